/** What a button of the table is called: what it is, what pressing it does, and whether that is final. */
import { t } from '@/lib/texts.svelte';

/** Without marks and capitals, to see whether one sentence says the other already. */
const bare = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim();
const isSentence = (text: string) => /[.!?…]$/.test(text);

/** A title that is repeated by the sentence after it is not said; every part ends like a sentence. */
export function labelOf(title: string, text: string | null, final: boolean, say = t): string {
  const whole = joined(title, text ?? '', say);
  return final ? say('web-table-label-final', { text: isSentence(whole) ? whole : `${whole}.` }) : whole;
}

function joined(title: string, text: string, say: typeof t): string {
  if (!text || bare(text) === bare(title)) return title;
  if (!title || bare(text).startsWith(`${bare(title)} `)) return text;
  return say(isSentence(title) ? 'web-table-label' : 'web-table-label-named', { name: title, text });
}
