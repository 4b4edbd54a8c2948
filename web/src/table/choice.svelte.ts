/**
 * What the player is about to do: which option is previewed, boost, what is selected. The table draws it, the keyboard
 * changes it. It is void with every new state.
 */
import { getContext, setContext } from 'svelte';
import { device } from '@/lib/device.svelte';
import type { Food } from '@/lib/food';
import type { OptionShown, PositionData, ProposalShown } from '@/lib/shapes';
import type { TableStore } from '@/lib/table/store.svelte';
import { t } from '@/lib/texts.svelte';
import { FOODS } from '@/lib/vocabulary';
import { Advice } from './advice.svelte';
import { ghostsOfOption, type Ghosts } from './ghosts';
import { inTray, targetOf, type Target } from './targets';

/** Something that may be done; in one go, if it has several steps. */
export type Doable = OptionShown & { steps?: string[] };

/** What the strip tells: an option with what follows, or why a thing cannot be used; what it is is told beside it. */
export interface Shown {
  thing: string | null;
  title: string;
  option: Doable | null;
  why: string | null;
}

/** Families of actions that are worth a reminder before the turn ends. */
const VALUABLE = ['check-in', 'claim', 'use'];

export class Choice {
  shown = $state.raw<Shown | null>(null);
  /** A finger has touched it: it stays until something else is touched. */
  pinned = $state(false);
  boost = $state(false);
  reminder = $state(false);
  /** The guest to be checked in. */
  guest = $state<number | null>(null);
  /** The food to be served or placed. */
  food = $state<Food | null>(null);
  /** The last pointer was a finger: the first tap previews, the second acts. */
  touch = $state(device.touch);
  /** The last thing pressed was a key, not a pointer. */
  byKeys = $state(false);
  /** The focus is being led to a thing, without a look at it. */
  led = false;

  constructor(
    readonly store: TableStore,
    readonly advice = new Advice(store),
  ) {}

  // What may be done

  readonly options = $derived.by(() => this.store.prospects?.options ?? []);
  readonly targets = $derived.by<{ option: OptionShown; target: Target }[]>(() => {
    const position = this.position;
    return position
      ? this.options.map((option) => ({ option, target: targetOf(option.notation, position) }))
      : [];
  });
  readonly tray = $derived.by<OptionShown[]>(() => {
    const position = this.position;
    return position ? inTray(this.options, position, this.store.eyes) : [];
  });
  /** Whether something lies in the tray: a choice without a place on the table, cards on offer, food just gained. */
  readonly hasTray = $derived.by<boolean>(() => {
    const position = this.position;
    if (!position || !this.options.length) return false;
    return this.tray.length > 0 || position.offer.some(Boolean) || position.pending.at(-1)?.frame === 'food';
  });
  /** What is proposed is marked as long as nothing else is looked at. */
  readonly ghosts = $derived.by<Ghosts | null>(() => {
    const looked = this.preview ?? this.proposal;
    return looked && ghostsOfOption(looked, this.store.eyes);
  });

