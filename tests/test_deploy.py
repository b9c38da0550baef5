"""The examples for hosts name what exists: flags, settings, ports, addresses, files."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from tests.server.conftest import running, settings_for
from zoco.cli.main import run
from zoco.server.configuring import configured, known
from zoco.server.proxies import networks

DEPLOY = Path(__file__).parents[1] / "deploy"
SETTINGS = configured({"config": str(DEPLOY / "zoco.toml")}, {})
FLAGS = {setting.flag for setting in known().values()} | {"--config"}


def text(name: str) -> str:
    return (DEPLOY / name).read_text()


def commands() -> list[list[str]]:
    """The commands of zoco in units and container."""
    units = [*DEPLOY.glob("*.service")]
    lines = [line for unit in units for line in unit.read_text().splitlines()]
    starts = [line.partition("=")[2] for line in lines if line.startswith("ExecStart=")]
    found = [shlex.split(one)[-1] if "/bin/sh" in one else one for one in starts]
    words = [shlex.split(one.replace("%%", "%"))[1:] for one in found]
    last = re.findall(r"^CMD (\[.*\])$", text("Containerfile"), re.MULTILINE)
    return [*words, json.loads(last[-1])]


def test_every_command_and_flag_exists() -> None:
    assert {words[0] for words in commands()} == {"serve", "backup"}
    for words in commands():
        flags = {word for word in words if word.startswith("--")}
        assert flags <= FLAGS, words
        assert run([words[0], "--help"]) == 0
    serve = next(words for words in commands() if "0.0.0.0" in words)
    given = dict(zip(serve[1::2], serve[2::2], strict=True))
    configured({flag.removeprefix("--").replace("-", "_"): it for flag, it in given.items()}, {})


def test_units_name_the_same_folders_and_files_as_the_settings() -> None:
    assert SETTINGS.data == "/var/lib/zoco"
    assert "StateDirectory=zoco\n" in text("zoco.service")
    for words in commands()[:2]:
        assert words[words.index("--config") + 1] == "/etc/zoco/zoco.toml"


def test_every_proxy_speaks_to_the_port_of_the_settings_and_is_trusted() -> None:
    here = f"127.0.0.1:{SETTINGS.port}"
    assert f"reverse_proxy {here}" in text("Caddyfile")
    assert f"proxy_pass http://{here};" in text("nginx.conf")
    assert f"EXPOSE {SETTINGS.port}" in text("Containerfile")
    assert SETTINGS.host == "127.0.0.1"
    assert "127.0.0.1/32" in {str(one) for one in networks(SETTINGS.trusted_proxies)}
    site = urlsplit(SETTINGS.public_url).netloc
    assert f"{site} {{" in text("Caddyfile")
    assert f"server_name {site};" in text("nginx.conf")
    for header in ("X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert f"proxy_set_header {header} " in text("nginx.conf")
    largest = re.findall(r"client_max_body_size (\d+)m;", text("nginx.conf"))
    assert int(largest[0]) * 1_000_000 >= SETTINGS.request_size


async def test_every_address_that_is_named_answers(tmp_path: Path) -> None:
    named = set(re.findall(r"/api/[a-z]+", text("Caddyfile") + text("Containerfile")))
    assert named == {"/api/ready"}
    hosting = (DEPLOY.parent / "docs" / "hosting.md").read_text()
    named |= set(re.findall(r"GET (/api/[a-z]+)", hosting))
    server = running(settings_for(tmp_path))
    async with server as here, httpx.AsyncClient(base_url=here.base) as web:
        for address in named:
            assert (await web.get(address)).status_code == 200, address
