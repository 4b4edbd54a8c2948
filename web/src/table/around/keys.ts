/** The keys of the table. Letters and digits can be switched off; none of them works while somebody writes. */
import { settings } from '@/lib/settings.svelte';
import { ARROWS, nearest } from '@/lib/motion-arrows';
import type { TableStore } from '@/lib/table/store.svelte';
import { t } from '@/lib/texts.svelte';
import type { Choice } from '../choice.svelte';
import { openPanel } from './panels.svelte';

/** Areas by their letters: the `data-area`s in which to look for something to do, and the tab they may lie under. */
const AREAS: Record<string, { areas: string[]; tab: string }> = {
  g: { areas: ['queue'], tab: 'tab-guests' },
  c: { areas: ['cafe', 'kitchen', 'tray'], tab: 'tab-hotel' },
  h: { areas: ['hotel'], tab: 'tab-hotel' },
  s: { areas: ['hand', 'work', 'tray'], tab: 'tab-staff' },
  o: { areas: ['objectives'], tab: 'tab-court' },
};

type Press = (store: TableStore, choice: Choice) => void;

const LETTERS: Record<string, Press> = {
  b: boost,
  u: (store, choice) => {
    if (store.state?.run.can_undo && store.asked) void store.undo();
    else say(choice, store.why('undo') ?? t('web-around-key-undo-no'));
  },
  r: (store, choice) => {
    if (store.state?.run.can_redo && store.asked) void store.redo();
    else say(choice, store.why('redo') ?? t('web-around-key-redo-no'));
  },
  e: end,
  p: (store, choice) => {
    const looked = store.option('pass') !== null && lookThenPress('bar-pass');
    if (!looked) say(choice, store.why('pass') ?? t('web-around-key-pass-no'));
  },
  a: (_, choice) => {
    if (choice.advice.possible) void choice.advice.toggle();
    else say(choice, t('web-around-key-hint-no'));
  },
  f: (_, choice) => {
    if (!lookThenPress('bar-all') && !lookThenPress('kitchen-serve')) say(choice, t('web-around-key-all-no'));
  },
  n: () => openPanel('notation'),
  l: () => openPanel('log'),
  w: (store, choice) => {
    if (store.state?.may_plan && !choice.options.length) openPanel('plan');
    else say(choice, t('web-planner-key-no'));
  },
  t: () => openPanel('chat'),
  '?': () => openPanel('help'),
};

/** In the strip, which is a live region as well. */
const say = (choice: Choice, why: string) => choice.show({ thing: null, title: '', option: null, why });

function boost(store: TableStore, choice: Choice): void {
  const refused = store.prospects?.refusals.find(({ notation }) => notation.endsWith('+'))?.text;
  if (!choice.mayBoost && !choice.boost) return say(choice, refused ?? t('web-around-key-boost-no'));
  choice.toggleBoost();
  const price = store.components?.board.boost_price ?? 0;
  say(choice, t(choice.boost ? 'web-around-boost-on' : 'web-around-boost-off', { price }));
}

function end(store: TableStore, choice: Choice): void {
  if (store.mayConfirm) void store.confirm();
  else if (choice.finish) choice.act(choice.finish);
  else say(choice, store.why('end') ?? t('web-around-key-end-no'));
}

/** The letter on the key for those who write in another alphabet. */
export function letterOf(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  if (/^[a-z0-9?]$/.test(key)) return key;
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : key;
}

export function isWriting(target: EventTarget | null): boolean {
  const element = target instanceof HTMLElement ? target : null;
  return (
    !!element && (element.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName))
  );
}

/** Whether the key was meant for the table. */
export function pressKey(event: KeyboardEvent, store: TableStore, choice: Choice): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event.target))
    return false;
  if (document.querySelector('dialog:modal')) return false;
  if (event.key === 'Escape') return choice.back();
  if (ARROWS.includes(event.key)) return moveFocus(event.key);
  return settings.keys && !event.repeat && pressLetter(letterOf(event), store, choice);
}

function pressLetter(letter: string, store: TableStore, choice: Choice): boolean {
  if (/^[1-6]$/.test(letter)) return lookThenPress(`die-${letter}`);
  const area = AREAS[letter];
  if (area) return jump(area.areas) || openTab(area);
  if (!(letter in LETTERS)) return false;
  LETTERS[letter]?.(store, choice);
  return true;
}

/** The first time it is looked at, the second time done: no single letter does what cannot be taken back. */
function lookThenPress(thing: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-thing="${thing}"]`);
  if (!button) return false;
  if (document.activeElement === button) button.click();
  else button.focus();
  return true;
}

const FOCUSABLE = 'button, a[href]';
const ALIVE = '.alive, .gilded';
/** In which order something to do is looked for. */
const READING = ['tray', 'queue', 'dice', 'cafe', 'kitchen', 'hotel', 'hand', 'work', 'objectives', 'bar'];
const inSight = (element: HTMLElement) => element.getClientRects().length > 0;
const within = (area: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-area="${area}"] :is(${FOCUSABLE})`)].filter(inSight);

/** To the next thing that can be done there, or the first there is. */
function jump(areas: string[]): boolean {
  const found = areas.flatMap(within);
  const here = document.activeElement instanceof HTMLElement ? found.indexOf(document.activeElement) : -1;
  const alive = found.filter((element) => element.matches(ALIVE));
  const next = alive.find((element) => found.indexOf(element) > here) ?? alive[0] ?? found[0];
  next?.focus();
  return next !== undefined;
}

/** Where there is little room, an area lies under a tab. */
function openTab({ areas, tab }: { areas: string[]; tab: string }): boolean {
  const button = document.getElementById(tab);
  button?.click();
  requestAnimationFrame(() => jump(areas) || button?.focus());
  return button !== null;
}

/** Who is there is nowhere yet, or not for long: the browser takes the focus from what is inert when it draws next. */
const NOWHERE = 'body, main, [inert] *';

/**
 * The table was opened, or the thing that had the focus is gone: it goes to the next thing to do, without any to the
 * table itself. Whoever plays by pointer is neither shown what that thing would do nor scrolled there.
 */
export function findFocus(choice: Choice): void {
  const focused = document.activeElement;
  if ((focused && !focused.matches(NOWHERE)) || document.querySelector('dialog[open]')) return;
  const next = READING.flatMap(within).find((element) => element.matches(`${ALIVE}, .pri`));
  choice.led = !choice.byKeys;
  (next ?? document.querySelector('main'))?.focus({ preventScroll: !choice.byKeys });
  choice.led = false;
}

/** Among the things of the same area. */
function moveFocus(arrow: string): boolean {
  const focused = document.activeElement;
  const area = focused?.closest<HTMLElement>('[data-area]');
  if (
    !(focused instanceof HTMLElement) ||
    !area ||
    !focused.matches(FOCUSABLE) ||
    area.dataset.area === 'log'
  )
    return false;
  const others = [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element !== focused && inSight(element),
  );
  const index = nearest(
    focused.getBoundingClientRect(),
    others.map((element) => element.getBoundingClientRect()),
    arrow,
  );
  if (index === null) return false;
  others[index]?.focus();
  return true;
}
