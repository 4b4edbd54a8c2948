"""The web table as it is served: addresses, caching, compression, types, and what is not served."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from grandaustria.server.api import web
from grandaustria.server.api.guard import PAGE_POLICY
from grandaustria.server.api.invitation import address_for
from grandaustria.server.api.web import ASK_AGAIN, FOR_EVER, NOT_BUILT, PRIVATELY, SCREENS, readable
from grandaustria.server.settings import Settings
from tests.server.running import Running, Visitor
from tests.server.sqlite import empty_house
from tests.server.with_accounts import with_account

ROOT = Path(__file__).parents[2]
ROUTER = ROOT / "web" / "src" / "lib" / "router.svelte.ts"
PAGE = "<!doctype html><title>Grand Austria</title>"
SCRIPT = "console.log('servus');"

Get = Callable[..., httpx.Response]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return empty_house(tmp_path)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Built files as they lie in the package, with a secret beside their folder."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    for name, text in (("index.html", PAGE), ("assets/app-1234.js", SCRIPT)):
        path = folder / name
        path.write_text(text)
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(text.encode()))
        path.with_name(f"{path.name}.br").write_bytes(b"as if compressed")
    (folder / "assets" / "sprite-5678.svg").write_text("<svg/>")
    (folder / "assets" / "letters-9.woff2").write_bytes(b"wOF2")
    (folder / "assets" / "texts-en-1.ftl").write_text("web-name = Grand Austria")
    (folder / "licences.txt").write_text("OFL")
    (folder / "built-from").write_text("a hash")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setenv("GAH_WEB", str(folder))
    return folder


@pytest.fixture
def get(server: Running, built: Path) -> Get:
    assert built.is_dir()
    client = server.visitor().client

    def ask(path: str, accepted: str = "identity", method: str = "GET") -> httpx.Response:
        return client.request(method, path, headers={"Accept-Encoding": accepted})

    return ask


# Addresses


def address_of(screen: str) -> str:
    return re.sub(r"\{\w+\}", "some-id", screen)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_every_screen_is_the_one_page(get: Get, screen: str, method: str) -> None:
    answer = get(address_of(screen), method=method)
    named = any(part in screen for part in ("{table_id}", "{tournament_id}", "{day}"))
    assert answer.status_code == (404 if named else 200)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == ASK_AGAIN
    assert answer.headers["content-length"] == str(len(PAGE))
    assert answer.text == (PAGE if method == "GET" else "")


def test_the_page_and_the_server_know_the_same_addresses() -> None:
    """The list is written twice: in the router of the page, and here, so that a reload finds the page."""
    text = ROUTER.read_text(encoding="utf-8")
    table = re.search(r"const ROUTES[^=]*= \[(.*?)\n\];", text, re.DOTALL)
    assert table, "the router has no table of its addresses"
    written = re.findall(r"\['(/[^']*)', '\w+'\]", table.group(1))
    assert len(written) == len(SCREENS)
    assert [re.sub(r":\w+", ":", path) for path in written] == [re.sub(r"\{\w+\}", ":", path) for path in SCREENS]


def test_links_in_alerts_lead_to_a_screen() -> None:
    """server/alerts.py writes them without asking anybody."""
    source = (ROOT / "src/grandaustria/server/alerts.py").read_text(encoding="utf-8")
    links = re.findall(r'return f"\{self\._settings\.origin\}(/[^"]*)"', source)
    assert len(links) == source.count("_settings.origin")
    assert {re.sub(r"\{[^}]+\}", "{table_id}", link) for link in links} <= set(SCREENS)


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere", "/tables", "/tables/", "/tables/x/y", "/new/", "/built-from", "/index.htm", "/apiary", "/a/b/c.png",
    ],
)  # fmt: skip
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_an_address_that_leads_nowhere_is_the_page_that_says_so(get: Get, path: str, method: str) -> None:
    answer = get(path, method=method)
    assert (answer.status_code, answer.headers["cache-control"]) == (404, ASK_AGAIN)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"] == PAGE_POLICY
    assert answer.text == (PAGE if method == "GET" else "")


def test_a_table_that_is_not_there_is_told_by_the_status_as_by_the_interface(server: Running, built: Path) -> None:
    """And no more than that: one that is private, and one that never was, look the same to strangers."""
    assert built.is_dir()
    host, other, stranger = server.guest(), server.guest(), server.visitor()
    tables = {public: host.post("/tables", {"players": 2, "public": public}, status=201) for public in (True, False)}
    ends = ("", "/score", "/replay", "/replay/3", "/analysis")

    def asked(who: Visitor, table: str) -> set[int]:
        """Its pages; and, where that makes nobody new, the interface."""
        told = {who.client.get(f"/api/v1/tables/{table}").status_code} if who is not stranger else set()
        return told | {who.client.get(f"/tables/{table}{end}").status_code for end in ends}

    for who in (host, other, stranger):
        assert asked(who, tables[True]["id"]) == {200}
        assert asked(who, tables[False]["id"]) == ({200} if who is host else {404})
        assert asked(who, "none") == {404}
        for odd in ("%00", "x" * 40):
            assert who.client.get(f"/tables/{odd}").status_code == 404
    # With a secret, right or wrong, the page asks by itself.
    for table in (tables[False]["id"], "none"):
        for code in (tables[False]["code"], "wrong"):
            assert stranger.client.get(f"/tables/{table}?code={code}").status_code == 200


def test_days_and_tournaments_that_are_not_there(server: Running, built: Path) -> None:
    """What is written like no name at all is asked for nowhere."""
    assert built.is_dir()
    host, _ = with_account(server)
    cup = host.post("/tournaments", {"title": "The cup", "pace": "quick"}, status=201)["id"]
    there = (f"/tournaments/{cup}", f"/days/{host.post('/day')['day']}")
    gone = ("/tournaments/none", "/tournaments/%00", "/days/1900-01-01", "/days/1900-99-99", "/days/soon")
    for paths, status in ((there, 200), (gone, 404)):
        assert {path: host.client.get(path).status_code for path in paths} == dict.fromkeys(paths, status)


@pytest.mark.parametrize(
    "path",
    ["/api/nowhere", "/api/v1/nowhere", "/api/", "/assets", "/assets/", "/assets/none.js", "/assets/app-1234.js.br"],
)
def test_what_programs_and_pages_ask_for_in_vain_is_refused_as_everywhere(get: Get, path: str) -> None:
    answer = get(path)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path",
    [
        "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%5csecret.txt", "/assets/..%5c..%5csecret.txt", "/assets/%2fetc%2fpasswd", "/%00.txt",
        "/C:secret.txt", f"/{'x' * 300}.txt", f"/assets/{'x' * 60}.js",
    ],
)  # fmt: skip
def test_nothing_outside_the_folder_is_served(get: Get, path: str) -> None:
    answer = get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_pages_are_only_read(get: Get, method: str) -> None:
    assert get("/", method=method).status_code == 405


def test_the_picture_beside_a_link_is_the_same_for_all(get: Get, built: Path, server: Running) -> None:
    """Those who show links ask for its whole address; nothing of a table is in it, or beside it."""
    host = server.guest()
    table = host.post("/tables", {"players": 2, "public": True, "title": "Sacher & Sons"}, 201)
    (built / "index.html").write_text('<meta property="og:image" content="/link.png">')
    pages = {get(path).text for path in ("/", f"/tables/{table['id']}", f"/join/{table['code']}", "/nowhere")}
    assert pages == {f'<meta property="og:image" content="{server.origin}/link.png">'}


def test_the_page_of_a_table_says_who_is_known(get: Get, built: Path, server: Running) -> None:
    """It asks for everything at once, where that makes nobody new; the page itself makes nobody either."""
    (built / "index.html").write_text('<html lang="en">')
    guest, stranger = server.guest(), server.visitor(Cookie="gah_session=of-nobody")
    known = guest.client.get("/tables/some-id")
    assert (known.text, known.headers["cache-control"]) == ('<html data-known lang="en">', PRIVATELY)
    others = [get("/tables/some-id"), stranger.client.get("/tables/some-id"), guest.client.get("/")]
    assert [answer.text for answer in others] == 3 * ['<html lang="en">']
    assert all("set-cookie" not in answer.headers for answer in (known, *others))


# Caching, types, compression


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("app-1234.js", "text/javascript; charset=utf-8"),
        ("sprite-5678.svg", "image/svg+xml"),
        ("letters-9.woff2", "font/woff2"),
        ("texts-en-1.ftl", "text/plain; charset=utf-8"),
    ],
)
def test_what_carries_a_hash_is_kept_for_ever(get: Get, name: str, kind: str) -> None:
    answer = get(f"/assets/{name}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == FOR_EVER
    head = get(f"/assets/{name}", method="HEAD")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == answer.headers["content-length"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("licences.txt", "text/plain; charset=utf-8"),
        ("sw.js", "text/javascript; charset=utf-8"),
        ("offline.html", "text/html; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("favicon.ico", "image/x-icon"),
        ("link.png", "image/png"),
    ],
)
def test_what_carries_none_is_asked_for_again(get: Get, built: Path, name: str, kind: str) -> None:
    (built / name).write_text("beside the page")
    answer = get(f"/{name}")
    assert (answer.text, answer.headers["cache-control"]) == ("beside the page", ASK_AGAIN)
    assert answer.headers["content-type"] == kind
    assert get(f"/{name}", method="HEAD").status_code == 200


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_it_comes_compressed_as_the_browser_can_read_it(
    server: Running, built: Path, accepted: str, encoding: str
) -> None:
    with server.visitor().client.stream("GET", "/assets/app-1234.js", headers={"Accept-Encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    name = "app-1234.js" + {"br": ".br", "gzip": ".gz"}.get(encoding or "", "")
    assert sent == (built / "assets" / name).read_bytes()


def test_the_page_comes_compressed_as_well(get: Get) -> None:
    answer = get("/", "gzip, br")
    assert (answer.text, answer.headers["content-encoding"]) == (PAGE, "gzip")


def test_what_was_not_compressed_comes_as_it_is(get: Get) -> None:
    assert "content-encoding" not in get("/assets/letters-9.woff2", "br, gzip").headers


@pytest.mark.parametrize("accepted", ["", ",", ";q=1", "*;q=1", "br;q=x", "gzip;level=9"])
def test_odd_wishes_break_nothing(accepted: str) -> None:
    assert "br" not in readable(accepted) or accepted.startswith("br")


# Safety, and a package without the page


@pytest.mark.parametrize("path", ["/", "/tables/some-id", "/assets/app-1234.js", "/assets/sprite-5678.svg"])
def test_the_policy_allows_nothing_from_elsewhere(get: Get, path: str) -> None:
    headers = get(path).headers
    assert headers["content-security-policy"] == PAGE_POLICY
    assert "unsafe" not in PAGE_POLICY
    assert "http" not in PAGE_POLICY
    assert (headers["x-content-type-options"], headers["x-frame-options"]) == ("nosniff", "DENY")
    assert "set-cookie" not in headers


def test_without_the_built_files_it_says_how_to_get_them(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GAH_WEB", str(tmp_path / "nothing-here"))
    visitor = server.visitor()
    for path in ("/", "/tables/some-id"):
        answer = visitor.client.get(path)
        assert (answer.status_code, answer.text) == (503, NOT_BUILT)
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.headers["cache-control"] == "no-store"
    assert "./play" in NOT_BUILT
    visitor.refused("GET", "/api/../assets/app.js", 404, "not-found")


def test_files_come_from_the_package_unless_another_place_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GAH_WEB", raising=False)
    assert web.folder() == ROOT / "src" / "grandaustria" / "web"
    monkeypatch.setenv("GAH_WEB", "/elsewhere")
    assert web.folder() == Path("/elsewhere")


# Invitations


def test_a_table_s_link_comes_as_a_picture_for_its_members(server: Running) -> None:
    host, stranger = server.guest(), server.guest()
    table = host.post("/tables", {"players": 2, "public": True}, 201)
    answer = host.client.get(f"/api/v1/tables/{table['id']}/qr")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text.startswith("<svg")
    assert table["code"] not in answer.text
    stranger.refused("GET", f"/tables/{table['id']}/qr", 403, "forbidden")
    odd = host.client.get(f"/api/v1/tables/{table['id']}/qr", headers={"Host": "x" * 3_000})
    assert odd.status_code == 200


@pytest.mark.parametrize(
    ("public", "asked", "address"),
    [
        (None, "http://192.168.1.7:8150/", "http://192.168.1.7:8150"),
        ("https://hotel.example", "http://127.0.0.1:8150/", "https://hotel.example"),
        ("https://hotel.example/", "http://127.0.0.1:8150/", "https://hotel.example"),
        (None, "http://[fe80::1]:8150/", "http://[fe80::1]:8150"),
        (None, "http://user@elsewhere.example/", "http://127.0.0.1:8150"),
        (None, f"http://{'x' * 3_000}/", "http://127.0.0.1:8150"),
    ],
)
def test_the_link_names_the_address_people_use(public: str | None, asked: str, address: str) -> None:
    assert address_for(Settings("sqlite://", public_url=public), asked) == address


def test_the_house_says_what_it_offers(server: Running) -> None:
    offered = server.visitor().get("/version")
    assert offered["bots"] == ["apprentice", "steward", "innkeeper", "hotelier", "master"]
    assert (offered["mail"], offered["address"]) == (False, None)
