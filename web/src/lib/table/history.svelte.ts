/** What has happened at a table: the one log book, as far as it was told. */
import { take } from '../ahead';
import { LogBook, sinceLastTurn, type LogEntry } from '../log';
import type { State, Update, Updates } from '../shapes';
import { language } from '../texts.svelte';
import { pathOf, type Address } from './address';

const PAGE = 1000;

export class History {
  log = $state.raw<LogEntry[]>([]);
  /** How the table stood by the last update that was read. */
  status: State['status'] | null = null;
  #book = new LogBook();

  constructor(private readonly address: Address) {}

  /** The last revision that was told. */
  get told(): number {
    return this.#book.told;
  }

  take(update: Update): void {
    this.#book.take(update);
    this.#write();
  }

  /** What others did, and what came by chance, since the last turn of these seats. */
  news(seats: number[]): LogEntry[] {
    return sinceLastTurn(this.log, this.#book.ended, seats);
  }

  /** Whether one of these seats has ended a turn. */
  hadTurn(seats: number[]): boolean {
    return this.log.length > 0 && seats.some((seat) => this.#book.ended.has(seat));
  }

  /** Reads what is missing. An answer that comes after the book was begun anew is not written into the new one. */
  async catchUp(): Promise<void> {
    const book = this.#book;
    for (let more = true; more;) {
      const { updates } = await take<Updates>(
        pathOf(this.address, '/updates', { since: book.told, language: language.now }),
      );
      for (const update of updates) book.take(update);
      more = updates.length === PAGE;
      this.status = updates.at(-1)?.status ?? this.status;
    }
    this.#write();
  }

  /** All of it anew: in another language, or with the eyes of another seat, which may not read what the last one read. */
  async retell(): Promise<void> {
    this.#book = new LogBook();
    this.#write();
    await this.catchUp();
  }

  #write(): void {
    this.log = this.#book.entries;
  }
}
