"""One Hypothesis profile for all tests: no timing decides, and CI always tries the same."""

from __future__ import annotations

import os

from hypothesis import settings

from tests.postgres import postgres_uri

__all__ = ["postgres_uri"]

settings.register_profile("zoco", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("zoco")
