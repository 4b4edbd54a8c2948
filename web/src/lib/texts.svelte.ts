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
let speaking: Promise<void> = Promise.resolve();
/** The words of what teaches or judges, once something of it is shown; every language is read whole from then on. */
let more: Promise<void> | null = null;
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
export function speak(name: Language): Promise<void> {
  speaking = begin(name);
  return speaking;
}

async function begin(name: Language): Promise<void> {
  readLetters(`0 ${LANGUAGES[name]}`);
  const [first, rest] = addresses[name];
  const read = new Catalogue(name, await textOf(first));
  if (more) read.add(await textOf(rest));
  catalogue = read;
  chosen = name;
  document.documentElement.lang = name;
}

/** What teaches or judges is shown when its words are there as well. */
export async function worded<Module>(module: Promise<Module>): Promise<Module> {
  more ??= readMore();
  const words = more.catch((error: unknown) => {
    more = null;
    throw error;
  });
  return (await Promise.all([module, words]))[0];
}

async function readMore(): Promise<void> {
  await speaking;
  const spoken = catalogue; // another language, begun meanwhile, reads its own
  spoken.add(await textOf(addresses[chosen][1]));
}

const textOf = async (address: string) => (await fetch(address)).text();

const marked = (text: string) => (PSEUDO ? `⟦${text}⟧` : text);
