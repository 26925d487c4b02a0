#!/usr/bin/env bash
# Have a Chromium for the tests of the page: the system's, or on Debian as root the package of that name.
set -euo pipefail
for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium, in which the page is tested"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq </dev/null
    apt-get install -qq -y --no-install-recommends chromium </dev/null >/dev/null
else
    echo "The tests of the page need Chromium. On Debian and Ubuntu: sudo apt-get install chromium" >&2
    exit 1
fi
