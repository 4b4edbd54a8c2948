"""Playing by ear: somebody who knows only roles, accessible names and what the live region says."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

from playwright.sync_api import Error, Page

from tests.web.browsing import PATIENCE, TWO_FRAMES

BUTTON = re.compile(r"""^(?P<indent> *)- '?button (?P<name>"(?:[^"\\]|\\.)*")(?P<states>(?: \[[a-z=]+\])*)'?:?""")
REGION = re.compile(r"""^(?P<indent> *)- '?(?P<role>region|complementary|dialog|banner) "(?P<name>.*?)(?<!\\)"'?:""")
NOT_PLAYED = {"Rounds", "The emperor", "Turn order, rivals and news"}
"""Parts of the page in which nothing is decided."""
SELDOM = ("Pass", "Undo", "Redo", "Hint")
"""How buttons begin that do not lead on."""
LAST = ("End", "Enough", "Hire n", "No ", "Decline", "Leave", "Rest", "Confirm")
OVER = "To the score sheet"
HEAR = """(log) => {
  const words = (nodes) => [...nodes].filter((one) => one.localName === 'p').map((one) => one.textContent);
  window.said = words(log.children);
  new MutationObserver((changes) => changes.forEach((one) => window.said.push(...words(one.addedNodes))))
    .observe(log, { childList: true });
}"""
"""What is added to the live region, as a screen reader hears it: also what was gone again before anybody looked."""
SHORT, PAUSE = 2_000, 50
MOST = 2500


class Listener:
    """Presses buttons by their names; keeps a transcript of what was said, and of what was pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.transcript: list[str] = []
        self.heard: set[str] = set()
        self._tried: list[str] = []
        self._rng = random.Random(4)
        page.get_by_role("log").evaluate(HEAR)

    def listen(self) -> bool:
        """Takes down what the live region has said since; whether it was anything."""
        fresh: list[str] = self.page.evaluate("window.said.splice(0)")
        self.transcript += fresh
        self.heard.update(fresh)
        return bool(fresh)

    def tree(self) -> str:
        """The page as assistive technology has it."""
        return self.page.locator("body").aria_snapshot()

    def buttons(self) -> list[tuple[str, str]]:
        """Region and name of every button that can be pressed, where something is decided."""
        return list(self._read(self.tree()))

    def _read(self, tree: str) -> Iterator[tuple[str, str]]:
        where: list[tuple[int, str]] = []
        for line in tree.splitlines():
            depth = len(line) - len(line.lstrip())
            while where and where[-1][0] >= depth:
                where.pop()
            if region := REGION.match(line):
                where.append((depth, region["name"].replace("''", "'")))
            button = BUTTON.match(line)
            if button and where and "[disabled]" not in button["states"]:
                quoted = line.lstrip().startswith("- '")
                name = json.loads(button["name"].replace("''", "'") if quoted else button["name"])
                if not any(region in NOT_PLAYED for _, region in where) and not name.startswith(SELDOM):
                    yield where[-1][1], name

    def choose(self, buttons: list[tuple[str, str]]) -> str:
        """Something new, if there is any; what ends things comes last."""
        names = [name for _, name in buttons]
        self._rng.shuffle(names)
        return min(names, key=lambda name: (self._tried.count(name), name.startswith(LAST)))

    def play(self) -> None:
        for _ in range(MOST):
            if self.listen():
                self._tried = []
            tree = self.tree()
            if f'link "{OVER}"' in tree:
                return
            buttons = list(self._read(tree))
            if not buttons:
                self.page.wait_for_timeout(PAUSE)
                continue
            self.press(self.choose(buttons))
        raise AssertionError("the game does not end")

    def missed(self, texts: list[str]) -> list[str]:
        """What of this is not said, however long one listens: the page may show the end before all of it was said."""
        for _ in range(PATIENCE // PAUSE):
            self.listen()
            if self.heard.issuperset(texts):
                return []
            self.page.wait_for_timeout(PAUSE)
        return [text for text in texts if text not in self.heard]

    def press(self, name: str) -> None:
        """Something that only selects says so by its state; everything else has to be answered by the live region.

        Nobody presses within two frames of what they hear: by then all of it is drawn, and the page has led the focus
        to what comes next.
        """
        self.page.locator("body[data-busy=false][data-foreseen=true]").wait_for(state="attached")
        self.page.evaluate(TWO_FRAMES)
        button = self.page.get_by_role("button", name=name, exact=True).first
        self._tried.append(name)
        try:
            selects = button.get_attribute("aria-pressed", timeout=SHORT) is not None
            button.press("Enter", timeout=SHORT)
        except Error:
            return  # while it was read, somebody's step has changed it
        self.transcript.append(f"> {name}")
        try:
            self.page.wait_for_function("(selects) => selects || window.said.length > 0", arg=selects)
        except Error:
            raise AssertionError(f"nothing was said after {name}: {self.transcript[-20:]}") from None
