/** The socket of a table: comes back by itself, and tells when it is away. */
import { query, socketAddress } from '../api';
import type { Heard } from '../shapes';

export interface Listening {
  /** The revision already known; asked anew at each attempt. */
  since: () => number;
  message: (message: Heard) => void;
  connected: (yes: boolean) => void;
  /** The socket was too slow for all there was to tell: read it before it comes back. */
  behind: () => Promise<void>;
  /** The table is gone, or may not be seen. */
  refused: () => void;
}

const NOT_FOUND = 4404;
const BEHIND = 4408;
const TOO_MANY = 4429;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
/** A line that is dead does not say so: after a ping something has to be heard. */
const ANSWER_WITHIN = 6_000;

/** Closing one that is still being opened would be told as an error: it is closed as soon as it is open. */
function leave(socket: WebSocket | null): void {
  if (socket?.readyState !== WebSocket.CONNECTING) return socket?.close();
  socket.onmessage = null;
  socket.onopen = () => socket.close();
}

export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #ping = 0;
  #patience = 0;
  #closed = false;

  constructor(
    private readonly table: string,
    private readonly values: Record<string, string | null>,
    private readonly listening: Listening,
  ) {
    this.#open();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    addEventListener('pageshow', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    removeEventListener('pageshow', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    leave(this.#drop());
  }

  #open = () => {
    clearTimeout(this.#timer);
    const values = { ...this.values, since: this.listening.since(), quiet: 'true' };
    const socket = new WebSocket(socketAddress(`/tables/${this.table}/socket${query(values)}`));
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#ping = window.setInterval(this.#check, PING_EVERY);
      this.listening.connected(true);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#patience);
      this.#patience = 0;
      this.listening.message(JSON.parse(String(event.data)));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) void this.#lost(event.code);
    };
  };

  /** From now on this socket is not listened to. */
  #drop(): WebSocket | null {
    const socket = this.#socket;
    clearInterval(this.#ping);
    clearTimeout(this.#patience);
    this.#patience = 0;
    this.#socket = null;
    return socket;
  }

  async #lost(code: number): Promise<void> {
    this.#drop();
    if (this.#closed) return;
    this.listening.connected(false);
    if (code === NOT_FOUND) {
      this.listening.refused();
      return;
    }
    if (code === TOO_MANY) this.#wait = LONGEST_WAIT;
    if (code === BEHIND) await this.listening.behind().catch(() => null);
    if (this.#closed || this.#socket) return;
    this.#timer = window.setTimeout(this.#open, this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #check = () => {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#patience) return;
    this.#socket.send('{"type":"ping"}');
    this.#patience = window.setTimeout(this.#cut, ANSWER_WITHIN);
  };

  #cut = () => {
    if (!this.#socket) return;
    this.#socket.close();
    void this.#lost(0);
  };

  /** Awake again, or online again: do not wait out the pause, and see whether the line still stands. */
  #hurry = () => {
    if (this.#closed || document.hidden) return;
    if (this.#socket) this.#check();
    else this.#open();
  };
}
