/** Tells as the game goes on: what happened, what was taken back, what is expected now. */
import { untrack } from 'svelte';
import { refusalId } from '@/lib/api';
import type { Update } from '@/lib/shapes';
import type { TableStore } from '@/lib/table/store.svelte';
import { t } from '@/lib/texts.svelte';
import type { Choice } from '../choice.svelte';
import { announcer } from './announcer.svelte';

/** More than that at once is a matter for the log. */
const MOST = 40;

/** What an update says to whoever listens. */
export function tellUpdate(update: Update): void {
  const texts = update.events.flatMap(({ text }) => text || []);
  if (update.kind === 'undo') announcer.say(t('web-around-undone'));
  else if (update.kind === 'back') announcer.say(t('web-leaving-news-back'));
  else if (texts.length > MOST)
    announcer.say(t('web-around-much', { count: texts.length }), texts.at(-1) ?? '');
  else announcer.say(...texts);
}

/** Within a component: says what is expected whenever that changes, and why something was refused. */
export function keepTelling(store: TableStore, covered: () => boolean): void {
  let asked = '';
  $effect(() => {
    const prospects = store.prospects;
    if (!prospects || !store.foreseen || covered()) return;
    // of somebody else's turn only that it is theirs: each of their steps tells itself
    const said = store.asked ? `${prospects.revision}` : `turn ${store.state?.turn} ${store.state?.status}`;
    if (said !== asked) announcer.say(prospects.ask);
    asked = said;
  });
  $effect(() => {
    announcer.alarm(store.refusal ? t(refusalId(store.refusal)) : '');
  });
}

/** Within a component: what would be lost by ending the turn now. */
export function keepReminding(choice: Choice): void {
  $effect(() => {
    if (!choice.reminder) return;
    announcer.say(untrack(() => choice.reminderText));
  });
}
