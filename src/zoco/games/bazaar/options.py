"""The table options of Bazaar."""

from typing import Annotated, ClassVar

from msgspec import Meta

from zoco.core.options import Options

DRAWN = 0


class BazaarOptions(Options, frozen=True):
    """`first_card`, `second_card` choose the exchange cards (0: drawn); the others as they say."""

    paragraphs: ClassVar[dict[str, str]] = {
        "first_card": "bazaar 1.2",
        "second_card": "bazaar 1.2",
        "several_purchases": "bazaar 2.4",
        "breaches": "bazaar 2.5",
        "solo": "bazaar 4.1",
    }

    first_card: Annotated[int, Meta(ge=0, le=10)] = DRAWN
    second_card: Annotated[int, Meta(ge=0, le=10)] = DRAWN
    several_purchases: bool = False
    breaches: bool = False
    solo: bool = False
