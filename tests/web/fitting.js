/*
 * What does not fit in a page, as sentences; see fitting.py. Everything that can be read or pressed is one of these: a line
 * of text, a drawing, something to press, or a part of the table. Lines are as high as their letters without their tails.
 */
(how) => {
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=tab]";
  const PARTS = "[data-area], .strip, header > section, .tabs, [data-part]";
  const BOXES = `${PRESSED}, ${PARTS}, .piece, section, header, footer, dialog`;
  const UNSEEN = ".hidden-text, .skip:not(:focus), .sprite, defs, [inert], [data-about], script, style";
  const found = [];
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const root = modal ?? document.body;
  const html = document.documentElement;
  const seen = (one) =>
    one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !one.closest(UNSEEN);
  const said = (one) => (one.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 40);
  const told = (one) => {
    const thing = one.closest("[data-thing]")?.dataset.thing;
    const classes = String(one.className?.baseVal ?? one.className ?? "").replace(/\s*svelte-\w+/g, "");
    const own = `${one.tagName.toLowerCase()}${classes ? `.${classes.trim().replace(/\s+/g, ".")}` : ""}`;
    return `${own}${thing ? ` of ${thing}` : ""}${said(one) ? ` "${said(one)}"` : ""}`;
  };
  const report = (kind, text) => found.push(`${kind}: ${text}`);
  const px = (number) => Math.round(number * 10) / 10;

  // What there is

  const rectOf = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const shared = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  /** Letters reach neither to the top nor to the bottom of their line. */
  const letters = ({ left, top, right, bottom, height }) => ({
    left,
    top: top + height * 0.24,
    right,
    bottom: bottom - height * 0.24,
  });
  const styles = new Map();
  const styleOf = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const scrolls = (one) =>
    (/auto|scroll/.test(styleOf(one).overflowY) && one.scrollHeight > one.clientHeight + 1) ||
    (/auto|scroll/.test(styleOf(one).overflowX) && one.scrollWidth > one.clientWidth + 1);

  /** What is seen of a box: cut by what hides what lies beyond it, or scrolled away. */
  function look(kind, one, box) {
    let [visible, cut, scrolled] = [box, null, false];
    for (let around = kind === "text" ? one : one.parentElement; around && around !== html; around = around.parentElement) {
      if (around === root || styleOf(around).position === "fixed") break;
      const { overflowX, overflowY } = styleOf(around);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const inside = shared(visible, rectOf(around));
      const less = Math.max(wide(visible) - wide(inside), high(visible) - high(inside));
      if (less > how.edge) {
        if (scrolls(around)) scrolled = true;
        else cut ??= { around, less };
      }
      visible = inside;
    }
    return { visible, cut, scrolled };
  }

  const things = [];
  const add = (kind, one, box) => {
    if (wide(box) > 0.5 && high(box) > 0.5) things.push({ kind, one, box, ...look(kind, one, box) });
  };
  for (const one of root.querySelectorAll(PRESSED)) if (seen(one)) add("press", one, rectOf(one));
  for (const one of root.querySelectorAll(PARTS)) if (seen(one)) add("part", one, rectOf(one));
  for (const one of root.querySelectorAll("svg")) {
    if (!one.parentElement.closest("svg") && seen(one)) add("drawing", one, rectOf(one));
  }
  /** A word that goes on in the next line without a hyphen. */
  function findBroken(one, node) {
    const letter = document.createRange();
    const boxesAt = (index) => {
      letter.setStart(node, index);
      letter.setEnd(node, index + 1);
      return [...letter.getClientRects()];
    };
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad\u200b/–-]+/g)) {
      const first = boxesAt(index).at(-1); // the one before it would be that of a hyphen
      const last = boxesAt(index + word.length - 1)[0];
      if (first && last && last.top - first.top > how.edge) report("broken", `${told(one)}: in ${word}`);
    }
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !seen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const drawn = one.closest("svg") && one.getScreenCTM?.();
    const boxes = drawn ? [one.getBoundingClientRect()] : [...range.getClientRects()];
    for (const box of boxes) add("text", one, letters(box));
    const { textOverflow, whiteSpace } = styleOf(one);
    if (textOverflow === "ellipsis" && whiteSpace === "nowrap" && boxes.length > 1 && !one.closest(how.readable.text))
      report("cut", `${told(one)}: ends in dots`);
    if (!drawn && boxes.length > 1) findBroken(one, node);
    const zoom = drawn ? Math.abs(drawn.d) : one.currentCSSZoom;
    const size = parseFloat(styleOf(one).fontSize) * (zoom ?? 1);
    if (size < (drawn ? how.figures : how.letters)) report("small", `${told(one)}: letters of ${px(size)} px`);
  }

  // What is wrong with each

  const far = how.downwards ? 1e6 : 0;
  const window_ = { left: 0, top: -far, right: html.clientWidth, bottom: html.clientHeight + far };
  const beyond = (box, around) =>
    Math.max(
      around.left - box.left,
      box.right - around.right,
      around.top - box.top,
      box.bottom - around.bottom,
    );
  const matches = ([inner, outer, home], one, other) =>
    one.closest(inner) && other.closest(outer) && (!home || one.closest(home) === other.closest(home));
  const partOf = (one, other) =>
    how.parts.some((pair) => matches(pair, one, other) || matches(pair, other, one));
  const ACTS = "[data-thing]:not([data-thing^=rival]):not([data-thing^=tile]), [role=tab], .take";

  for (const { kind, one, box, visible, cut, scrolled } of things) {
    if (cut && kind !== "part") {
      const gone = wide(visible) < 1 || high(visible) < 1;
      const lost = gone ? "all" : `${px(cut.less)} px`;
      // Half a line of letters is never meant, wherever all of it can be read.
      const sliced = kind === "text" && !gone && high(box) - high(visible) > how.edge;
      const elsewhere = !sliced && how.readable[kind] && one.closest(how.readable[kind]);
      if (!elsewhere && !partOf(one, cut.around))
        report("cut", `${told(one)}: ${lost} of it beyond ${told(cut.around)}`);
    }
    if (kind === "press") {
      const alive = one.getAttribute("aria-disabled") !== "true" && one.matches(ACTS);
      const away = scrolled || (!how.downwards && beyond(box, window_) > how.edge);
      if (alive && away) report("scroll", `${told(one)}: has to be scrolled to`);
      const least = Math.min(wide(box), high(box));
      if (how.touch && least < how.finger - 0.1) report("finger", `${told(one)}: ${px(least)} px`);
    }
    if (scrolled || wide(visible) < 1 || high(visible) < 1) continue;
    const past = beyond(visible, window_);
    if (past > how.edge) report("outside", `${told(one)}: ${px(past)} px outside of the window`);
    const home = one.parentElement?.closest(BOXES);
    if (!home || cut || home.contains(root)) continue;
    const out = beyond(box, rectOf(home));
    if (out > how.edge && !partOf(one, home))
      report("outside", `${told(one)}: ${px(out)} px outside of ${told(home)}`);
  }

  // What lies over what

  const flat = things
    .filter(({ visible }) => wide(visible) > 1 && high(visible) > 1)
    .sort((one, other) => one.visible.left - other.visible.left);
  const reach = { part: 5 };
  /** What stays where it is while the page is scrolled covers nothing for good. */
  function stays(one) {
    for (let around = one; how.downwards && around && around !== html; around = around.parentElement)
      if (/fixed|sticky/.test(styleOf(around).position)) return true;
    return false;
  }
  flat.forEach((first, index) => {
    for (let next = index + 1; next < flat.length; next += 1) {
      const second = flat[next];
      if (second.visible.left > first.visible.right) break;
      const common = shared(first.visible, second.visible);
      const most = Math.max(reach[first.kind] ?? how.over, reach[second.kind] ?? how.over);
      if (wide(common) <= most || high(common) <= most) continue;
      const [one, other] = [first.one, second.one];
      if (one.contains(other) || other.contains(one) || partOf(one, other)) continue;
      if (stays(one) !== stays(other)) continue;
      const [x, y] = [px(wide(common)), px(high(common))];
      report("over", `${told(one)} and ${told(other)} share ${x} x ${y} px`);
    }
  });

  // What has to be scrolled

  if (html.scrollWidth > html.clientWidth) report("sideways", `${html.scrollWidth - html.clientWidth} px`);
  if (!modal && !how.downwards && html.scrollHeight > html.clientHeight + 1)
    report("downwards", `the page is ${html.scrollHeight - html.clientHeight} px higher than the window`);
  for (const one of root.querySelectorAll("*")) {
    if (!/auto|scroll/.test(styleOf(one).overflowX) || !seen(one)) continue;
    if (one.scrollWidth > one.clientWidth + 1)
      report("sideways", `${told(one)}: ${one.scrollWidth} px in ${one.clientWidth}`);
  }
  return [...new Set(found)];
}
