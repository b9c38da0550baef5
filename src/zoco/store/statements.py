"""The statements of the hot path, written once with SQLAlchemy and compiled for each driver."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ClauseElement, Dialect, bindparam, insert, update

from zoco.store.records import Append
from zoco.store.schema import entries, tables


class Prepared(NamedTuple):
    """A statement as a driver takes it, and the order of its parameters."""

    text: str
    order: tuple[str, ...]

    def row(self, values: dict[str, Any]) -> tuple[Any, ...]:
        """The parameters in the order of the statement."""
        return tuple(values[name] for name in self.order)


class Hot(NamedTuple):
    """Append entries, and touch their table."""

    insert: Prepared
    touch: Prepared


def hot_statements(dialect: Dialect) -> Hot:
    """The hot path in one dialect."""
    touch = (
        update(tables)
        .where(tables.c.id == bindparam("table_id"))
        .values(
            status=bindparam("status"), practice=bindparam("practice"), touched=bindparam("touched")
        )
    )
    return Hot(_prepared(insert(entries), dialect), _prepared(touch, dialect))


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
    }
