import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { labelOf as labelIn } from './label';

/** As they are, whichever folder the tests are run from. */
const messages = readFileSync(
  `${import.meta.dirname}/../../../src/grandaustria/texts/en/web-table.ftl`,
  'utf-8',
);
const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(messages));
const say = (id: string, values?: Record<string, FluentVariable>) =>
  bundle.formatPattern(bundle.getMessage(id)!.value!, values ?? {});
const labelOf = (title: string, text: string | null, final: boolean) => labelIn(title, text, final, say);

const sentences = (name: string) => name.split(/(?<=[.!?…]) /);

describe('names of buttons', () => {
  it('say what a thing is and what pressing it does', () => {
    expect(labelOf('Space 1: 2 dice, strength 2.', 'Take a 1 at strength 2.', false)).toBe(
      'Space 1: 2 dice, strength 2. Take a 1 at strength 2.',
    );
    expect(labelOf('Enough rooms', 'Prepare no more rooms.', false)).toBe(
      'Enough rooms. Prepare no more rooms.',
    );
    expect(labelOf('Undo', null, false)).toBe('Undo');
  });

  it.each([
    ['Take 2 strudels and 1 cake.', 'Take 2 strudels and 1 cake.'],
    ['Pass', 'Pass.'],
    ['Hire nobody', 'Hire nobody with this die.'],
    ['Take Dame', 'Take Dame: +2 krones.'],
  ])('say nothing twice: %s', (title, text) => {
    const said = sentences(labelOf(title, text, true));
    expect(new Set(said).size).toBe(said.length);
    expect(said.every((each) => /[.!?…]$/.test(each))).toBe(true);
    expect(said).toHaveLength(2); // and that it is final
  });

  it('end a name that is no sentence', () => {
    expect(labelOf('End turn', null, true)).toBe('End turn. This cannot be taken back.');
    expect(labelOf('Tailor', 'Serve wine to Tailor.', false)).toBe('Tailor. Serve wine to Tailor.');
  });
});
