"""The table options of Suleika."""

from typing import Annotated, ClassVar

from msgspec import Meta

from zoco.core.options import Options


class SuleikaOptions(Options, frozen=True):
    """`first` sets who begins (−1: chance draws); `direction_at_end` is the variant for two."""

    paragraphs: ClassVar[dict[str, str]] = {
        "first": "suleika 1.4",
        "direction_at_end": "suleika 4.1",
    }

    first: Annotated[int, Meta(ge=-1, le=3)] = -1
    direction_at_end: bool = False
