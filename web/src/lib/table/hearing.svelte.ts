/** What is heard of a table while it is open: the socket, who is there, and what others do, each thing in its turn. */
import { untrack } from 'svelte';
import type { Heard } from '../shapes';
import { language, type Language } from '../texts.svelte';
import type { Acting } from './acting.svelte';
import { Live } from './live';
import type { Reading } from './reading.svelte';
import type { Talk } from './talk.svelte';

/** What happened, and the language in which it was told. */
type Happened = Extract<Heard, { type: 'update' | 'state' }> & { spoken: Language };

export class Hearing {
  /** Who has the table open: all who sit there, and some of the others. */
  present = $state.raw<string[]>([]);
  /** How many have it open. */
  count = $state(0);
  /** Who sits there and has it not open, by id: when they were last seen. */
  away = $state.raw<Record<string, number>>({});
  connected = $state(false);
  /** After a state was shown: resolves when its movement may make room for the next one. */
  pace: (() => Promise<void>) | null = null;

  #live: Live | null = null;
  #waiting: Happened[] = [];
  #busy = false;
  #stop: (() => void) | null = null;

  constructor(
    private readonly reading: Reading,
    private readonly acting: Acting,
    private readonly talk: Talk,
  ) {}

  /** Listens from what was read in this language, and in every language that is chosen after it. */
  open(spoken: Language): void {
    this.#listen();
    void this.talk.read();
    this.#stop = $effect.root(() => {
      $effect(() => {
        const wanted = language.now;
        untrack(() => {
          if (wanted !== spoken) void this.#hearAnew();
          spoken = wanted;
        });
      });
    });
  }

  close(): void {
    this.#stop?.();
    this.#live?.close();
  }

  #listen(): void {
    const { id, code, history } = this.reading;
    const spoken = language.now;
    this.#live?.close();
    this.#live = new Live(
      id,
      { code, language: spoken, prospects: 'true' },
      {
        since: () => Math.min(history.told, this.reading.state?.revision ?? 0), // without a state, ask for one
        message: (message) => this.#hear(message, spoken),
        connected: (yes) => this.#connect(yes),
        behind: () => this.reading.catchUp(),
        refused: () => (this.reading.missing = true),
      },
    );
  }

  /** In another language. */
  async #hearAnew(): Promise<void> {
    this.#listen();
    await this.reading.readAnew().catch((error) => this.reading.refuse(error));
  }

  #connect(yes: boolean): void {
    const back = yes && !this.connected;
    this.connected = yes;
    if (!back) return;
    const { refusal, state, foresight } = this.reading;
    if (refusal?.reason === 'offline') this.reading.dismiss();
    if (this.talk.messages.length) void this.talk.read();
    if (state && !foresight.foreseen) void foresight.ask();
    if (state?.clock) void this.reading.read().catch(() => null); // clocks stood while the house was shut
  }

  #hear(message: Heard, spoken: Language): void {
    if (message.type === 'presence')
      [this.present, this.count, this.away] = [message.people, message.count, message.away ?? {}];
    else if (message.type === 'chat') this.talk.hear([message]);
    else if (message.type === 'plan') this.reading.became = message.became;
    else if (message.type === 'late') void this.reading.read().catch(() => null);
    else if (message.type === 'update' || message.type === 'state') {
      this.#waiting.push({ ...message, spoken });
      if (!this.#busy) void this.#hearAll();
    }
  }

  /**
   * In the order they came; where steps of others wait in line, each is shown before the next. The answer to an own
   * step says more than the socket, and comes first.
   */
  async #hearAll(): Promise<void> {
    this.#busy = true;
    for (let message = this.#waiting.shift(); message; message = this.#waiting.shift()) {
      if (this.acting.busy) await this.acting.answered;
      if (message.type === 'update') {
        if (this.reading.misses(message)) await this.reading.catchUp().catch(() => null);
        this.reading.take(message);
      } else {
        const { spoken, ...state } = message;
        this.reading.show(state, spoken);
        await this.pace?.();
      }
    }
    this.#busy = false;
  }
}
