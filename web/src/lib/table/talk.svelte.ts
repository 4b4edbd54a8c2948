/** What is said at a table. */
import { Refusal, get, post } from '../api';
import type { Message, Messages } from '../shapes';
import { pathOf, type Address } from './address';

export class Talk {
  messages = $state.raw<Message[]>([]);
  /** Whether this person may read what is said here. */
  mayHear = $state(true);

  constructor(private readonly address: Address) {}

  /** What was said since the last message that is known. */
  async read(): Promise<void> {
    const since = this.messages.at(-1)?.id ?? null;
    try {
      const { messages } = await get<Messages>(pathOf(this.address, '/chat', { since }));
      this.hear(messages);
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'forbidden') this.mayHear = false;
    }
  }

  /** After somebody was muted or is heard again, all of it. */
  async readAnew(): Promise<void> {
    this.messages = [];
    await this.read();
  }

  async say(text: string): Promise<void> {
    this.hear([await post<Message>(`/tables/${this.address.id}/chat`, { text })]);
  }

  hear(messages: Message[]): void {
    const known = new Set(this.messages.map((message) => message.id));
    const fresh = messages.filter((message) => !known.has(message.id));
    if (fresh.length) this.messages = [...this.messages, ...fresh].sort((a, b) => a.id - b.id);
  }
}
