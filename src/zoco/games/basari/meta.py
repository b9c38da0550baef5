"""What is known of Basari before its rules are imported."""

from zoco.core.meta import Meta

META = Meta(
    key="basari",
    title="Basari",
    subtitle="",
    authors=("Reinhard Staupe",),
    year=1998,
    seats=(2, 3, 4),
    rules_version=1,
    end="basari 5.1",
    order=2,
    minutes=50,
    weight="medium",
    not_code=("basari 3.7", "basari 4.6"),
    editions=("standard", "long_arcade"),
)
