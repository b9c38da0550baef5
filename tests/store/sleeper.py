"""A server that stops amid a commit and wakes much later: `python -m tests.store.sleeper URL`.

It says by which fence it leads table `t`, sleeps until somebody wakes it, and says what became of
each thing that it then tried to write.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from tests.store.test_store import append, row
from zoco.store.leases import Lease
from zoco.store.postgres import PostgresDriver
from zoco.store.store import Store


async def main(url: str) -> None:
    store = await Store.open(url)
    assert store.leases is not None
    assert isinstance(store.driver, PostgresDriver)
    await store.leases.hold()
    lease = await store.leases.claim("t")
    assert isinstance(lease, Lease)
    await store.under(lease).append(append(row(0)))
    print(lease.fence, flush=True)
    print(await tried(asleep(store.driver)), flush=True)
    print(await tried(store.under(lease).append(append(row(1)))), flush=True)
    print(await tried(store.append(append(row(2))._replace(fence=lease.fence))), flush=True)
    print(await tried(store.under(lease).change_table("t", wish="{}")), flush=True)
    await store.close()


async def asleep(driver: PostgresDriver) -> None:
    async with driver.connection.transaction():
        await driver.connection.execute("UPDATE tables SET touched = 'late' WHERE id = 't'")
        os.kill(os.getpid(), signal.SIGSTOP)


async def tried(writing: object) -> str:
    try:
        await writing  # type: ignore[misc]
    except Exception as error:
        return f"{type(error).__name__}: {error}".splitlines()[0]
    return "written"


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
