/** What is said at a table: by those who sit there, and apart from them by those who watch. */
import { Refusal, get, post } from '../api';
import type { Message, Messages, TableShown } from '../shapes';
import { pathOf, type Address } from './address';

export type Room = NonNullable<Message['room']>;
interface Place extends Address {
  readonly table: TableShown | null;
}

export class Talk {
  /** Of all rooms, by number. */
  messages = $state.raw<Message[]>([]);
  /** Whether this person may read what is said here. */
  mayHear = $state(true);

  constructor(private readonly place: Place) {}

  /** Whether this person sits here, and not with those who watch. */
  get seated(): boolean {
    const you = this.place.table?.you;
    return !!you && (you.seats.length > 0 || you.host);
  }

  /** Those who play hear what was said beside the table when the game has ended. */
  get rooms(): Room[] {
    return this.seated && !this.place.table?.finished ? ['players'] : ['players', 'spectators'];
  }

  /** What was said since the last messages that are known. */
  async read(): Promise<void> {
    await Promise.all(this.rooms.map((room) => this.#read(room)));
  }

  async #read(room: Room): Promise<void> {
    const since = this.messages.findLast((message) => message.room === room)?.id ?? null;
    try {
      const { messages } = await get<Messages>(pathOf(this.place, '/chat', { since, room }));
      this.hear(messages);
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'forbidden' && room === 'players')
        this.mayHear = false;
    }
  }

  /** After somebody was muted or is heard again, all of it. */
  async readAnew(): Promise<void> {
    this.messages = [];
    await this.read();
  }

  async say(text: string): Promise<void> {
    const room: Room = this.seated ? 'players' : 'spectators';
    this.hear([await post<Message>(pathOf(this.place, '/chat'), { text, room })]);
  }

  hear(messages: Message[]): void {
    const known = new Set(this.messages.map((message) => message.id));
    const fresh = messages.filter((message) => !known.has(message.id));
    if (fresh.length) this.messages = [...this.messages, ...fresh].sort((a, b) => a.id - b.id);
  }
}
