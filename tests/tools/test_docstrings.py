"""The examples in docstrings of the tools run, and there are some."""

import importlib

import pytest

from tests import test_doctests


@pytest.mark.parametrize("name", ["about", "interface_page", "release", "site_docstrings", "site_hooks"])
def test_examples(name: str) -> None:
    test_doctests.test_docstrings(name)
    assert test_doctests.examples(importlib.import_module(name))
