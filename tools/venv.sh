#!/usr/bin/env bash
# Make a virtual environment: tools/venv.sh PYTHON FOLDER
#
# One that works and is of the same Python stays as it is: programs may be running in it.
# Debian's python3 comes without the module that fills an environment with pip. Root gets it installed, anyone else is
# told what to install.
set -euo pipefail
python=$1
folder=$2

fail() {
    printf 'make setup: %s\n' "$@" >&2
    exit 1
}

command -v "$python" >/dev/null || fail "there is no '$python' here; install Python 3.11 or later, or name yours: make setup PYTHON=python3.12"
version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
    || fail "'$python' is Python $version; Herna needs 3.11 or later. Name another one: make setup PYTHON=python3.12"

usable() { [ "$("$folder/bin/python" -c 'import pip, sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)" = "$version" ]; }
if usable; then exit 0; fi

if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
    package=python$version-venv
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $package, which '$python' lacks to make a virtual environment"
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -qq </dev/null
        apt-get install -qq -y --no-install-recommends "$package" </dev/null
    else
        fail "'$python' cannot make a virtual environment. On Debian and Ubuntu: sudo apt-get install $package"
    fi
fi

# --clear: nothing is built upon what an interrupted setup left behind.
"$python" -m venv --clear "$folder"
