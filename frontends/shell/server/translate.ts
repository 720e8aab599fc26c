import { formatCount } from '@sargam/kit/format';
import { flattenMessages, type Locales } from '@sargam/kit/locales';
import type { Language } from './language.ts';
import { memoizeByObject } from './memoize-by-object.ts';

export type TranslationValues = Record<string, string | number>;
export type Translate = (key: string, values?: TranslationValues) => string;

const plural = { en: new Intl.PluralRules('en'), bn: new Intl.PluralRules('bn') };

/** Creates one translate function per language with the rules of the browser's i18next: `key_zero`, `key_one`, `key_other` by `count`, digits of the language. */
export const createTranslators = memoizeByObject((locales: Locales): Record<Language, Translate> => {
  const make = (language: Language): Translate => {
    const texts = flattenMessages(locales[language]);
    const fallback = flattenMessages(locales.en);
    const find = (key: string): string | undefined => texts.get(key) ?? fallback.get(key);
    return (key, values = {}) => {
      const { count } = values;
      const forms =
        typeof count === 'number' ? [count === 0 ? 'zero' : '', plural[language].select(count), 'other'] : [];
      const text = forms.map((form) => find(`${key}_${form}`)).find(Boolean) ?? find(key) ?? key;
      return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name];
        if (value === undefined) return whole;
        return typeof value === 'number' ? formatCount(value, language) : value;
      });
    };
  };
  return { en: make('en'), bn: make('bn') };
});
