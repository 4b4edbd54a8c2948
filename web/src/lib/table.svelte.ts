/** A table as this page knows it: who sits there, how it stands, what may be done, what has happened. */
import { untrack } from 'svelte';
import { opening, take } from './ahead';
import { Refusal, get, insist, newRequestId, post, query } from './api';
import { Live, type Heard } from './live';
import { LogBook, sinceLastTurn, type LogEntry } from './log';
import { provisional, type Foreseen } from './provisional';
import type {
  Accepted,
  Components,
  OptionShown,
  Prospects,
  SeatData,
  SeatProspects,
  State,
  TableOpened,
  TableShown,
  Update,
  Updates,
} from './shapes';
import { Talk } from './talk.svelte';
import { language, type Language } from './texts.svelte';

export type { LogEntry } from './log';

type Step = 'actions' | 'undo' | 'redo' | 'confirm';
type Happened = Extract<Heard, { type: 'update' | 'state' }>;

const PAGE = 1000;

export class TableStore {
  table = $state.raw<TableShown | null>(null);
  state = $state.raw<State | null>(null);
  /** Belongs to `prospects.revision`; until those of a new state have come, the options are its bare legal actions. */
  prospects = $state.raw<Foreseen | null>(null);
  components = $state.raw<Components | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** What the others did, and what came by chance, since the own last turn. */
  news = $state.raw<LogEntry[]>([]);
  /** Whether there was an own turn that has ended. */
  hadTurn = $state(false);
  present = $state.raw<string[]>([]);
  connected = $state(false);
  /** The table does not exist, or may not be seen. */
  missing = $state(false);
  /** A step is on its way. */
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** Called with every update as it happens, before the state changes: for movement. */
  onupdate: ((update: Update) => void) | null = null;
  /** After a state was shown: resolves when its movement may make room for the next one. */
  pace: (() => Promise<void>) | null = null;

  readonly talk: Talk;
  #live: Live | null = null;
  #book = new LogBook();
  #status: State['status'] | null = null; // by the last update that was read
  #heard: Happened[] = [];
  #hearing = false;
  #acting: Promise<unknown> = Promise.resolve();
  #foreseeing = false;
  #ahead: Prospects | null = null; // of a state that is not shown yet
  #eyes: number | null = null;
  #spoken: Language | null = null;
  #stop: (() => void) | null = null;
  #closed = false;

  constructor(
    readonly id: string,
    readonly code: string | null = null,
  ) {
    this.talk = new Talk(id, code);
  }

  // What is asked most

  get asked(): boolean {
    return (this.state?.legal.length ?? 0) > 0 || this.mayConfirm;
  }

  get mayConfirm(): boolean {
    return this.state !== null && this.state.run.complete && this.isOwn(this.state.run.seat);
  }

  /** The seat this page looks with; a spectator looks with the first. */
  get eyes(): number {
    return this.state?.seat ?? this.#eyes ?? this.table?.you.seats[0] ?? 0;
  }

  /** Whether the prospects are those of the state that is shown. */
  get foreseen(): boolean {
    return (
      this.state !== null && this.prospects?.revision === this.state.revision && !this.prospects.provisional
    );
  }

  isOwn = (seat: number | null) => seat !== null && (this.table?.you.seats.includes(seat) ?? false);
  seatAt = (seat: number): SeatData | null => this.state?.position.seats[seat] ?? null;
  prospectsOf = (seat: number): SeatProspects | null => this.prospects?.seats[seat] ?? null;
  /** Points on the track; after the game the final ones. */
  pointsOf = (seat: number): number =>
    this.state?.scores?.[seat]?.total ?? this.prospectsOf(seat)?.points ?? 0;

  /** What may be done and is written like this, or begins so: `option('die 4+')`, `optionsFrom('check-in 63')`. */
  option = (notation: string): OptionShown | null =>
    this.prospects?.options.find((option) => option.notation === notation) ?? null;
  optionsFrom = (start: string): OptionShown[] =>
    this.prospects?.options.filter((option) => option.notation.startsWith(`${start} `)) ?? [];
  /** Why this cannot be done now. */
  why = (notation: string): string | null =>
    this.prospects?.refusals.find((refused) => refused.notation === notation)?.text ?? null;

  /** The same for the first of several: `whyFrom('check-in 63')`. */
  whyFrom = (start: string): string | null =>
    this.prospects?.refusals.find(({ notation }) => `${notation} `.startsWith(`${start} `))?.text ?? null;

  // Coming and going

