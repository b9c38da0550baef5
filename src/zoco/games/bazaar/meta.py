"""What is known of Bazaar before its rules are imported."""

from zoco.core.meta import Meta

META = Meta(
    key="bazaar",
    title="Bazaar",
    subtitle="Sid Sackson's game of exchange rates",
    authors=("Sid Sackson",),
    year=1967,
    seats=(1, 2, 3, 4, 5, 6),
    rules_version=1,
    end="bazaar 4.1",
    order=4,
    minutes=30,
    weight="medium",
    not_code=("bazaar 5.1",),
    editions=("standard", "example"),
)
