"""Looking back: a link for every position, keys and slider, other eyes, and on from there."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from bench.scrub import GO, heap
from tests.web.positions import NAMES, played, resumed
from tests.web.staged import sit, until
from tests.web.test_words_fit import CUT
from tests.web.visitor import Visitor
from zoco.bots.review import Review, reviewed
from zoco.core.log.log import Log

LONG, WALKED, MOST = ("scheherazade", 3, "2"), 300, 0.6
"""A long match; so many plies of it before and after; megabytes that may stay for good."""
NEWEST = """() => {
  const box = document.querySelector('.log .lines');
  return box.scrollHeight > box.clientHeight
    && box.scrollHeight - box.scrollTop - box.clientHeight < 2;
}"""
Invite = Callable[..., Visitor]
GAME, SEATS = "suleika", 3


@pytest.fixture(scope="module")
def match() -> tuple[Log, Review]:
    log = played(GAME, SEATS)
    return log, reviewed(log)


def imported(one: Visitor, log: Log) -> str:
    return str(one.post("/import", log=log.dumps().decode())["table"]["id"])


def at(page: Page, ply: int) -> None:
    expect(page.locator(f'[data-ply="{ply}"]')).to_be_attached()


def test_a_match_is_walked_through_by_keys_from_a_link(
    visitor: Invite, match: tuple[Log, Review]
) -> None:
    log, review = match
    one = visitor()
    table = imported(one, log)
    page = one.visit(f"/table/{table}/replay/10")
    at(page, 10)
    assert page.locator("use[href$=plug]").count() == 0, "nobody was away then who is away now"
    for key, ply in (
        ("ArrowRight", 11),
        ("ArrowLeft", 10),
        ("End", log.ply),
        ("ArrowRight", log.ply),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        at(page, ply)
    page.wait_for_selector('[data-mark="turning"]', state="attached")
    page.keyboard.press("PageDown")
    turned = review.turning[0].ply
    at(page, turned)
    page.wait_for_url(re.compile(rf"/table/{table}/replay/{turned}$"))
    assert page.locator("[data-move]").count() == 0, "nothing can be played here"
    page.keyboard.press("Space")
    expect(page.locator('[data-playing="true"]')).to_be_attached()
    expect(page.locator(f'[data-ply="{turned}"]')).not_to_be_attached()
    page.keyboard.press("Space")
    expect(page.locator('[data-playing="false"]')).to_be_attached()
    one.resize((1280, 620))
    assert page.evaluate(NEWEST), "the log still shows what was told last"
    one.accessible()


def test_the_slider_and_the_list_lead_to_a_ply_and_other_eyes_see_it(
    visitor: Invite, match: tuple[Log, Review]
) -> None:
    log, review = match
    one = visitor(size=(390, 664), locale="de-DE", has_touch=True)
    page = one.visit(f"/table/{imported(one, log)}/replay/0")
    slider = page.get_by_role("slider")
    slider.fill(str(log.ply // 2))
    at(page, log.ply // 2)
    for size in ((820, 1180), (640, 330), (360, 640)):
        one.resize(size)
        assert page.evaluate(CUT, "header") == [], "the title and the round are read whole"
        one.fits()
    page.get_by_role("button", name="Wendepunkte", exact=True).click()
    page.locator(f'[data-turning="{review.turning[-1].ply}"]').click()
    at(page, review.turning[-1].ply)
    page.get_by_label("Gesehen von").select_option(index=1)
    expect(page.locator('[data-eyes="0"]')).to_be_attached()
    at(page, review.turning[-1].ply)


def test_with_all_open_one_sees_what_each_has_sealed_and_else_only_ones_own(
    visitor: Invite,
) -> None:
    log = played("basari", SEATS)
    chosen = [getattr(log.at(ply).agenda[0], "chosen", ()) for ply in range(log.ply)]
    ply = next(at for at, made in enumerate(chosen) if sum(map(bool, made)) == 2)
    one = visitor()
    page = one.visit(f"/table/{imported(one, log)}/replay/{ply}")
    at(page, ply)
    known = page.locator("[data-known]")
    expect(known).to_have_count(2)
    signs = [str(sign.get_attribute("data-known")) for sign in known.all()]
    assert signs == [action for action in chosen[ply] if action]
    seat = next(at for at, action in enumerate(chosen[ply]) if action)
    page.get_by_label("Seen by").select_option(label=f"As {log.header.called[seat]}")
    expect(known).to_have_count(1)


def test_before_the_end_one_looks_back_with_ones_own_eyes(visitor: Invite) -> None:
    log = played(GAME, SEATS)
    one = visitor()
    table = resumed(one, log, 40, log.line[39].seat if log.line[39].seat >= 0 else 0)
    seat = one.context.request.get(f"{one.base}/api/tables/{table}").json()["mine"][0]
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page = one.page
    expect(page.locator(f'[data-eyes="{seat}"]')).to_be_attached()
    page.keyboard.press("Home")
    at(page, 0)
    assert page.get_by_label("Seen by").count() == 0
    assert page.get_by_role("button", name="Turning points").count() == 0


def test_a_moment_of_the_result_is_played_differently_as_a_fork(
    visitor: Invite, match: tuple[Log, Review]
) -> None:
    log, review = match
    one = visitor()
    table = imported(one, log)
    page = one.visit(f"/table/{table}")
    moments = page.locator("[data-moment]")
    expect(moments).to_have_count(3, timeout=60_000)  # the review takes seconds of a processor
    plies = [int(str(moment.get_attribute("data-moment"))) for moment in moments.all()]
    assert plies == [moment.ply for moment in review.three]
    expect(moments.first.locator(".large > *").first).to_be_attached()
    page.get_by_role("button", name="Statistics", exact=True).click()
    pictures = page.get_by_role("dialog").locator("[data-statistics]")
    expect(pictures.get_by_role("row", name="Tolls paid")).to_be_visible()
    page.get_by_role("button", name="Numbers").click()
    scores = log.game.score(log.table).scores
    expect(pictures.get_by_role("row", name="Together")).to_contain_text(f"+{scores[0]}")
    one.accessible()
    page.keyboard.press("Escape")
    for size in ((844, 340), (390, 664)):
        one.resize(size)
        page.get_by_role("button", name="Three moments").click()
        expect(moments.first).to_be_in_viewport(ratio=0.6)
    moments.first.get_by_role("button", name="Play it differently").click()
    page.locator('[data-fork="alone"]').click()
    page.wait_for_url(lambda address: table not in address)
    expect(page.locator("[data-practice]")).to_be_visible()
    fork = page.url.rsplit("/", 1)[-1]
    state = one.context.request.get(f"{one.base}/api/tables/{fork}").json()
    assert state["table"]["origin"] == {"kind": "fork", "table": table, "ply": plies[0] - 1}
    assert (state["table"]["status"], state["table"]["practice"]) == ("playing", True)
    expect(page.locator("[data-fork]")).to_be_visible()
    page.goto(f"{one.base}/mine")
    expect(page.locator(f'[data-table="{fork}"]')).to_contain_text("Fork")


def raised(log: Log) -> int:
    """A ply at which somebody could have accepted an offer, and raised it."""
    accept = log.game.read("accept")
    return next(
        ply
        for ply, entry in enumerate(log.line)
        if type(entry.move).__struct_config__.tag == "offer"
        and accept in log.game.musts(log.at(ply), entry.seat)
    )


def test_what_if_i_had_accepted_is_two_presses_away(visitor: Invite) -> None:
    log = played("basari", SEATS)
    ply = raised(log)
    one = visitor()
    link = f"/table/{imported(one, log)}/replay/{ply}"
    page = one.visit(link)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_contain_text("with all that was hidden there")
    page.locator('[data-fork="alone"]').click()
    one.asked()
    expect(page.locator("[data-practice]")).to_be_visible()
    page.locator("[data-gesture=accept]").click()
    page.locator(".decision button.main:enabled").click()
    expect(page.locator(".log")).to_contain_text(f"{NAMES[0]} accepts")
    one.visit(link)
    page.get_by_role("button", name="Play on from here").click()
    page.locator('[data-fork="friends"]').click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    expect(page.locator("li[data-seat='1']")).to_contain_text("free seat")


PAINTED = """
const way = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
Object.defineProperty(HTMLImageElement.prototype, 'src', {
  ...way,
  set(address) { window.painted = address; way.set.call(this, address); },
});"""
"""Remembers what a picture is painted from."""


def test_positions_and_results_are_handed_on_as_pictures_and_links_without_a_seat(
    visitor: Invite, match: tuple[Log, Review], tmp_path: Path
) -> None:
    log, _ = match
    one = visitor(bypass_csp=False)
    one.context.add_init_script(PAINTED)
    table = imported(one, log)
    links: list[str] = []
    for path in (f"/table/{table}/replay/40", f"/table/{table}"):
        page = one.visit(path)
        page.get_by_role("button", name="Share").first.click()
        window = page.get_by_role("dialog")
        link = window.get_by_label("Link", exact=True)
        expect(link).to_have_value(re.compile(re.escape(one.base + path) + r"#invite=[\w-]+$"))
        links.append(link.input_value())
        expect(window.locator("[data-picture] svg").nth(3)).to_be_visible()
        with page.expect_download() as saved:
            window.get_by_role("button", name="Save the picture").click()
        saved.value.save_as(tmp_path / "saved.png")
        picture = (tmp_path / "saved.png").read_bytes()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert int.from_bytes(picture[16:20]) == 2 * 880
        assert len(set(picture)) == 256, "it is not empty"
        source = unquote(page.evaluate("window.painted"))
        assert source.count("data:font/woff2;base64,") == 2, "letters come with it"
        assert re.search(r'<div [^>]*style="font-family: &quot;Atkinson', source), "and are used"
        assert re.findall(r'(?:href|src)="(?!#|data:)[^"]*"', source) == []
    stranger = visitor(name="Bob")
    stranger.visit(links[0])
    at(stranger.page, 40)
    stranger.page.wait_for_url(one.base + f"/table/{table}/replay/40")


DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  const how = { dataTransfer: data, bubbles: true, cancelable: true };
  for (const kind of ['dragover', 'drop']) document.body.dispatchEvent(new DragEvent(kind, how));
}"""


