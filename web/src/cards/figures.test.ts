import { flushSync, mount, unmount } from 'svelte';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { me } from '@/lib/me.svelte';
import type { BoardShown, Me } from '@/lib/shapes';
import { LANGUAGES, speak, t, type Language } from '@/lib/texts.svelte';
import { catalogue } from '../../tools/texts';
import { figuresOf } from './figures';
import Rules from './Rules.svelte';

const TEXTS = `${import.meta.dirname}/../../../src/grandaustria/texts`;
const SPOKEN = Object.keys(LANGUAGES) as Language[];

const BOARD = {
  rounds: 7,
  dice: { 2: 10, 3: 12, 4: 14 },
  tables: 3,
  start_krones: 10,
  start_kitchen: [1, 1, 1, 1],
  start_hand: 6,
  start_rooms: 3,
  queue_prices: [3, 2, 1, 0, 0],
  boost_price: 1,
  six_price: 1,
  serve_price: 1,
  serve_items: 3,
  emperor_points: [0, 1, 2],
  emperor_rounds: [3, 5, 7],
  emperor_back: [3, 5, 7],
  emperor_beyond: 1,
  bonus_from: 3,
  room_points: [],
  floor_prices: [0, 1, 2, 3],
  floor_points: [1, 2, 3, 4],
  objective_points: [15, 10, 5],
  most_krones: 20,
  final_krone: 1,
  final_kitchen_item: 1,
  final_cafe_guest: -5,
  group_bonus: { blue: { kind: 'points', amounts: [2, 5, 9, 15] } },
} satisfies BoardShown;
/** What else may stand on a board, figure by figure. */
const OTHERS: Partial<BoardShown>[] = [
  { rounds: 8 },
  { dice: { ...BOARD.dice, 2: 11 } },
  { dice: { ...BOARD.dice, 3: 13 } },
  { dice: { ...BOARD.dice, 4: 16 } },
  { tables: 4 },
  { start_krones: 12 },
  { start_kitchen: [2, 0, 1, 0] },
  { start_hand: 5 },
  { start_rooms: 2 },
  { boost_price: 2 },
  { six_price: 4 },
  { serve_price: 2 },
  { serve_items: 5 },
  { emperor_rounds: [2, 5, 7] },
  { emperor_back: [2, 5, 7] },
  { emperor_back: [3, 6, 7] },
  { emperor_back: [3, 5, 9] },
  { emperor_beyond: 2 },
  { bonus_from: 4 },
  { floor_prices: [0, 1, 2, 6] },
  { floor_points: [2, 3, 4, 5] },
  { objective_points: [12, 10, 5] },
  { objective_points: [15, 9, 5] },
  { most_krones: 19 },
  { final_krone: 2 },
  { final_kitchen_item: 3 },
  { final_cafe_guest: -4 },
];
const boardWith = (...changes: Partial<BoardShown>[]): BoardShown => Object.assign({}, BOARD, ...changes);

/** All that the page says: what is read first, and what is read later. */
const all = (language: Language) => [false, true].map((more) => catalogue(TEXTS, language, more)).join('\n');

/** The messages of the rules and of the tutor, by their ids; those that ask for something are told by what is lacking. */
function messagesIn(language: Language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = all(language);
  bundle.addResource(new FluentResource(texts));
  const ids = [...texts.matchAll(/^(web-(?:rules|learn)-[\w-]+) =/gm)].map(([, id]) => id!);
  const lacking = (id: string, values: Record<string, number | string>) => {
    const errors: Error[] = [];
    bundle.formatPattern(bundle.getMessage(id)!.value!, values, errors);
    return errors.map(({ message }) => message);
  };
  return { ids, lacking };
}
/** What is no figure. */
const GIVEN = { face: 1, n: 1, of: 24, outlook: '.' };

async function learn(language: Language, messages = all(language)): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(messages)));
  await speak(language);
  vi.unstubAllGlobals();
}
afterAll(() => learn('en', '')); // silent again, as other tests find it

describe.each(SPOKEN)('the rules and the tutor in %s', (language) => {
  const { ids, lacking } = messagesIn(language);
  const asking = ids.filter((id) => lacking(id, GIVEN).length > 0);
  const said = (board: BoardShown) => asking.map((id) => t(id, { ...GIVEN, ...figuresOf(board) }));
  beforeAll(() => learn(language));

  it('lack nothing that the boards know', () => {
    expect(asking.length).toBeGreaterThan(25);
    expect(ids.flatMap((id) => lacking(id, { ...GIVEN, ...figuresOf(BOARD) }))).toEqual([]);
  });

  it('follow each of them', () => {
    const usual = said(BOARD);
    const deaf = OTHERS.filter((change) =>
      said(boardWith(change)).every((sentence, index) => sentence === usual[index]),
    );
    expect(deaf).toEqual([]);
  });

  it('say whatever they ask for', () => {
    const [usual, other] = [said(BOARD), said(boardWith(...OTHERS))];
    expect(asking.filter((_, index) => usual[index] === other[index])).toEqual([]);
  });
});

