"""Which C compiler builds the engine, and with which flags. Run as a script it says so."""

import os
import shlex
import shutil
import sys
import sysconfig

ZIG_REQUIREMENT = "ziglang>=0.13"
FORCE_ZIG = "GRANDAUSTRIA_ZIG"
QUICK = "GRANDAUSTRIA_QUICK_BUILD"
"""Set to 1: a slower engine that is built sooner, for work on the rules."""

PLACED = ["-falign-functions=64", "-falign-loops=32"]
"""Where functions and loops begin: chance, and with it every change elsewhere, made up to 3 % of a decision."""


def zig_is_needed() -> bool:
    """Whether to compile with the `ziglang` package: by wish (GRANDAUSTRIA_ZIG=1), or for want of another."""
    if os.environ.get(FORCE_ZIG) == "1":
        return True
    if sys.platform == "win32":  # setuptools finds Microsoft's compiler by the registry, not by the PATH
        return False
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(configured)[0]) is None


def requirements() -> list[str]:
    """What a build environment must hold besides setuptools and Cython."""
    return [ZIG_REQUIREMENT] if zig_is_needed() else []


def zig_commands() -> dict[str, list[str]]:
    """The commands of the `ziglang` package that compile and link, as a compiler of setuptools takes them."""
    zig = [sys.executable, "-m", "ziglang", "cc", f"-mcpu={_zig_processor()}"]
    compiling = [*zig, "-fPIC", "-DNDEBUG", "-fwrapv", "-fno-sanitize=all"]
    linking = ["-dynamiclib", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
    return {"compiler": compiling, "compiler_so": compiling, "linker_so": [*zig, *linking]}


def flags() -> list[str]:
    """Compiler flags of the engine.

    The engine counts bits all the time. Plain x86-64 has no instruction for that, so compilers call a slow
    library function; every x86-64 processor since about 2008 has one (it belongs to level x86-64-v2, which
    current Linux distributions and NumPy require). `-mpopcnt` asks for this one instruction and nothing else,
    so that a wheel built on a new machine runs on an old one: never `-march=native`. ARM's baseline has one.
    """
    quick = os.environ.get(QUICK) == "1"
    if sys.platform == "win32" and os.environ.get(FORCE_ZIG) != "1":
        return ["/O1" if quick else "/O2"]
    common = ["-O1"] if quick else ["-O3", *PLACED]
    if sys.platform == "darwin":  # one build may hold both processors
        return [*common, "-Xarch_x86_64", "-mpopcnt"]
    return [*common, "-mpopcnt"] if _is_x86_64() else common


def _zig_processor() -> str:
    # Left alone, zig builds for the processor at hand.
    return "x86_64_v2" if _is_x86_64() else "baseline"


def _is_x86_64() -> bool:
    return sysconfig.get_platform().endswith(("x86_64", "amd64"))


if __name__ == "__main__":
    print("ziglang" if zig_is_needed() else "machine")
