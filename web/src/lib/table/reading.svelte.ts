/** A table as it is read: who sits there, how it stands, what may be done, what has happened. */
import { opening, take } from '../ahead';
import { Refusal, get } from '../api';
import type { LogEntry } from '../log';
import type { Components, SeatData, State, TableOpened, TableShown, Told, Update } from '../shapes';
import { language, type Language } from '../texts.svelte';
import { pathOf, type Address } from './address';
import { Foresight } from './foresight.svelte';
import { History } from './history.svelte';
import type { Foreseen } from './provisional';
import { ownState } from './together';

export class Reading implements Address {
  table = $state.raw<TableShown | null>(null);
  state = $state.raw<State | null>(null);
  components = $state.raw<Components | null>(null);
  /** The table does not exist, or may not be seen. */
  missing = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** The last change of who sits where, or of what is asked there, that happened while it was open. */
  arranged = $state.raw<Update['table'] | null>(null);
  /** What became of the own plan, while the table was open. */
  became = $state<string | null>(null);
  /** Called with every update as it happens, before the state changes; `shown`: what it brings is on the table already. */
  onupdate: ((update: Update, shown: boolean) => void) | null = null;
  /** Called before the table changes because of a step whose answer is not here yet: for movement. */
  onahead: ((events: Told[], seat: number) => void) | null = null;

  readonly history: History;
  readonly foresight: Foresight;
  /** As it was told, while the table is shown as a step would leave it. */
  #told: { state: State; prospects: Foreseen | null } | null = null;
  /** The seat that looked last. */
  #eyes: number | null = null;

  constructor(
    readonly id: string,
    readonly code: string | null,
  ) {
    this.history = new History(this);
    this.foresight = new Foresight(
      this,
      () => this.state?.revision ?? null,
      (error) => this.refuse(error),
    );
  }

  // What is asked most

  /** The seat this page looks with; a spectator looks with the first. */
  get eyes(): number {
    return this.state?.seat ?? this.#eyes ?? this.table?.you.seats[0] ?? 0;
  }

  /** Whether it is for this page to decide: its seat's turn, and nobody plays in its stead. */
  get asked(): boolean {
    return this.state?.asked ?? false;
  }

  get mayConfirm(): boolean {
    return this.asked && this.state!.run.complete;
  }

  isOwn = (seat: number | null) => seat !== null && (this.table?.you.seats.includes(seat) ?? false);
  seatAt = (seat: number): SeatData | null => this.state?.position.seats[seat] ?? null;
  /** Points on the track; after the game the final ones. */
  pointsOf = (seat: number): number =>
    this.state?.scores?.[seat]?.total ?? this.foresight.of(seat)?.points ?? 0;

  /** At a hot seat the others are others. */
  isMe = (seat: number) => this.#own.includes(seat);
  readonly #own = $derived.by<number[]>(() => {
    const seats = this.table?.you.seats ?? [];
    return seats.length > 1 ? [this.eyes] : seats;
  });
  /** What the others did, and what came by chance, since the own last turn. */
  readonly news = $derived.by<LogEntry[]>(() => this.history.news(this.#own));
  /** Whether there was an own turn that has ended. */
  readonly hadTurn = $derived.by<boolean>(() => this.history.hadTurn(this.#own));

  // Reading

  /** All there is; each part is shown when it is here. */
  async read(): Promise<void> {
    await Promise.all([this.#readTable(), this.catchUp(), this.components ? null : this.readComponents()]);
  }

  /** The table itself, after something was changed there. */
  refresh = async (): Promise<void> => {
    this.table = await get<TableShown>(pathOf(this, ''));
  };

  async catchUp(): Promise<void> {
    await this.history.catchUp();
    this.#compare();
  }

  /** Everything that has sentences in it, in the language of now. */
  async readAnew(): Promise<void> {
    await Promise.all([this.readComponents(), this.#retell(), this.foresight.askAnew()]);
  }

  /** Who sits here, how it stands and what may be done; a game that has not begun, or is frozen, has no state. */
  async #readTable(): Promise<void> {
    const spoken = language.now;
    const { state, ...table } = await take<TableOpened>(opening(this.id, this.code, spoken).table);
    this.table = table;
    if (state) this.show(state, spoken);
    this.#compare();
  }

  async readComponents(): Promise<void> {
    this.components = await take<Components>(opening(this.id, this.code, language.now).components);
  }

  async #retell(): Promise<void> {
    await this.history.retell();
    this.#compare();
  }

  /** The table may have begun, or ended, between reading it and reading what happened. */
  #compare(): void {
    const { status } = this.history;
    if (this.table && status && status !== this.table.status) void this.refresh().catch(() => null);
  }

  // Showing

  /**
   * Older than what is shown: not shown. The same again: how it stands in time may have changed. Prospects in a
   * language that is no longer spoken are left out.
   */
  show(told: State, spoken: Language = language.now): void {
    if (this.state && told.revision < this.state.revision) return;
    const [before, own] = [this.#eyes, this.table?.you.seats ?? []];
    const { prospects = null, ...state } = ownState(told);
    this.#told = null;
    this.foresight.meet(state, spoken === language.now ? prospects : null);
    this.state = state;
    this.#eyes = state.seat ?? before;
    if (own.length > 1 && before !== null && before !== this.#eyes)
      void this.#retell().catch((error) => this.refuse(error));
    this.foresight.follow();
  }

  /** What a step would change, of what the server has said of it, is shown before its answer; until then nothing is asked. */
  anticipate(notation: string): void {
    const { state, foresight } = this;
    const option = foresight.option(notation);
    if (!state || state.seat === null || !option?.then) return;
    const { table, own } = option.then;
    const seats = state.position.seats.map((seat, at) => (at === state.seat ? { ...seat, ...own } : seat));
    this.onahead?.(option.events, state.seat);
    this.#told = { state, prospects: foresight.prospects };
    foresight.suspend();
    this.state = { ...state, position: { ...state.position, ...table, seats } };
  }

  /** It was refused, or waits: the table is shown as it was told. */
  retract(): void {
    if (!this.#told) return;
    [this.state, this.foresight.prospects] = [this.#told.state, this.#told.prospects];
    this.#told = null;
  }

  /** Whether something happened before this update that was not told. */
  misses(update: Update): boolean {
    return update.revision > this.history.told + 1;
  }

  take(update: Update): void {
    if (update.revision <= this.history.told) return;
    this.onupdate?.(update, this.#told !== null);
    this.history.take(update);
    if (update.table) this.arranged = update.table;
    const changed = update.table || update.kind === 'begin' || update.status !== this.table?.status;
    if (changed) void this.refresh().catch(() => null);
  }

  // Refusals

  refuse(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.refusal = error;
  }

  /** A refusal has been read. */
  dismiss = () => {
    this.refusal = null;
  };
}
