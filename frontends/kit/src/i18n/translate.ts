import { formatCount } from '../format/number.ts';
import type { Language } from './language.ts';

/** The texts of one language: `{ storefront: { cart: { title: 'Cart' } } }`. */
export type Messages = { [key: string]: string | Messages };
/** Values of placeholders. `count` selects the plural form. Numbers are written in the page's digits. */
export type TranslationValues = Record<string, string | number>;
export type Translate = (key: string, values?: TranslationValues) => string;

/** The plural rules of Unicode CLDR. `Intl.PluralRules` is slow to create. */
const isOne = { en: (count: number) => count === 1, bn: (count: number) => count >= 0 && count <= 1 };

const findText = (messages: Messages, key: string): string | undefined => {
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
};

const pluralKeys = (key: string, count: unknown, language: Language): string[] => {
  if (typeof count !== 'number') return [key];
  const plural = isOne[language](count) ? [`${key}_one`, `${key}_other`] : [`${key}_other`];
  return [...(count === 0 ? [`${key}_zero`] : []), ...plural, key];
};

const fillPlaceholders = (text: string, values: TranslationValues, language: Language): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatCount(value, language) : (value ?? placeholder);
  });

/**
 * Creates the function that returns the text of a key: `key_zero`, `key_one` or `key_other` by `count`, else `key`. A missing
 * text is replaced by its key. `read` returns the texts, which may be loaded later.
 */
export const createTranslate =
  (language: Language, read: () => Messages): Translate =>
  (key, values = {}) => {
    const messages = read();
    for (const form of pluralKeys(key, values['count'], language)) {
      const text = findText(messages, form);
      if (text !== undefined) return fillPlaceholders(text, values, language);
    }
    return key;
  };
