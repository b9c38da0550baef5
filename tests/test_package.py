from __future__ import annotations

from importlib.metadata import version
from importlib.resources import files

import zoco


def test_the_installed_version_is_the_one_in_the_source() -> None:
    assert version("zoco") == zoco.__version__


def test_the_package_says_that_it_is_typed() -> None:
    assert files("zoco").joinpath("py.typed").is_file()
