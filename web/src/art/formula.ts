/** Effects as rows of tokens: the same drawings for rewards, staff cards and emperor tiles, in every language. */
import type { EffectShown, GuestShown, StaffShown, TileShown, TriggerShown } from '@/lib/shapes';
import type { EFFECT_KINDS, END_KINDS, PENALTY_KINDS, TRIGGER_EVENTS, TRIGGER_KINDS } from '@/lib/vocabulary';

export type Token =
  | { token: 'food'; food: number }
  | { token: 'coin' | 'emperor' | 'laurel'; amount: number | '' }
  | { token: 'icon'; name: string }
  | { token: 'die'; face: number }
  | { token: 'glyph'; colour: GuestShown['colour'] }
  | { token: 'sign'; text: string }
  | { token: 'word'; id: string };

/** The words a formula may hold; messages `web-pieces-…`. */
const WORDS = ['per', 'all', 'no-penalty', 'bonus', 'floor', 'column', 'group', 'copy'] as const;
type Word = (typeof WORDS)[number];
type Draw<What> = (what: What) => Token[];
/** Something for each of these words, and for no other. */
type ForEach<Words extends readonly string[], Each> = Record<Words[number], Each>;

const FREE = 99;
const MINUS = '\u2212';
const MOST_DRAWN = 2;

const icon = (name: string): Token => ({ token: 'icon', name: `icon-${name}` });
const sign = (text: string): Token => ({ token: 'sign', text });
const word = (name: Word): Token => ({ token: 'word', id: `web-pieces-${name}` });
const coin = (amount: number | ''): Token => ({ token: 'coin', amount });
const emperor = (amount: number | ''): Token => ({ token: 'emperor', amount });
const laurel = (amount: number): Token => ({ token: 'laurel', amount });
const glyph = (colour: string): Token => ({ token: 'glyph', colour: colour as GuestShown['colour'] });
const times = (amount: number): Token[] => (amount > 1 ? [sign(`×${amount}`)] : []);

function foodTokens(counts: number[]): Token[] {
  return counts.flatMap((count, food): Token[] => {
    const one: Token = { token: 'food', food };
    return count > MOST_DRAWN ? [one, ...times(count)] : Array.from({ length: count }, () => one);
  });
}

function price(discount: EffectShown['discount']): Token[] {
  if (!discount) return [];
  return discount >= FREE ? [coin(0)] : [sign(`${MINUS}${discount}`)];
}

const floors = (limit: EffectShown['floor_limit']): Token[] =>
  limit ? [icon('floor-limit'), sign(`≤${limit}`)] : [];

const EFFECTS: Record<string, Draw<EffectShown>> = {
  food: (effect) => foodTokens(effect.food ?? []),
  any: (effect) => [icon('any-food'), ...times(effect.amount)],
  krones: (effect) => [coin(effect.amount)],
  emperor: (effect) => [emperor(effect.amount)],
  points: (effect) => [laurel(effect.amount)],
  points_per_staff: (effect) => [laurel(effect.amount), word('per'), icon('staff')],
  draw: (effect) => [icon('staff'), sign(`+${effect.amount}`)],
  prepare: (effect) => [icon('prepare'), ...price(effect.discount), ...floors(effect.floor_limit)],
  hire: (effect) => [icon('staff'), ...price(effect.discount)],
  offer: (effect) => [icon('offer'), ...price(effect.discount)],
  occupy: (effect) => [icon('occupy'), ...times(effect.amount)],
  occupy_new: (effect) => [icon('prepare'), sign('+'), icon('occupy'), ...floors(effect.floor_limit)],
  guest: (effect) => [icon('guest'), sign(`+${effect.amount}`)],
  action: () => [icon('extra-action')],
  complete: () => [icon('serve'), icon('check')],
} satisfies ForEach<typeof EFFECT_KINDS, Draw<EffectShown>>;

/** What a reward, a bonus, or a staff card played or used gives. A kind not known here is told in words. */
export const effectTokens = (effect: EffectShown): Token[] => EFFECTS[effect.kind]?.(effect) ?? [];

export interface Part {
  tokens: Token[];
  /** One sentence for each time. */
  texts: string[];
}

/** A reward part by part; a part that is given twice is drawn once: "2× room −1". */
export function rewardParts(reward: EffectShown[]): Part[] {
  const parts: Part[] = [];
  for (const effect of reward) {
    const tokens = effectTokens(effect);
    const before = parts.at(-1);
    if (before && tokens.length > 1 && before.texts[0] === effect.text) before.texts.push(effect.text);
    else parts.push({ tokens, texts: [effect.text] });
  }
  return parts.map(({ tokens, texts }) => ({
    tokens: texts.length > 1 ? [sign(`${texts.length}×`), ...tokens] : tokens,
    texts,
  }));
}