def test_a_match_file_that_is_let_fall_opens_and_a_bad_one_says_what_is_wrong(
    visitor: Invite, match: tuple[Log, Review]
) -> None:
    log, _ = match
    one = visitor()
    one.expected = ("422",)
    page = one.visit("/mine")
    page.wait_for_selector('[data-ready="true"]')
    text = log.dumps().decode()
    page.evaluate(DROP, ["bad.jsonl", text.replace('"ply":2,', '"ply":3,', 1)])
    alert = page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text("line 3")
    expect(alert).to_contain_text("ply")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate(DROP, ["match.jsonl", text])
    page.wait_for_url(re.compile(r"/table/\w+/replay/0$"))
    at(page, 0)


@pytest.mark.soak
def test_nothing_grows_over_a_replay_of_300_plies(visitor: Invite) -> None:
    log = played(*LONG)
    assert log.ply >= WALKED
    one = visitor()
    page = one.visit(f"/table/{imported(one, log)}/replay/0")
    page.wait_for_selector(".chart path", state="attached", timeout=120_000)

    def walked() -> float:
        for ply in range(WALKED):
            page.evaluate(GO, ply)
        return heap(page)

    walked()  # the first sees every drawing for the first time
    before = walked()
    assert walked() < before + MOST


SEEN = """() => {
  window.seen = [];
  const look = () => {
    const hidden = document.querySelectorAll('.card.hidden').length;
    seen.push([document.querySelector('.deed .caption').textContent, hidden]);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_no_card_is_named_in_the_caption_before_it_is_turned_up(visitor: Invite) -> None:
    one, drawn = visitor(), "Exchange cards"
    sit(one, until("bazaar", 2, lambda table, _: table.turns > 0))
    page = one.visit(f"{one.page.url}/replay/0")
    expect(page.locator(".card.hidden")).to_have_count(2)
    page.evaluate(SEEN)
    page.keyboard.press("Space")
    at(page, 1)
    told = {(drawn in caption, hidden) for caption, hidden in page.evaluate("seen")}
    assert told >= {(False, 2), (True, 0)}
    assert (True, 2) not in told
