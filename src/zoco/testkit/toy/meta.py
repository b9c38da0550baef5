"""What is known of Blind Well before its rules are imported."""

from zoco.core.meta import Meta

META = Meta(
    key="toy",
    title="Blind Well",
    subtitle="A toy",
    authors=("The zoco authors",),
    year=2025,
    seats=(2, 3),
    rules_version=1,
    end="toy 4.1",
    not_code=("1.3",),
)
