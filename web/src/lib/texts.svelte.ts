/** Messages of the page in the chosen language. A message that is missing shows its id, and a test fails. */
import type { FluentVariable } from '@fluent/bundle';
import addresses from 'virtual:texts';
import { Catalogue } from './catalogue';
import { readLetters } from './fonts';
import type { Changes } from './shapes';
import { minus } from './signs';

export type Language = NonNullable<Changes['language']>;
/** Each language under its own name. */
export const LANGUAGES = Object.fromEntries(
  Object.keys(addresses).map((code) => [code, ownName(code)]),
) as Record<Language, string>;
/** In the browser `?pseudo` marks every message, so that text which is not one stands out. */
const PSEUDO = new URLSearchParams(location.search).has('pseudo');

let catalogue = $state.raw(new Catalogue('en', ''));
let chosen = $state<Language>('en');

export const language = {
  get now(): Language {
    return chosen;
  },
};

function ownName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The message with this id; `t('web-round', { round: 4 })`. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const written = catalogue.format(id, values ?? {});
  return written === null ? id : marked(minus(written));
}

export function firstLanguage(kept: string | null): Language {
  const wanted = [kept ?? '', ...navigator.languages].map((name) => name.slice(0, 2));
  return (wanted.find((name) => name in LANGUAGES) as Language | undefined) ?? 'en';
}

/** Reads a language, and then speaks it. */
export async function speak(name: Language): Promise<void> {
  readLetters(`0 ${LANGUAGES[name]}`);
  catalogue = await read(name);
  chosen = name;
  document.documentElement.lang = name;
}

async function read(name: Language): Promise<Catalogue> {
  const response = await fetch(addresses[name]);
  return new Catalogue(name, await response.text());
}

const marked = (text: string) => (PSEUDO ? `⟦${text}⟧` : text);