describe('other figures in sentences', () => {
  const sentence = async (language: Language, id: string, ...changes: Partial<BoardShown>[]) => {
    await learn(language);
    return t(id, { ...GIVEN, ...figuresOf(boardWith(...changes)) });
  };

  it('are one or many', async () => {
    expect(await sentence('en', 'web-rules-free-serve')).toBe(
      'Pay a krone and carry up to 3 items from the kitchen to your guests.',
    );
    expect(await sentence('en', 'web-rules-free-serve', { serve_price: 4, serve_items: 1 })).toBe(
      'Pay 4 krones and carry up to 1 item from the kitchen to your guests.',
    );
    expect(await sentence('en', 'web-rules-final-cafe', { final_cafe_guest: -1 })).toBe(
      'minus 1 point for each guest still sitting in the café.',
    );
  });

  it.each([
    [1, 'Заплати крону и выполни любое действие от 1 до 5 с силой шестёрок.'],
    [2, 'Заплати 2 кроны и выполни любое действие от 1 до 5 с силой шестёрок.'],
    [5, 'Заплати 5 крон и выполни любое действие от 1 до 5 с силой шестёрок.'],
  ])('are one, few or many in Russian: %i', async (six_price, said) =>
    expect(await sentence('ru', 'web-rules-die-6', { six_price })).toBe(said),
  );

  it.each([
    [1, 'Заплати крону й виконай будь-яку дію від 1 до 5 із силою шісток.'],
    [3, 'Заплати 3 крони й виконай будь-яку дію від 1 до 5 із силою шісток.'],
    [7, 'Заплати 7 крон і виконай будь-яку дію від 1 до 5 із силою шісток.'],
  ])('are one, few or many in Ukrainian: %i', async (six_price, said) =>
    expect(await sentence('uk', 'web-rules-die-6', { six_price })).toBe(said),
  );

  it('come as lists', async () => {
    const change = { emperor_rounds: [2, 4, 6], floor_prices: [0, 1, 2, 6] };
    expect(await sentence('en', 'web-rules-emperor-text', change)).toMatch(/^After rounds 2, 4 and 6 the/);
    expect(await sentence('de', 'web-rules-die-3', change)).toMatch(/nach oben 0, 1, 2 und 6 Kronen\.$/);
  });

  it('say that nothing is there', async () =>
    expect(await sentence('en', 'web-rules-setup-text', { start_kitchen: [0, 0, 0, 0] })).toContain(
      'in the kitchen nothing.',
    ));
});

describe('the page of the rules', () => {
  let page: ReturnType<typeof mount> | null = null;
  afterEach(async () => {
    if (page) await unmount(page);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  async function shown(board: BoardShown): Promise<string> {
    vi.spyOn(me, 'now', 'get').mockReturnValue({ name: 'Anna' } as Me);
    const box = { guests: {}, staff: {}, hotels: {}, editions: {}, board };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(box)));
    page = mount(Rules, { target: document.body });
    await vi.waitFor(() => {
      flushSync();
      expect(document.querySelector('#end')).not.toBeNull();
    });
    const said = document.body.textContent.replace(/\s+/g, ' ');
    await unmount(page);
    page = null;
    return said;
  }

  it('says what the boards say, and draws what is the same twice', async () => {
    await learn('en');
    const usual = await shown(BOARD);
    const other = await shown(boardWith(...OTHERS, { objective_points: [9, 9, 5] }));
    for (const [before, after] of [
      ['After 7 rounds', 'After 8 rounds'],
      ['10 krones, 6 staff cards in hand', '12 krones, 5 staff cards in hand'],
      ['1 strudel, 1 cake, 1 wine and 1 coffee', '2 strudels and 1 wine'],
      ['one of your 3 tables', 'one of your 4 tables'],
      ['0, 1, 2 and 3 krones', '0, 1, 2 and 6 krones'],
      ['Pay a krone and do', 'Pay 4 krones and do'],
      ['more than 20 krones', 'more than 19 krones'],
      ['After rounds 3, 5 and 7', 'After rounds 2, 5 and 7'],
      ['minus 5 points', 'minus 4 points'],
    ] as const) {
      expect(usual).toContain(before);
      expect(other).toContain(after);
      expect(other).not.toContain(before);
    }
    expect(`${usual} ${other}`).not.toMatch(/[{}$]/);
  });
});
