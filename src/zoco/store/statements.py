"""The statements of the hot path, written once with SQLAlchemy and compiled for each driver."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import (
    ClauseElement,
    Dialect,
    String,
    bindparam,
    insert,
    literal_column,
    null,
    update,
)

from zoco.store.holding import KINDS
from zoco.store.records import ENDED, Append, Creation
from zoco.store.schema import entries, tables

Work = tuple[str, list[tuple[Any, ...]]]
"""A statement and the rows that it is carried out with."""
CHANGED = ("status", "practice", "touched", "times", "due")
STALE = "the table has ended, its seats have changed, or another process leads it"


class Prepared(NamedTuple):
    """A statement as a driver takes it, and the order of its parameters."""

    text: str
    order: tuple[str, ...]

    def row(self, values: dict[str, Any]) -> tuple[Any, ...]:
        """The parameters in the order of the statement."""
        return tuple(values[name] for name in self.order)


class Hot(NamedTuple):
    """Append entries, and touch their table, which must live and be seated as the writer thinks,

    and where there are leases have the one that it writes by.
    """

    insert: Prepared
    touch: Prepared
    records: dict[type[Struct], Prepared]

    def creation(self, job: Creation) -> Iterator[Work]:
        """The statements that add records and entries, each with all of its rows."""
        for kind, prepared in self.records.items():
            some = [record for record in job.records if type(record) is kind]
            if some:
                yield prepared.text, [prepared.row(asdict(record)) for record in some]
        yield self.insert.text, [self.insert.row(row._asdict()) for row in job.entries]


def hot_statements(dialect: Dialect) -> Hot:
    """The hot path in one dialect; a driver that counts no rows is told which it touched."""
    changed: dict[str, Any] = {name: bindparam(name) for name in CHANGED}
    touch = (
        update(tables)
        .where(tables.c.id == bindparam("table_id"), tables.c.status.not_in(literals(ENDED)))
        .where(tables.c.seating == bindparam("known_seating"))
        .values(**changed, wish=null())
    )
    fenced = touch.where(tables.c.fence == bindparam("known_fence"))
    told = touch if dialect.name == "sqlite" else fenced.returning(tables.c.id)
    records = {kind: _prepared(insert(kept), dialect) for kind, kept in KINDS.items()}
    return Hot(_prepared(insert(entries), dialect), _prepared(told, dialect), records)


def literals(values: Iterable[str]) -> list[Any]:
    """Values that are written into the statement: they are no parameters."""
    return [literal_column(f"'{value}'", String) for value in values]


def _prepared(statement: ClauseElement, dialect: Dialect) -> Prepared:
    compiled: Any = statement.compile(dialect=dialect)
    return Prepared(str(compiled), tuple(compiled.positiontup))


def touched(append: Append) -> dict[str, Any]:
    """The parameters of `Hot.touch`."""
    return {
        "table_id": append.rows[0].table_id,
        "status": append.status,
        "practice": append.practice,
        "touched": append.touched,
        "times": append.times,
        "due": append.due,
        "known_seating": append.seating,
        "known_fence": append.fence,
    }
