"""Makes the icons of the page and the picture of its links: from web/public/icon.svg, web/art/app and the poster.

Usage: python -m tools.icons     (after ./test, which makes the environment; needs Chromium)
"""

from __future__ import annotations

import struct
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, ViewportSize, sync_playwright  # noqa: E402

from grandaustria.server.settings import Settings  # noqa: E402
from tests.server.running import GENEROUS, running  # noqa: E402
from tests.web.browsing import launch  # noqa: E402

PUBLIC = ROOT / "web" / "public"
FRAMED = PUBLIC / "icon.svg"
FULL = ROOT / "web" / "art" / "app" / "full.svg"
"""Without a frame: systems cut it to a circle or round its corners."""
ICONS = {
    "icon-192.png": (FRAMED, 192),
    "icon-512.png": (FRAMED, 512),
    "icon-maskable.png": (FULL, 512),
    "apple-touch-icon.png": (FULL, 180),
}
FAVICON = (16, 32, 48)
LINK: ViewportSize = {"width": 1200, "height": 630}
POSTER = """
  * { visibility: hidden; }
  .poster, .corner, .corner *, .band, .band * { visibility: visible; }
  :is(.poster, .band)[class][class] { display: block; position: fixed; inset: 0; z-index: 98; }
  :is(.poster, .band)[class][class] { height: auto; min-height: 0; }
  .band[class][class] { padding: 44px 100px 72px; border: 0; background: none; }
  .band[class][class] svg { height: 100%; max-height: none; }
"""
"""The band of the first page in the frame of its poster, and nothing beside it."""


def drawn(browser: Browser, drawing: Path, size: int) -> bytes:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing.read_text('utf-8')}")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def poster(browser: Browser, origin: str) -> bytes:
    page = browser.new_page(viewport=LINK, locale="en", bypass_csp=True)
    page.goto(origin)
    page.locator(".band").wait_for(state="attached")
    page.add_style_tag(content=POSTER)
    page.wait_for_load_state("networkidle")
    return page.screenshot(animations="disabled")


def icon_file(pictures: Sequence[tuple[int, bytes]]) -> bytes:
    """Several sizes in one file: its head, an entry for each, and the pictures as they are."""
    head = struct.pack("<3H", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in pictures:
        entries += struct.pack("<4B2H2I", size, size, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + entries + b"".join(picture for _, picture in pictures)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright, folder)
        made = {name: drawn(browser, *how) for name, how in ICONS.items()}
        made["favicon.ico"] = icon_file([(size, drawn(browser, FRAMED, size)) for size in FAVICON])
        with running(Settings(f"sqlite:///{folder}/tables.db", port=0, limits=GENEROUS)) as server:
            made["link.png"] = poster(browser, server.origin)
        browser.close()
    for name, content in made.items():
        (PUBLIC / name).write_bytes(content)
        print(PUBLIC / name, len(content))


if __name__ == "__main__":
    main()
