"""The table options of Basari: Das Kartenspiel."""

from typing import ClassVar

from zoco.core.options import Options


class BasariCardsOptions(Options, frozen=True):
    """`two_player` is the variant for two: guess the other's action (basari_cards 6.1)."""

    paragraphs: ClassVar[dict[str, str]] = {"two_player": "basari_cards 6.1"}

    two_player: bool = False
