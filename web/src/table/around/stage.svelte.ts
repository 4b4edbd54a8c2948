/**
 * Plays what moves, on a layer over the table: looks where things lie before a state changes and after, and lets tokens
 * travel between. It never holds up the own turn; others' steps make way when somebody presses or clicks anything.
 */
import { tick } from 'svelte';
import { laidOut } from '@/lib/frames';
import { planOf, reversed, type Plan, type Token } from '@/lib/motion';
import { paced, settings, wantsLessMotion } from '@/lib/settings.svelte';
import type { GuestShown, PositionData, Told, Update } from '@/lib/shapes';
import { play } from '@/lib/sound';
import type { TableStore } from '@/lib/table/store.svelte';

export interface Travel {
  id: number;
  token: Token;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  time: number;
}

export interface Swing {
  id: number;
  place: DOMRect;
  colour: GuestShown['colour'];
  opens: boolean;
  delay: number;
  time: number;
}

interface Speed {
  time: number;
  flash: number;
  /** How long a step stays before the next one is shown. */
  rest: number;
}

const OWN: Speed = { time: 230, flash: 120, rest: 0 };
const OTHERS: Speed = { time: 130, flash: 60, rest: 170 };
const BACK: Speed = { time: 120, flash: 0, rest: 0 };
const FADE = 80;
const DOOR = 320;
/** More updates than that before a state: somebody was away, and looks at how it stands now. */
const AT_ONCE = 2;
const SKIPPED_FOR = 1500;
const EASE = 'cubic-bezier(.2,.7,.3,1)';

/** Longer than that nobody waits for a page to be drawn: it may be hidden by now. */
const LAYING = 200;

type Places = Map<string, DOMRect>;
interface Waiting {
  events: Told[];
  seat: number | null;
  /** It is taken back. */
  back: boolean;
  before: PositionData;
  places: Places;
}

export class Stage {
  travels = $state.raw<Travel[]>([]);
  doors = $state.raw<Swing[]>([]);
  #waiting: Waiting[] = [];
  /** The movement of the state that is shown has begun. */
  #begun: Promise<void> = Promise.resolve();
  #running = new Set<Animation>();
  #next = 0;
  #until = 0;
  #skipped = 0;
  #wake: (() => void) | null = null;

  constructor(
    private readonly store: TableStore,
    private readonly layer: () => HTMLElement | undefined,
  ) {}

  /** An update came; the state is still the one before it. */
  before({ kind, seat, events }: Update): void {
    if (kind === 'table') return;
    const back = kind === 'undo';
    this.#wait({ events: back ? this.#lastStep() : events, seat, back });
  }

  /** The same for a step whose answer is not here yet, by what was foretold of it. */
  ahead(events: Told[], seat: number): void {
    this.#wait({ events, seat, back: false });
  }

