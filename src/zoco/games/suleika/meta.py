"""What is known of Suleika before its rules are imported."""

from zoco.core.meta import Meta

META = Meta(
    key="suleika",
    title="Suleika",
    subtitle="Marrakech",
    authors=("Dominique Ehrhard",),
    year=2007,
    seats=(2, 3, 4),
    rules_version=1,
    end="suleika 3.1",
    order=1,
    minutes=25,
    weight="light",
)
