import type { Language } from './language.ts';
import { createTranslate, type Messages, type Translate } from './translate.ts';

/** The loaded texts. The browser loads one language, a server both. */
const texts: Partial<Record<Language, Messages>> = {};

export const hasTexts = (language: Language): boolean => texts[language] !== undefined;

export const setTexts = (language: Language, messages: Messages): void => {
  texts[language] = messages;
};

const translateTo = (language: Language): Translate => createTranslate(language, () => texts[language] ?? {});

/** One function per language, so that a component receives the same one in each render. */
export const translateByLanguage = {
  en: translateTo('en'),
  bn: translateTo('bn'),
} as const satisfies Record<Language, Translate>;
