"""What is known of Basari: Das Kartenspiel before its rules are imported."""

from zoco.core.meta import Meta

META = Meta(
    key="basari_cards",
    title="Basari: Das Kartenspiel",
    subtitle="The card game",
    authors=("Reinhard Staupe",),
    year=2014,
    seats=(2, 3, 4, 5),
    rules_version=1,
    end="basari_cards 4.3",
    order=3,
    minutes=35,
    weight="light",
    editions=("standard", "busy"),
)
