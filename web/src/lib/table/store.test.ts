import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Update } from '../shapes';
import { TableStore } from './store.svelte';

/** A server small enough to be seen through: one run of seat 0, answers as they are asked for. */
class FakeServer {
  revision = 3;
  steps = 0;
  /** What can be done again. */
  redone = 0;
  updates: Update[] = [];
  posts: Record<string, unknown>[] = [];
  offline = 0;
  prospectsWait: Promise<void> = Promise.resolve();
  answerWait: Promise<void> = Promise.resolve();
  asked: string[] = [];

  state = () => ({
    revision: this.revision,
    status: 'running',
    seat: 0,
    position: { seats: [], setup: { rules: '2022' } },
    turn: 1,
    run: { seat: 0, steps: this.steps, complete: false, can_undo: this.steps > 0, can_redo: this.redone > 0 },
    asked: true,
    legal: [
      { action: 16, notation: 'die 1' },
      { action: 0, notation: 'end' },
    ],
  });

  prospects = () => ({
    revision: this.revision,
    ask: `What is asked at ${this.revision}.`,
    options: [{ notation: 'die 1', text: 'Take a 1.', events: [], final: false }],
    refusals: [],
    seats: [],
  });

  foreseen = (values: URLSearchParams) =>
    values.get('prospects') === 'true' && values.has('language') ? { prospects: this.prospects() } : {};

  add(kind: string, events: string[], steps = this.steps): Update {
    this.revision += 1;
    this.steps = steps;
    const told = events.map((name, index) => ({
      index,
      name,
      seat: 0,
      effects: {},
      arguments: {},
      text: name,
    }));
    const run = { seat: 0, steps, complete: false, can_undo: steps > 0, can_redo: false };
    const update = {
      type: 'update',
      revision: this.revision,
      kind,
      seat: 0,
      at: 0,
      moves: 0,
      status: 'running',
      run,
      events: told,
    };
    this.updates.push(update as Update);
    return update as Update;
  }

  async answer(path: string, method: string, body: string | undefined): Promise<unknown> {
    const { pathname, searchParams } = new URL(`http://x${path}`);
    if (this.offline > 0) {
      this.offline -= 1;
      throw new TypeError('offline');
    }
    this.asked.push(`${method} ${pathname}`);
    if (method === 'POST') {
      const accepted = this.act(pathname, JSON.parse(body ?? '{}') as Record<string, unknown>);
      const answer = { ...this.state(), ...this.foreseen(searchParams), accepted };
      await this.answerWait;
      return answer;
    }
    if (pathname.endsWith('/updates')) {
      const since = Number(searchParams.get('since'));
      return {
        revision: this.revision,
        updates: this.updates.filter((update) => update.revision > since).slice(0, 1000),
      };
    }
    if (pathname.endsWith('/prospects')) {
      const prospects = this.prospects();
      await this.prospectsWait;
      return prospects;
    }
    if (pathname.endsWith('/chat')) return { messages: [] };
    if (pathname.endsWith('/components')) return {};
    return {
      id: 't',
      status: 'running',
      started: 1,
      rules: '2022',
      you: { seats: [0], host: true },
      seats: [],
      ...(searchParams.has('state') ? { state: { ...this.state(), ...this.foreseen(searchParams) } } : {}),
    };
  }

  act(pathname: string, body: Record<string, unknown>): Update {
    this.posts.push(body);
    const undo = pathname.endsWith('/undo');
    this.redone = undo ? this.redone + 1 : pathname.endsWith('/redo') ? this.redone - 1 : 0;
    return this.add(undo ? 'undo' : 'step', undo ? [] : ['takes-die'], this.steps + (undo ? -1 : 1));
  }
}

class FakeSocket {
  static last: FakeSocket;
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  send(): void {}
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let server: FakeServer;
let store: TableStore;
const settle = () => new Promise((resume) => setTimeout(resume, 5));
const names = () => store.log.map((entry) => entry.name);

beforeEach(async () => {
  server = new FakeServer();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string, init: { method: string; body?: string }) => {
    const answer = await server.answer(path.replace('/api/v1', ''), init.method, init.body);
    return Response.json(answer);
  });
  for (const kind of ['begin', 'step', 'end']) server.add(kind, [`first-${kind}`], 0);
  store = new TableStore('t');
  await store.open();
  FakeSocket.last.onopen?.();
  await settle();
});

afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

describe('a table', () => {
  it('knows on opening all that happened, and listens from there', () => {
    expect(names()).toEqual(['first-begin', 'first-step', 'first-end']);
    expect(FakeSocket.last.address).toContain('since=6');
    expect(store.foreseen).toBe(true);
  });

  it('opens with one request for the table and how it stands', () => {
    expect(server.asked.toSorted()).toEqual([
      'GET /components',
      'GET /tables/t',
      'GET /tables/t/chat',
      'GET /tables/t/updates',
    ]);
  });

  it('shows an own step and all that is said about it at once', async () => {
    server.prospectsWait = new Promise(() => {}); // a second request would never be answered
    await store.act('die 1');
    expect(store.state?.revision).toBe(7);
    expect(store.foreseen).toBe(true);
    expect(store.prospects?.ask).toBe('What is asked at 7.');
    expect(store.option('end')).toBeNull();
    await store.undo();
    expect(store.prospects?.ask).toBe('What is asked at 8.');
    expect(server.asked).not.toContain('GET /tables/t/prospects');
  });

  it('has one source of prospects: a state keeps none of its own', async () => {
    expect(store.state).not.toHaveProperty('prospects');
    await store.act('die 1');
    expect(store.state).not.toHaveProperty('prospects');
    expect(store.prospects?.revision).toBe(7);
  });

  it('begins its log anew without what is still on its way for the old one', async () => {
    const late = store.history.catchUp();
    server.add('step', ['told-once']);
    await Promise.all([late, store.history.retell()]);
    expect(names()).toEqual(['first-begin', 'first-step', 'first-end', 'told-once']);
  });

  it('shows what others did at once, with what is legal, and its prospects when they come', async () => {
    let come = () => {};
    server.prospectsWait = new Promise((resume) => (come = resume));
    FakeSocket.last.say(server.add('step', ['other']));
    FakeSocket.last.say({ type: 'state', ...server.state() });
    await settle();
    expect(store.state?.revision).toBe(7);
    expect(store.foreseen).toBe(false);
    expect(store.prospects?.options.map((option) => option.notation)).toEqual(['die 1', 'end']);
    come();
    await settle();
    expect(store.foreseen).toBe(true);
    expect(store.option('end')).toBeNull();
  });

  it('asks for nothing more where the socket brings the prospects with the state', async () => {
    expect(FakeSocket.last.address).toContain('prospects=true');
    FakeSocket.last.say(server.add('step', ['other']));
    FakeSocket.last.say({ type: 'state', ...server.state(), prospects: server.prospects() });
    await settle();
    expect([store.state?.revision, store.foreseen]).toEqual([7, true]);
    expect(store.state).not.toHaveProperty('spoken');
    expect(server.asked).not.toContain('GET /tables/t/prospects');
  });

  it('waits for the answer to an own step when the socket is quicker', async () => {
    let come = () => {};
    server.answerWait = new Promise((resume) => (come = resume));
    const acting = store.act('die 1');
    await settle();
    FakeSocket.last.say(server.updates.at(-1));
    FakeSocket.last.say({ type: 'state', ...server.state() });
    await settle();
    expect(store.state?.revision).toBe(6);
    come();
    await acting;
    expect([store.state?.revision, store.foreseen]).toEqual([7, true]);
    await settle();
    expect(names().filter((name) => name === 'takes-die')).toHaveLength(1);
    expect(server.asked).not.toContain('GET /tables/t/prospects');
  });

  it('keeps the prospects of an own step when older ones come late', async () => {
    let come = () => {};
    server.prospectsWait = new Promise((resume) => (come = resume));
    FakeSocket.last.say(server.add('step', ['other']));
    FakeSocket.last.say({ type: 'state', ...server.state() });
    await settle();
    await store.act('die 1');
    come();
    await settle();
    expect(store.prospects?.ask).toBe('What is asked at 8.');
    expect(server.asked.filter((asked) => asked === 'GET /tables/t/prospects')).toHaveLength(1);
  });

  it('does not tell a step twice when the socket tells of it too', async () => {
    await store.act('die 1');
    FakeSocket.last.say(server.updates.at(-1));
    FakeSocket.last.say({ type: 'state', ...server.state() });
    await settle();
    expect(names().filter((name) => name === 'takes-die')).toHaveLength(1);
  });

  it('never goes back to an older state', async () => {
    const older = { type: 'state', ...server.state() };
    await store.act('die 1');
    FakeSocket.last.say(older);
    await settle();
    expect(store.state?.revision).toBe(7);
  });

  it('reads what is missing when the socket skips something', async () => {
    server.add('step', ['missed']);
    FakeSocket.last.say(server.add('step', ['told']));
    await settle();
    expect(names().slice(-2)).toEqual(['missed', 'told']);
  });

  it('does several steps by one press, and takes them back and does them again together', async () => {
    await store.act('die 1');
    await store.actAll(['die 1', 'die 1', 'die 1']);
    expect([server.steps, store.acting.busy]).toEqual([4, false]);
    await store.undo();
    expect(server.steps).toBe(1);
    await store.redo();
    expect(server.steps).toBe(4);
    await store.undo();
    await store.undo();
    expect(server.steps).toBe(0);
  });

  it('ends a press where one of its steps is not possible', async () => {
    await store.actAll(['die 1', 'die 6', 'die 1']);
    expect([server.steps, store.acting.busy]).toEqual([1, false]);
    await store.undo();
    expect(server.steps).toBe(0);
  });

  it('sends steps one after the other, each about the state it leads on from', async () => {
    await Promise.all([store.act('die 1'), store.undo()]);
    expect(server.posts.map((body) => body.revision)).toEqual([6, 7]);
    expect(names()).not.toContain('takes-die');
  });

  it('does not send what is not legal', async () => {
    expect(await store.act('die 6')).toBe(false);
    expect(server.posts).toEqual([]);
  });

  it('repeats a lost request as it was', async () => {
    server.offline = 1;
    expect(await store.act('die 1')).toBe(true);
    expect(store.refusal).toBeNull();
  });

  it('keeps a step through a long outage, takes no other meanwhile, and sends it once', async () => {
    vi.useFakeTimers();
    server.offline = 40; // a minute and more
    const acting = store.act('die 1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([store.acting.held, server.posts.length]).toEqual([true, 0]);
    expect(await store.undo()).toBe(false);
    expect(await store.act('end')).toBe(false);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    expect(await acting).toBe(true);
    expect(server.posts.map(({ action }) => action)).toEqual(['die 1']);
    expect([store.acting.held, store.acting.busy, store.refusal]).toEqual([false, false, null]);
    expect(await store.undo()).toBe(true);
  });

  it('paces steps of others that wait in line, and shows all of them', async () => {
    const shown: (number | undefined)[] = [];
    store.hearing.pace = async () => void shown.push(store.state?.revision);
    for (let step = 0; step < 3; step++) {
      FakeSocket.last.say(server.add('step', [`other-${step}`]));
      FakeSocket.last.say({ type: 'state', ...server.state() });
    }
    await settle();
    expect(shown).toEqual([7, 8, 9]);
    expect(store.state?.revision).toBe(9);
  });

  it('keeps prospects of a later state until that state is shown', async () => {
    const later = { type: 'state', ...server.state(), revision: 8 };
    server.add('step', ['other-0']);
    const next = { type: 'state', ...server.state() };
    FakeSocket.last.say(server.updates.at(-1));
    server.add('step', ['other-1']);
    FakeSocket.last.say(next); // its prospects are those of revision 8 already
    await settle();
    expect([store.state?.revision, store.prospects?.revision]).toEqual([7, 7]);
    FakeSocket.last.say(server.updates.at(-1));
    FakeSocket.last.say(later);
    await settle();
    expect([store.state?.revision, store.foreseen]).toEqual([8, true]);
  });

  it('reads first when it is too far behind, then comes back from there', async () => {
    vi.useFakeTimers();
    server.add('step', ['while-away']);
    FakeSocket.last.onclose?.({ code: 4408 });
    expect(store.hearing.connected).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(names()).toContain('while-away');
    expect(FakeSocket.last.address).toContain('since=6'); // its state is still to come
  });
});
