import { expect, it } from 'vitest';
import { Refusal } from '@/lib/api';
import { nameRefusal } from './naming';

const invalid = (field: string, kind: string) => new Refusal('invalid', '', { fields: [{ field, kind }] });

// Without a language messages are told by their ids.
it('says why a name was refused', () => {
  expect(nameRefusal(new Refusal('name-taken', ''))).toBe('web-refusal-name-taken');
  expect(nameRefusal(new Refusal('look-alike', ''))).toBe('web-refusal-look-alike');
  for (const [kind, words] of [
    ['characters', 'characters'],
    ['letters', 'letters'],
    ['length', 'length'],
    ['string_too_long', 'length'],
    ['string_too_short', 'empty'],
  ] as const)
    expect(nameRefusal(invalid('body.name', kind))).toBe(`web-home-name-${words}`);
  expect(nameRefusal(invalid('body.name', 'string_type'))).toBe('web-refusal-invalid');
});

it('leaves to others what is not about the name', () => {
  expect(nameRefusal(null)).toBeNull();
  expect(nameRefusal(new TypeError('x'))).toBeNull();
  expect(nameRefusal(new Refusal('too-many', ''))).toBeNull();
  expect(nameRefusal(invalid('body.password', 'string_too_short'))).toBeNull();
});
