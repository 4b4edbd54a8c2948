import { describe, expect, it } from 'vitest';
import type { TournamentShown } from '@/lib/shapes';
import { Following } from './following.svelte';

const cup = (entries: number) => ({ entries }) as TournamentShown;

/** Each look is answered when the test says so. */
function asked() {
  const answers: { resolve: (cup: TournamentShown) => void; reject: (error: Error) => void }[] = [];
  const following = new Following(() => new Promise((resolve, reject) => answers.push({ resolve, reject })));
  return { following, answers };
}

describe('following a tournament', () => {
  it('goes by what was done, not by an older look that is answered later', async () => {
    const { following, answers } = asked();
    const look = following.look();
    following.keep(cup(2));
    answers[0]!.resolve(cup(1));
    await look;
    expect(following.cup).toEqual(cup(2));
  });

  it('says that nobody is reached until somebody is, and keeps what it knew', async () => {
    const { following, answers } = asked();
    following.keep(cup(1));
    const lost = following.look();
    answers[0]!.reject(new Error('lost'));
    await lost;
    expect(following.error).toEqual(new Error('lost'));
    const next = following.look();
    expect(following.error).toEqual(new Error('lost'));
    answers[1]!.resolve(cup(3));
    await next;
    expect([following.cup, following.error]).toEqual([cup(3), null]);
  });
});