const PENALTIES: Record<string, Draw<number>> = {
  krones: (amount) => [coin(amount)],
  points: (amount) => [laurel(amount)],
  kitchen: () => [word('all'), icon('any-food')],
  food: () => [word('all'), icon('any-food'), sign('+'), icon('guest')],
  staff: (amount) => [icon('staff'), ...times(amount)],
  empty_rooms: (amount) => [icon('prepare'), ...times(amount)],
  occupied_rooms: (amount) => [icon('occupy'), ...times(amount)],
  top_rooms: () => [icon('occupy'), ...times(2)],
  points_per_staff: (amount) => [laurel(amount), word('per'), icon('staff')],
  end_staff: () => [icon('staff'), icon('end')],
} satisfies ForEach<typeof PENALTY_KINDS, Draw<number>>;

/** Of two the second is for those who cannot pay the first; a sign, because words of other languages would not fit. */
export function penaltyTokens(penalties: TileShown['penalties']): Token[] {
  return penalties.flatMap(({ kind, amount }, index) => [
    ...(index ? [sign('/')] : []),
    sign(MINUS),
    ...(PENALTIES[kind]?.(amount) ?? []),
  ]);
}

const CAUSES: Record<string, Draw<TriggerShown>> = {
  service: (trigger) => [icon('check-in'), glyph(trigger.colour ?? 'blue')],
  'check-in': (trigger) => [
    icon('check-in'),
    trigger.colour ? glyph(trigger.colour) : sign(`≥${trigger.order}`),
  ],
  price: (trigger) => PRICED[trigger.colour ?? ''] ?? [icon('prepare'), glyph(trigger.colour ?? 'blue')],
  die: (trigger) => trigger.dice.map((face) => ({ token: 'die', face })),
  occupied: () => [icon('occupy')],
  penalty: () => [word('no-penalty')],
  bonus: () => [emperor(''), word('bonus')],
} satisfies ForEach<typeof TRIGGER_EVENTS, Draw<TriggerShown>>;
const PRICED: Record<string, Token[]> = { serve: [icon('serve')], guest: [icon('guest')] };

const RESULTS: Record<string, Draw<number>> = {
  krones: (amount) => [coin(amount)],
  emperor: (amount) => [emperor(amount)],
  points: (amount) => [laurel(amount)],
  strength: (amount) => [icon('boost'), sign(`+${amount}`)],
  prepare: (discount) => [sign('+'), icon('prepare'), ...price(discount)],
  hire: (discount) => [sign('+'), icon('staff'), ...price(discount)],
  both: () => [coin(''), sign('+'), emperor('')],
  no_fee: () => [coin(0)],
  free: () => [coin(0)],
  pay: (amount) => [coin(amount)],
} satisfies ForEach<typeof TRIGGER_KINDS, Draw<number>>;

/** Two results of one cause are told once: "6: 0 krones, strength +1". */
function triggerTokens(triggers: TriggerShown[]): Token[] {
  const [first] = triggers;
  const cause = first && CAUSES[first.event]?.(first);
  if (!cause) return [];
  const result = triggers.flatMap(({ kind, amount }) => RESULTS[kind]?.(amount) ?? []);
  return first.kind === 'pay' ? [...result, sign(':'), ...cause] : [...cause, sign(':'), ...result];
}

const COUNTED: Record<string, Token[]> = {
  red: [icon('occupy'), glyph('red')],
  blue: [icon('occupy'), glyph('blue')],
  yellow: [icon('occupy'), glyph('yellow')],
  room: [icon('occupy')],
  tile: [icon('prepare'), sign('/'), icon('occupy')],
  staff: [icon('staff')],
  group: [word('group')],
  floor: [word('floor')],
  column: [word('column')],
  set: [glyph('blue'), glyph('red'), glyph('yellow')],
  objective: [icon('claim')],
  step: [emperor(1)],
} satisfies Omit<ForEach<typeof END_KINDS, Token[]>, 'copy'>;
const IN_WORDS = new Set(['group', 'floor', 'column']);

function scoreTokens(scores: StaffShown['scores']): Token[] {
  return scores.flatMap(({ kind, amount }) => {
    if (kind === 'copy') return [word('copy')];
    return [laurel(amount), ...(IN_WORDS.has(kind) ? [] : [word('per')]), ...(COUNTED[kind] ?? [])];
  });
}

export function staffTokens(staff: StaffShown): Token[] {
  return [
    ...staff.effects.flatMap(effectTokens),
    ...triggerTokens(staff.triggers),
    ...scoreTokens(staff.scores),
  ];
}
