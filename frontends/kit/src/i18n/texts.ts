import type { Language } from './language.ts';
import { createTranslate, type Messages, type Translate } from './translate.ts';

/** The loaded texts, by the names of the front ends. The browser loads one language, a server both. */
const texts: Record<Language, Messages> = { en: {}, bn: {} };

/** Adds texts, or replaces those of the same front ends. */
export const setTexts = (language: Language, messages: Messages): void => {
  texts[language] = { ...texts[language], ...messages };
};

const own = {
  en: createTranslate('en', () => texts.en),
  bn: createTranslate('bn', () => texts.bn),
};

/**
 * A text that the language does not have is shown in the other one: after a deployment, an open page can get the texts of the next
 * build, without a text that its script still uses.
 */
const translateTo =
  (language: Language): Translate =>
  (key, values) => {
    const text = own[language](key, values);
    return text === key ? own[language === 'en' ? 'bn' : 'en'](key, values) : text;
  };

/** One function per language, so that a component receives the same one in each render. */
export const translateByLanguage = {
  en: translateTo('en'),
  bn: translateTo('bn'),
} as const satisfies Record<Language, Translate>;
