/** Why the server takes no such name, in words. */
import { Refusal } from '@/lib/api';
import { t } from '@/lib/texts.svelte';

const OTHERS = ['name-taken', 'look-alike'];
/** What is wrong with the name itself, as the server calls it. */
const ITSELF: Record<string, string> = {
  characters: 'characters',
  empty: 'empty',
  length: 'length',
  letters: 'letters',
  string_too_long: 'length',
  string_too_short: 'empty',
};

/** Null where it was not about the name. */
export function nameRefusal(error: unknown): string | null {
  if (!(error instanceof Refusal)) return null;
  if (OTHERS.includes(error.reason)) return t(`web-refusal-${error.reason}`);
  const fields = (error.details.fields ?? []) as { field: string; kind: string }[];
  const kind = fields.find(({ field }) => field === 'body.name')?.kind;
  if (kind === undefined) return null;
  return kind in ITSELF ? t(`web-home-name-${ITSELF[kind]}`) : t('web-refusal-invalid');
}
