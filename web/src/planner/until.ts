/** What may be waited for while one passes; each as one word of a list. */
import type { Until } from '@/lib/shapes';
import { t } from '@/lib/texts.svelte';

const COLOURS = ['blue', 'red', 'yellow', 'green'] as const;
const FACES = [1, 2, 3, 4, 5, 6];
type Wanted = Pick<Until, 'kind'> & { face?: number | null; colour?: string | null };

export const UNTIL: string[] = [
  'round',
  ...FACES.map((face) => `die ${face}`),
  ...COLOURS.map((colour) => `guest ${colour}`),
  'check-in',
  'claim',
];

/** As the server takes it. */
export function untilOf(word: string): Wanted {
  const [kind, which] = word.split(' ') as [Wanted['kind'], string?];
  if (kind === 'die') return { kind, face: Number(which) };
  return which ? { kind, colour: which } : { kind };
}

export function untilName({ kind, face, colour }: Wanted): string {
  return t(`web-planner-until-${kind}`, { face: face ?? 0, colour: colour ?? '' });
}
