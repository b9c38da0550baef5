"""What is known of Die Perlen der Scheherazade before its rules are imported."""

from zoco.core.meta import Meta

META = Meta(
    key="scheherazade",
    title="Die Perlen der Scheherazade",
    subtitle="The Pearls of Scheherazade",
    authors=("Klaus Zoch", "Albrecht Werstein"),
    year=1992,
    seats=(3, 4, 5, 6),
    rules_version=1,
    end="scheherazade 7.1",
    order=5,
    minutes=85,
    weight="deep",
    editions=("standard", "short_journey"),
)