  async open(): Promise<void> {
    this.#spoken = language.now;
    try {
      await this.#read();
    } catch (error) {
      this.#refuse(error);
      this.missing = this.refusal?.reason === 'not-found';
    }
    if (this.missing || this.#closed) return;
    this.#listen();
    void this.talk.read();
    this.#stop = $effect.root(() => {
      $effect(() => {
        const wanted = language.now;
        untrack(() => void this.#speak(wanted));
      });
    });
  }

  close(): void {
    this.#closed = true;
    this.#stop?.();
    this.#live?.close();
  }

  /** The table itself, after something was changed there. */
  refresh = async (): Promise<void> => {
    this.table = await get<TableShown>(this.#path(''));
  };

  /** A refusal has been read. */
  dismiss = () => {
    this.refusal = null;
  };

  #listen(): void {
    this.#live?.close();
    this.#live = new Live(
      this.id,
      { code: this.code, language: language.now },
      {
        since: () => Math.min(this.#book.told, this.state?.revision ?? 0), // without a state, ask for one
        message: (message) => this.#hear(message),
        connected: (yes) => this.#connect(yes),
        behind: () => this.#catchUp(),
        refused: () => (this.missing = true),
      },
    );
  }

  #connect(yes: boolean): void {
    const back = yes && !this.connected;
    this.connected = yes;
    if (!back) return;
    if (this.refusal?.reason === 'offline') this.refusal = null;
    if (this.talk.messages.length) void this.talk.read();
    if (this.state && !this.foreseen) void this.#foresee();
  }

  /** Everything that has sentences in it is asked for again. */
  async #speak(wanted: Language): Promise<void> {
    if (wanted === this.#spoken) return;
    this.#spoken = wanted;
    this.#ahead = null;
    this.#listen();
    await Promise.all([this.#readComponents(), this.#retell(), this.#foresee(true)]).catch((error) =>
      this.#refuse(error),
    );
  }

  // Acting

  act = (notation: string) => this.#ask('actions', { action: notation });
  undo = () => this.#ask('undo');
  redo = () => this.#ask('redo');
  confirm = () => this.#ask('confirm');

  /** One after the other; what the answer to the step before has made impossible is not sent. */
  #ask(step: Step, more: { action?: string } = {}): Promise<boolean> {
    const asked = this.#acting.then(() => (this.#allows(step, more.action) ? this.#send(step, more) : false));
    this.#acting = asked.catch(() => null);
    return asked;
  }

  #allows(step: Step, action: string | undefined): boolean {
    const state = this.state;
    if (!state) return false;
    if (step === 'undo') return state.run.can_undo && this.isOwn(state.run.seat);
    if (step === 'redo') return state.run.can_redo && this.isOwn(state.run.seat);
    if (step === 'confirm') return this.mayConfirm;
    return state.legal.some((legal) => legal.notation === action);
  }

  async #send(step: Step, more: Record<string, unknown>): Promise<boolean> {
    if (!this.state) return false;
    this.busy = true;
    this.refusal = null;
    const intent = {
      revision: this.state.revision,
      request_id: newRequestId(),
      seat: this.state.seat,
      ...more,
    };
    const spoken = language.now;
    try {
      const { accepted, ...state } = await insist(() =>
        post<Accepted>(`/tables/${this.id}/${step}${query({ language: spoken, prospects: 'true' })}`, intent),
      );
      await this.#answer(accepted, this.#heardIn(spoken, state));
      return true;
    } catch (error) {
      this.#refuse(error);
      await this.#read().catch(() => null);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The answer may be here before the socket has told of it, or after. */
  async #answer(accepted: Update, state: State): Promise<void> {
    if (accepted.revision > this.#book.told + 1) await this.#catchUp();
    else this.#take(accepted);
    this.#show(state);
  }

  #refuse(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.refusal = error;
  }

  // Reading

  /** All there is; each part is shown when it is here. */
  async #read(): Promise<void> {
    await Promise.all([this.#readTable(), this.#catchUp(), this.components ? null : this.#readComponents()]);
  }

  /** Who sits here, how it stands and what may be done; a game that has not begun, or is frozen, has no state. */
  async #readTable(): Promise<void> {
    const spoken = language.now;
    const path = opening(this.id, this.code, spoken).table;
    const { state, ...table } = await take<TableOpened>(path);
    this.table = table;
    if (state) this.#show(this.#heardIn(spoken, state));
    this.#compare();
    this.#writeLog();
  }

  /** Prospects in a language that is no longer spoken are left out. */
  #heardIn(spoken: Language, state: State): State {
    return spoken === language.now ? state : { ...state, prospects: null };
  }

  async #readComponents(): Promise<void> {
    this.components = await take<Components>(opening(this.id, this.code, language.now).components);
  }

  /** Older than what is shown: not shown. The same again: how it stands in time may have changed. */
  #show(state: State): void {
    if (this.state && state.revision < this.state.revision) return;
    const [before, own] = [this.#eyes, this.table?.you.seats ?? []];
    const told = state.prospects ?? (this.#ahead?.revision === state.revision ? this.#ahead : null);
    if (told) this.prospects = told;
    else if (this.prospects && this.prospects.revision !== state.revision)
      this.prospects = provisional(this.prospects, state);
    this.state = state;
    this.#eyes = state.seat ?? before;
    if (own.length > 1 && before !== null && before !== this.#eyes)
      void this.#retell().catch((error) => this.#refuse(error));
    if (!this.foreseen && (this.#ahead?.revision ?? 0) <= state.revision) void this.#foresee();
  }

  /** Asks until the answer is about the state that is shown; one request at a time. */
  async #foresee(again = false): Promise<void> {
    if (this.#foreseeing && !again) return;
    this.#foreseeing = true;
    try {
      for (let more = true; more && !this.#closed;) {
        const spoken = language.now;
        const prospects = await get<Prospects>(this.#path('/prospects', { language: spoken }));
        const shown = this.state?.revision ?? 0;
        if (this.foreseen && !again) return; // a step has brought its own
        more = prospects.revision < shown || spoken !== language.now;
        if (!more && this.state && prospects.revision > shown) this.#ahead = prospects;
        else if (!more) this.prospects = prospects;
      }
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.#foreseeing = false;
    }
  }

  async #catchUp(book = this.#book): Promise<void> {
    for (let more = true; more;) {
      const { updates } = await take<Updates>(
        this.#path('/updates', { since: book.told, language: language.now }),
      );
      for (const update of updates) book.take(update);
      more = updates.length === PAGE;
      this.#status = updates.at(-1)?.status ?? this.#status;
    }
    this.#compare();
    this.#writeLog();
  }

  /** The table may have begun, or ended, between reading it and reading what happened. */
  #compare(): void {
    if (this.table && this.#status && this.#status !== this.table.status)
      void this.refresh().catch(() => null);
  }

  /** All of it anew: in another language, or with the eyes of another seat, which may not read what the last one read. */
  async #retell(): Promise<void> {
    const book = new LogBook();
    this.#book = book;
    this.#writeLog();
    await this.#catchUp(book);
  }

  #hear(message: Heard): void {
    if (message.type === 'presence') this.present = message.people;
    else if (message.type === 'chat') this.talk.hear([message]);
    else if (message.type === 'late') void this.#read().catch(() => null);
    else if (message.type === 'update' || message.type === 'state') {
      this.#heard.push(message);
      if (!this.#hearing) void this.#hearAll();
    }
  }

  /**
   * In the order they came; where steps of others wait in line, each is shown before the next. The answer to an own
   * step says more than the socket, and comes first.
   */
  async #hearAll(): Promise<void> {
    this.#hearing = true;
    for (let message = this.#heard.shift(); message; message = this.#heard.shift()) {
      if (this.busy) await this.#acting;
      if (message.type === 'update') {
        if (message.revision > this.#book.told + 1) await this.#catchUp().catch(() => null);
        this.#take(message);
      } else {
        this.#show(message);
        await this.pace?.();
      }
    }
    this.#hearing = false;
  }

  #take(update: Update): void {
    if (update.revision <= this.#book.told) return;
    this.onupdate?.(update);
    this.#book.take(update);
    this.#writeLog();
    const changed =
      update.kind === 'table' || update.kind === 'begin' || update.status !== this.table?.status;
    if (changed) void this.refresh().catch(() => null);
  }

  #writeLog(): void {
    this.log = this.#book.entries;
    const seats = this.table?.you.seats ?? [];
    const own = seats.length > 1 ? [this.eyes] : seats; // at a hot seat the others are others
    this.news = sinceLastTurn(this.log, this.#book.ended, own);
    this.hadTurn = own.some((seat) => this.#book.ended.has(seat));
  }

  #path(end: string, values: Record<string, string | number | null> = {}): string {
    return `/tables/${this.id}${end}${query({ ...values, code: this.code })}`;
  }
}
