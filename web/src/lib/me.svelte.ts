/** Who is asking. */
import { get, patch } from './api';
import type { Me } from './shapes';
import { firstLanguage, speak, type Language } from './texts.svelte';

let person = $state<Me | null>(null);

export const me = {
  get now(): Me {
    if (!person) throw new Error('nobody has been asked yet');
    return person;
  },
  set now(value: Me) {
    person = value;
  },
};

/** Who has been here before is told by the page itself: nothing that is asked for them makes somebody new. */
const isKnown = () => 'known' in document.documentElement.dataset;

/**
 * The first thing asked of the server: whoever is new gets an identity. `known` is called before the words are here; of
 * whom the server knows at once, and again if they speak another language than this browser.
 */
export async function enter(known: (language: Language) => void = () => {}): Promise<void> {
  const likely = firstLanguage(kept());
  const [early, who, speaking] = [isKnown(), get<Me>('/me'), speak(likely)];
  if (early) known(likely);
  speaking.catch(() => null); // heard below, if there is somebody
  person = await who;
  const wanted = firstLanguage(kept() ?? (person.account ? person.language : null));
  if (!early || wanted !== likely) known(wanted);
  await speaking;
  if (wanted !== likely) await speak(wanted);
}

export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  try {
    localStorage.setItem('gah-language', language);
  } catch {
    // the server remembers it as well
  }
  person = await patch<Me>('/me', { language });
}

function kept(): string | null {
  try {
    return localStorage.getItem('gah-language');
  } catch {
    return null;
  }
}