  /** All food just gained to whoever waits for it; and what the kitchen can serve for one price. */
  readonly proposal = $derived.by<Doable | null>(() => this.#proposed(({ name }) => name !== 'serve'));
  readonly serveAll = $derived.by<Doable | null>(() => this.#proposed(({ name }) => name === 'serve'));
  #proposed(fits: (one: ProposalShown) => boolean): Doable | null {
    const found = this.store.prospects?.proposals.find(fits);
    if (!found) return null;
    const { label, actions, ahead } = found;
    const told = { text: ahead.text, brief: label, gains: {}, final: false, events: [], then: null, ahead };
    return { action: -1, notation: label, steps: actions, ...told };
  }

  get position(): PositionData | null {
    return this.store.state?.position ?? null;
  }

  get preview(): Doable | null {
    return this.shown?.option ?? null;
  }

  /** Taking this die, boosted if so chosen and possible. */
  die(face: number): OptionShown | null {
    const boosted = this.boost ? this.store.option(`die ${face}+`) : null;
    return boosted ?? this.store.option(`die ${face}`) ?? this.store.option(`action ${face}`);
  }

  get mayBoost(): boolean {
    return this.options.some(({ notation }) => notation.startsWith('die ') && notation.endsWith('+'));
  }

  /** What is done with a room now; a check-in needs its guest, unless only one can move in. */
  room(number: number): OptionShown | null {
    const here = this.targets.filter(({ target }) => target.room === number);
    const guest = this.moving;
    return here.find(({ target }) => target.guest === undefined || target.guest === guest)?.option ?? null;
  }

  get moving(): number | null {
    return this.guest ?? this.onlyGuest;
  }

  readonly checkIns = $derived.by<number[]>(() => {
    const guests = this.targets
      .filter(({ target }) => target.family === 'check-in')
      .map(({ target }) => target.guest ?? 0);
    return [...new Set(guests)];
  });
  readonly onlyGuest = $derived.by<number | null>(() =>
    this.checkIns.length === 1 ? (this.checkIns[0] ?? null) : null,
  );

  /** Food that may be served or placed, by food and guest. */
  readonly servings = $derived.by(() =>
    this.targets.filter(({ target }) => target.food && target.guest !== undefined),
  );
  serving(food: Food, guest: number): OptionShown | null {
    return this.servings.find(({ target }) => target.food === food && target.guest === guest)?.option ?? null;
  }
  servingsOf(food: Food): OptionShown[] {
    return this.servings.filter(({ target }) => target.food === food).map(({ option }) => option);
  }
  readonly servable = $derived.by<Food[]>(() => FOODS.filter((food) => this.servingsOf(food).length > 0));

  /** Ends the turn, or what may go on; what the large button of the bar does. */
  readonly finish = $derived.by<OptionShown | null>(
    () => this.store.option('done') ?? this.store.option('end'),
  );

  /** What would be lost by ending the turn now. */
  readonly left = $derived.by<OptionShown[]>(() => {
    const seen = new Set<string>();
    return this.targets
      .filter(({ target }) => VALUABLE.includes(target.family))
      .filter(({ target }) => !seen.has(target.thing ?? '') && seen.add(target.thing ?? ''))
      .map(({ option }) => option);
  });

  /** What would be lost, in words. */
  get reminderText(): string {
    return t('web-table-reminder', { left: this.left.map(({ brief }) => brief).join(' ') });
  }

  /** What the bar says: what is expected, also after a first press that needs a second, or the reminder before the turn ends. */
  get sentence(): string {
    return this.reminder ? this.reminderText : this.next || (this.store.prospects?.ask ?? '');
  }

  /** What has to be chosen now that a guest or food was chosen. */
  get next(): string {
    if (this.food) return t('web-table-choose-guest');
    if (this.guest === null) return '';
    return t('web-table-choose-room', { guest: this.store.components?.guests[this.guest]?.name ?? '' });
  }

  // Showing

  show(shown: Shown, pinned = false): void {
    this.shown = shown;
    this.pinned = pinned;
  }

  /** Forgets what was only looked at. */
  hide(): void {
    if (!this.pinned) this.shown = null;
  }

  /** Back by one: advice, then what is pinned, what is selected, the reminder. */
  back(): boolean {
    if (this.advice.close()) return true;
    const had = this.shown !== null || this.guest !== null || this.food !== null || this.reminder;
    this.clear();
    return had;
  }

  clear(): void {
    this.shown = null;
    this.pinned = false;
    this.guest = null;
    this.food = null;
    this.reminder = false;
  }

  /** With every new state: nothing is chosen, and there is no boost without a die to take. */
  renew(): void {
    this.clear();
    this.advice.hint = null;
    if (!this.mayBoost) this.boost = false;
  }

  /** With new prospects: what is previewed is told by them. */
  refresh(): void {
    const notation = this.shown?.option?.notation;
    const option = this.options.find((other) => other.notation === notation);
    if (this.shown && option) this.shown = { ...this.shown, option };
  }

  toggleBoost(): void {
    if (!this.boost && !this.mayBoost) return;
    this.boost = !this.boost;
    const face = this.shown?.thing?.match(/^die-(\d)$/)?.[1];
    const option = face ? this.die(Number(face)) : null;
    if (this.shown && option) this.shown = { ...this.shown, option };
  }

  // Doing

  /** A thing was pressed: does its option; a first tap of a finger only shows it. */
  press(shown: Shown): void {
    if (!shown.option || (this.touch && this.shown?.option?.notation !== shown.option.notation))
      this.show(shown, this.touch);
    else this.act(shown.option);
  }

  act(option: Doable): void {
    if (option.notation === 'end' && this.left.length && !this.reminder) {
      this.reminder = true;
      return;
    }
    void (option.steps ? this.store.actAll(option.steps) : this.store.act(option.notation));
  }

  selectGuest(guest: number): void {
    this.guest = this.guest === guest ? null : guest;
    this.food = this.shown = null;
  }

  selectFood(food: Food): void {
    this.food = this.food === food ? null : food;
    this.guest = this.shown = null;
  }
}

/** The choice of a screen, for everything that lies on its table. */
export const offerChoice = (choice: Choice) => setContext('choice', choice);
export const useChoice = () => getContext<Choice>('choice');