  #wait(what: Pick<Waiting, 'events' | 'seat' | 'back'>): void {
    const position = this.store.state?.position;
    if (position && !document.hidden) this.#waiting.push({ ...what, before: position, places: look() });
  }

  /** The state that follows is on the page: it moves when that is laid out. */
  after(): void {
    const [waiting, after] = [this.#waiting, this.store.state?.position];
    this.#waiting = [];
    if (!after || !waiting.length || waiting.length > AT_ONCE) return;
    this.#begun = new Promise((resolve) =>
      laidOut(() => {
        this.#move(waiting, after);
        resolve();
      }),
    );
  }

  #move(waiting: Waiting[], after: PositionData): void {
    const places = look();
    for (const { events, seat, back, before, places: old } of waiting) {
      const plan = planOf(events, { before, after, eyes: this.store.eyes });
      sound(events);
      if (settings.speed === 'off') continue;
      if (wantsLessMotion()) this.#fade(plan, places);
      else if (back) this.#play(reversed(plan), old, places, BACK);
      else this.#play(plan, old, places, this.store.isOwn(seat) ? OWN : OTHERS);
    }
  }

  /** Resolves when the next step of somebody else may be shown. */
  pace = async (): Promise<void> => {
    if (document.hidden || wantsLessMotion()) return;
    await tick();
    await Promise.race([this.#begun, new Promise((resolve) => setTimeout(resolve, LAYING))]);
    const left = this.#until - performance.now();
    if (left <= 0 || this.#isSkipping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), left);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  };

  /** Somebody does not want to watch: all is where it goes. */
  skip = (): void => {
    if (!this.#wake && this.#until < performance.now()) return;
    this.#skipped = performance.now();
    this.#until = 0;
    for (const animation of this.#running) animation.finish();
    [this.travels, this.doors] = [[], []];
    this.#wake?.();
  };

  ended(id: number): void {
    this.travels = this.travels.filter((travel) => travel.id !== id);
    this.doors = this.doors.filter((door) => door.id !== id);
  }

  get #isSkipping(): boolean {
    return performance.now() - this.#skipped < SKIPPED_FOR;
  }

  #lastStep(): Told[] {
    const last = this.store.log.at(-1);
    return last && !last.final ? this.store.log.filter((entry) => entry.revision === last.revision) : [];
  }

  #play(plan: Plan, old: Places, now: Places, usual: Speed): void {
    const speed = { time: paced(usual.time), flash: paced(usual.flash), rest: paced(usual.rest) };
    const flash = plan.flashes.length ? speed.flash : 0;
    const travels = plan.flights.flatMap((flight) => {
      const [from, to] = [
        first(old, flight.from) ?? first(now, flight.from),
        first(now, flight.to) ?? first(old, flight.to),
      ];
      if (!from || !to || (from.x === to.x && from.y === to.y)) return [];
      return [
        {
          id: this.#next++,
          token: flight.token,
          from,
          to,
          delay: flight.wave * (flash || speed.time),
          time: speed.time,
        },
      ];
    });
    this.travels = [...this.travels, ...travels];
    const swings = plan.doors.flatMap(({ thing, ...door }) => {
      const place = now.get(thing);
      // somebody who moves in comes first, then the door shuts
      const delay = travels.length && !door.opens ? speed.time : 0;
      return place ? [{ id: this.#next++, place, ...door, delay, time: paced(DOOR) }] : [];
    });
    this.doors = [...this.doors, ...swings];
    for (const thing of plan.flashes)
      this.#animate(
        thing,
        [{ outline: '3px solid var(--gold-light)' }, { outline: '3px solid transparent' }],
        speed.flash * 2,
      );
    for (const thing of plan.falls) this.#fall(thing, speed);
    for (const { from, to } of plan.slides) this.#slide(from, to, old, now, speed);
    const moved = travels.length || plan.falls.length || plan.slides.length || plan.flashes.length;
    const longest = Math.max(flash, ...travels.map((travel) => travel.delay + travel.time));
    if (speed.rest && moved) this.#until = performance.now() + longest + speed.rest;
  }

  /** Less motion: what has changed is there at once, and shows it by a short fade. */
  #fade(plan: Plan, now: Places): void {
    const things = [...plan.flights.map(({ to }) => to.find((thing) => now.has(thing))), ...plan.falls];
    for (const thing of new Set(things))
      if (thing) this.#animate(thing, [{ opacity: 0.4 }, { opacity: 1 }], FADE);
  }

  #fall(thing: string, speed: Speed): void {
    const high = [
      { transform: 'translateY(-26px) rotate(-14deg)', opacity: 0 },
      { transform: 'translateY(3px) rotate(4deg)', opacity: 1, offset: 0.7 },
    ];
    this.#animate(thing, [...high, { transform: 'none', opacity: 1 }], speed.time * 1.6, ' svg');
  }

  #slide(from: number, to: number, old: Places, now: Places, speed: Speed): void {
    const here = now.get(`guest-place-${to}`);
    const there = from ? old.get(`guest-place-${from}`) : null;
    if (!here) return;
    const [dx, dy] = there ? [there.x - here.x, there.y - here.y] : [-here.width / 2, 0];
    const start = { transform: `translate(${dx}px, ${dy}px)`, opacity: there ? 1 : 0 };
    this.#animate(`guest-place-${to}`, [start, { transform: 'none', opacity: 1 }], speed.time);
  }

  #animate(thing: string, frames: Keyframe[], duration: number, inside = ''): void {
    if (this.#isSkipping || !this.layer()) return;
    for (const element of document.querySelectorAll(`[data-thing="${thing}"]${inside}`)) {
      const animation = element.animate(frames, { duration, easing: EASE });
      this.#running.add(animation);
      animation.onfinish = animation.oncancel = () => this.#running.delete(animation);
    }
  }
}

/** Where every thing in sight lies; one look, so that the page is laid out once. */
function look(): Places {
  const places: Places = new Map();
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing]')) {
    const rect = element.getBoundingClientRect();
    const name = element.dataset.thing ?? '';
    if (rect.width && !places.has(name)) places.set(name, rect);
  }
  return places;
}

const first = (places: Places, things: string[]) => things.map((thing) => places.get(thing)).find(Boolean);

function sound(events: Told[]): void {
  if (events.some(({ name }) => name === 'dice-rolled' || name === 'takes-die')) play('die');
  else if (events.some(({ effects }) => (effects.krones ?? 0) > 0)) play('coin');
}
