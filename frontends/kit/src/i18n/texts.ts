import type { Language } from './language.ts';
import { createTranslate, type Messages, type Translate } from './translate.ts';

/** The loaded texts, by the names of the front ends. The browser loads one language, a server both. */
const texts: Record<Language, Messages> = { en: {}, bn: {} };

/** Adds texts, or replaces those of the same front ends. */
export const setTexts = (language: Language, messages: Messages): void => {
  texts[language] = { ...texts[language], ...messages };
};

const translateTo = (language: Language): Translate => createTranslate(language, () => texts[language]);

/** One function per language, so that a component receives the same one in each render. */
export const translateByLanguage = {
  en: translateTo('en'),
  bn: translateTo('bn'),
} as const satisfies Record<Language, Translate>;
