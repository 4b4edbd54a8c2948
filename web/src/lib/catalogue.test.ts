import { describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue';

const TEXT = `# a file begins with what it is about
-house = Grand Austria
    .short = GA
web-end = End turn
web-many =
    { $n ->
        [one] one guest
       *[other] { $n } guests
    }
# a remark

web-quoting = Press “{ web-end }” at { -house }.
web-within = { $yes ->
    [true] { web-quoting }
   *[false] no
}
`;

describe('a catalogue', () => {
  const catalogue = new Catalogue('en', TEXT);
  it.each([
    ['web-end', {}, 'End turn'],
    ['web-many', { n: 1 }, 'one guest'],
    ['web-many', { n: 3 }, '3 guests'],
    ['web-within', { yes: 'true' }, 'Press “End turn” at Grand Austria.'],
    ['web-quoting', {}, 'Press “End turn” at Grand Austria.'],
    ['web-end', {}, 'End turn'],
    ['web-nothing', {}, null],
  ])('says %s %o', (id, values, said) => {
    expect(catalogue.format(id, values as Record<string, string | number>)).toBe(said);
  });
});
