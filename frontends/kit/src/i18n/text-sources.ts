import { currentLanguage, type Language } from './language.ts';
import { setTexts } from './texts.ts';
import type { Messages } from './translate.ts';

/** Loads the texts of a front end in one language, under its name: `{ panel: { … } }`. */
export type LoadTexts = (language: Language) => Promise<Messages>;

const RETRY_DELAYS_MS = [350, 700, 1_400, 2_800];

/** The texts of the shell and the kit. */
const loadShellTexts: LoadTexts = async (language) => {
  const response = await fetch(`/assets/locales/${language}/translation.json`);
  if (!response.ok) throw new Error(`the texts of ${language} answered ${response.status}`);
  return response.json();
};

/** What each front end of the page has loaded, or is loading. Each remote adds its own texts (`remote/own-texts.ts`). */
const sources = new Map<LoadTexts, Partial<Record<Language, Promise<void>>>>([[loadShellTexts, {}]]);

const loadWithRetries = async (load: LoadTexts, language: Language): Promise<Messages> => {
  for (const delay of RETRY_DELAYS_MS)
    try {
      return await load(language);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  return load(language);
};

const loadOnce = (load: LoadTexts, language: Language): Promise<void> => {
  const loads = sources.get(load) ?? {};
  sources.set(load, loads);
  loads[language] ??= loadWithRetries(load, language).then(
    (messages) => setTexts(language, messages),
    (error: unknown) => {
      delete loads[language];
      throw error;
    },
  );
  return loads[language];
};

/** Loads what is missing in a language, also of front ends that are added meanwhile. Rejects when retries fail too. */
export const loadTexts = async (language: Language): Promise<void> => {
  for (let loaded = -1; loaded < sources.size; ) {
    loaded = sources.size;
    await Promise.all([...sources.keys()].map((load) => loadOnce(load, language)));
  }
};

/**
 * Adds the texts of a remote to the page. Resolves when those of the page's language are loaded. From then on a change of the
 * language loads them too. Rejects, and adds nothing, when retries fail.
 */
export const addTexts = async (load: LoadTexts): Promise<void> => {
  try {
    let loaded: Language;
    do {
      loaded = currentLanguage();
      await loadOnce(load, loaded);
    } while (loaded !== currentLanguage());
  } catch (error) {
    sources.delete(load);
    throw error;
  }
};
