# Shell functions shared by ./play and ./test: the virtual environment, the locked packages, the built engine and page.
# Sourced, not run; the current folder is the root of the repository. Expects `set -eu`.

VENV=.venv
OLDEST=3.11

say() { printf '%s\n' "$*" >&2; }

die() {
    say "error: $*"
    exit 1
}

# found COMMANDS: whether one of them is there; they stand between bars, as some names have spaces in them. Debian keeps
# PostgreSQL's programs, several versions side by side, off the PATH.
found() {
    rest=$1
    while [ -n "$rest" ]; do
        name=${rest%%"|"*}
        rest=${rest#"$name"}
        rest=${rest#"|"}
        command -v "$name" >/dev/null 2>&1 && return 0
        for program in "${POSTGRESQL:-/usr/lib/postgresql}"/*/bin/"$name"; do
            [ ! -x "$program" ] || return 0
        done
    done
    return 1
}

# need NAMES PACKAGE WHAT [CHECK…]: finds one of the commands NAMES (or whatever CHECK asks for), or installs Debian's
# PACKAGE as root. Where neither works it says WHAT is left out, and why, and returns 1; in continuous integration
# (CI=true) nothing may be left out, so it ends the run.
need() {
    first=${1%%"|"*}
    package=$2
    what=$3
    if [ $# -gt 3 ]; then shift 3; else set -- found "$1"; fi
    "$@" && return 0
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "installing $package"
        said=$(apt_install "$package" 2>&1) || say "apt-get failed:
$(printf '%s\n' "$said" | tail -n 8 | sed 's/^/  /')"
        "$@" && return 0
    fi
    [ "${CI:-}" != true ] || die "$first is missing or does not run, and $package could not be installed"
    say "left out: $what (needs $first; on Debian: apt-get install $package)"
    return 1
}

apt_install() { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1"; }

# python_lacks PYTHON: prints what PYTHON lacks to build and run the game, nothing when all is there.
python_lacks() {
    "$1" - 2>/dev/null <<'EOF' || echo "it does not run"
import importlib.util, pathlib, sys, sysconfig
if sys.version_info < (3, 11):
    print("it is Python %d.%d" % sys.version_info[:2])
elif importlib.util.find_spec("ensurepip") is None:
    print("it has no ensurepip (on Debian: apt-get install python3-venv)")
elif not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists():
    print("it has no headers (on Debian: apt-get install python3-dev)")
EOF
}

find_python() {
    reasons=
    # Those that most packages are built for come first, then whatever the machine calls its own, then all later ones.
    set -- python3.13 python3.12 python3.11 python3
    minor=14
    while [ "$minor" -lt 40 ]; do
        set -- "$@" "python3.$minor"
        minor=$((minor + 1))
    done
    [ -z "${PYTHON:-}" ] || set -- "$PYTHON"
    for candidate; do
        command -v "$candidate" >/dev/null 2>&1 || continue
        lacks=$(python_lacks "$candidate")
        [ -n "$lacks" ] || {
            echo "$candidate"
            return
        }
        reasons="$reasons
  $candidate: $lacks"
    done
    die "no usable Python $OLDEST or newer${PYTHON:+ in PYTHON=$PYTHON}.${reasons:-
  none was found on the PATH}
Install one, or name one: PYTHON=/path/to/python3 $0"
}

fingerprint() { cksum "$@" | cksum; }

# unless_done NAME FINGERPRINT COMMAND…: runs COMMAND unless it last succeeded with the same fingerprint.
unless_done() {
    stamp=$VENV/stamp-$1
    print=$2
    [ "$(cat "$stamp" 2>/dev/null)" != "$print" ] || return 0
    rm -f "$stamp"
    shift 2
    "$@"
    echo "$print" >"$stamp"
}

# make_venv: once; and again where an installation was cut off, as pip cannot mend what it left half done.
make_venv() {
    "$VENV/bin/python" -c '' 2>/dev/null && [ -e "$VENV/stamp-venv" ] && [ ! -e "$VENV/installing" ] && return 0
    python=$(find_python)
    say "making $VENV with $("$python" --version)"
    "$python" -m venv --clear "$VENV"
    : >"$VENV/stamp-venv"
}

run_pip() { "$VENV/bin/python" -m pip --disable-pip-version-check install --quiet "$@"; }

# pip_install …: remembers that it has begun, until it has ended by itself.
pip_install() {
    : >"$VENV/installing"
    run_pip "$@" && result=0 || result=$?
    [ "$result" -ge 128 ] || rm "$VENV/installing"
    return "$result"
}

install_locked() {
    say "installing requirements/$1.txt"
    pip_install --require-hashes --requirement "requirements/$1.txt"
}

build_engine() {
    say "building the engine"
    if [ "$("$VENV/bin/python" tools/compiler.py)" = ziglang ]; then
        say "no C compiler on the PATH: taking the ziglang package"
        install_locked zig
    fi
    # In place: Python files are read from src/, and the compiled engine lies beside them, where tests and tools look.
    # The page has a step of its own, since it changes for other reasons.
    GRANDAUSTRIA_WITHOUT_WEB=1 run_pip --no-deps --no-build-isolation --editable .
}

# build_web: the files of the table in the browser, anew only when their sources have changed.
build_web() { "$VENV/bin/python" tools/web_files.py; }

# prepare run|dev: everything that is needed to play, or to work on the game.
prepare() {
    make_venv
    unless_done "$1" "$(fingerprint "requirements/$1.txt")" install_locked "$1"
    unless_done engine "$(fingerprint pyproject.toml setup.py tools/*.py src/grandaustria/vocabulary.py \
        src/grandaustria/engine/*.p[xy][dix] src/grandaustria/bots/*.pxi)" \
        build_engine
}
