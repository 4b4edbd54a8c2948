"""Declares the one compiled module, and the README as it reads elsewhere; everything else is in pyproject.toml."""

import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "tools"))

import about  # noqa: E402  (lies in tools/, beside the build backend)
import codes  # noqa: E402
import compiler  # noqa: E402

ENGINE = Path("src/grandaustria/engine")
BOTS = Path("src/grandaustria/bots")  # those whose inner loops are compiled into the engine
GENERATED_IN = "build/cython"  # so that src/ holds only what people wrote
GENERATED = Path(GENERATED_IN) / ENGINE / "_engine.c"
FLAGS = Path(GENERATED_IN) / "flags"  # changes with them, so that other flags are another build
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "freethreading_compatible": True,  # nothing it keeps is changed after the import, but what a caller hands to it
}


class BuildExtension(build_ext):
    """`build_ext` that takes the compiler of the `ziglang` package where the machine has none."""

    def build_extensions(self) -> None:
        if compiler.zig_is_needed():
            self.compiler.set_executables(**compiler.zig_commands())
        super().build_extensions()


def engine() -> list[Extension]:
    codes.write_codes(Path(GENERATED_IN))
    codes.write(FLAGS, " ".join(compiler.flags()))
    extension = Extension(
        "grandaustria.engine._engine",
        sources=[(ENGINE / "_engine.pyx").as_posix()],
        include_dirs=[ENGINE.as_posix()],
        extra_compile_args=compiler.flags(),
    )
    # Cython sees by itself when the .pyx or an included file changed, but not when this file did.
    stale = not GENERATED.exists() or GENERATED.stat().st_mtime < Path(__file__).stat().st_mtime
    extensions: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        [extension],
        build_dir=GENERATED_IN,
        include_path=[GENERATED_IN],
        compiler_directives=DIRECTIVES,
        force=stale,
    )
    # Only now, for cythonize copies what is named here into its build folder. Paths are relative to this
    # folder: setuptools refuses absolute ones in a source distribution.
    headers = [
        path.as_posix()
        for folder in (ENGINE, BOTS)
        for pattern in ("*.pxi", "*.pxd", "*.h")
        for path in folder.glob(pattern)
    ]
    for compiled in extensions:
        compiled.depends = [*sorted(headers), "setup.py", "tools/compiler.py", FLAGS.as_posix()]
    return extensions


def readme() -> str:
    """Links of the repository lead nowhere outside it."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return about.readme_elsewhere(text, about.project().urls.get("Documentation"))


setup(
    ext_modules=engine(),
    cmdclass={"build_ext": BuildExtension},
    long_description=readme(),
    long_description_content_type="text/markdown",
)
