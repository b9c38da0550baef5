"""The table options of Basari."""

from typing import ClassVar

from zoco.core.options import Options


class BasariOptions(Options, frozen=True):
    """`share_arches` lets discs lie together; `two_player` is the guessing variant for two."""

    paragraphs: ClassVar[dict[str, str]] = {
        "share_arches": "basari 1.3",
        "two_player": "basari 6.1",
    }

    share_arches: bool = False
    two_player: bool = False
