"""Settings come as flags, variables and lines of a file; what does not fit is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.test_serve import started
from zoco.cli.main import run
from zoco.core.faults import BadInput
from zoco.server.configuring import configured, known, table


def written(folder: Path, text: str) -> str:
    file = folder / "zoco.toml"
    file.write_text(text)
    return str(file)


def test_a_flag_beats_its_variable_which_beats_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, "gone = 1\nseats_kept = 2\n'may_after' = 3\npublic_url = 'http://a'")
    variables = {"ZOCO_GONE": "10", "ZOCO_SEATS_KEPT": "20", "ZOCO_SERVICE_HOST": "of somebody"}
    settings = configured({"config": file, "gone": "100"}, variables)
    assert (settings.gone, settings.seats_kept, settings.may_after) == (100.0, 20.0, 3.0)
    assert (settings.public_url, settings.idle) == ("http://a", 300.0)
    assert configured({}, {"ZOCO_CONFIG": file}).gone == 1.0


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("gone", "soon", 'must be a number (found "soon")'),
        ("gone", "-1", 'must be a number of at least 0 (found "-1")'),
        ("gone", "nan", "must be a number of at least 0"),
        ("gone", "1e999", "is a number that is far too large"),
        ("port", "65536", 'must be a whole number of at most 65,535 (found "65536")'),
        ("public_url", "zoco.example", "must be written like https://zoco.example"),
    ],
)
def test_a_flag_and_a_variable_that_cannot_be_are_named(name: str, value: str, told: str) -> None:
    for flags, variables, place in (
        ({name: value}, {}, known()[name].flag),
        ({}, {known()[name].variable: value}, known()[name].variable),
    ):
        with pytest.raises(BadInput) as refused:
            configured(flags, variables)
        assert str(refused.value).startswith(f"{place}: {told}")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("port = 1\ngone = '5'", 'line 2, field gone: must be a number (found "5")'),
        ("\n# gone = 1\n\ngone = -1", "line 4, field gone: must be a number of at least 0"),
        ("port = true", "line 1, field port: must be a whole number (found true)"),
        ("gone = 1\nfrogs = 2", "line 2, field frogs: there is no such field"),
        ("\n[limits]\ngone = 1", "line 2, field limits: there is no such field"),
        ("games = 1", "line 1, field games: there is no such field"),
        ("gone = 1\ngone == 2", "line 2: is not TOML: look at character 7 of the line"),
        ("gone = '", "line 1"),
        ("port = 1\ngone = [", "line 2: ends too early"),
    ],
)
def test_a_line_of_the_file_that_cannot_be_is_named(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        configured({"config": written(tmp_path, text)}, {})
    assert str(refused.value).startswith(f"zoco.toml, {told}")


def test_the_command_refuses_with_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, "gone = 1\nidle = 'x'")
    assert run(["serve", "--idle", "x", "--lang", "en"]) == 2
    assert run(["serve", "--config", file, "--lang", "de"]) == 2
    assert run(["serve", "--config", str(tmp_path / "none"), "--lang", "en"]) == 2
    monkeypatch.setenv("ZOCO_IDLE", "x")
    assert run(["serve", "--lang", "en"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        '--idle: must be a number (found "x")',
        'zoco.toml, Zeile 2, Feld idle: muss eine Zahl sein (gefunden: "x")',
        f"{tmp_path / 'none'} cannot be used: it is not there.",
        'ZOCO_IDLE: must be a number (found "x")',
    ]


async def test_a_server_is_what_its_file_says(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    file = written(tmp_path, f"host = '127.0.0.1'\ndata = '{folder}'\nport = 1\n")
    process, _, _ = await started("--config", file)  # the flag --port 0 beats the file
    process.terminate()
    await process.wait()
    assert (folder / "zoco.db").is_file()


def test_every_setting_is_in_the_table() -> None:
    rows = table().splitlines()
    for setting in known().values():
        assert sum(row.startswith(f"| `{setting.name}` |") for row in rows) == 1
        assert setting.what.endswith("."), setting.name
        assert setting.meant(setting.default, text=False) == setting.default
