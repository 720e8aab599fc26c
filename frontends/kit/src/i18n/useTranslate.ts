import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { formatCount } from '../format/number.ts';
import { currentLanguage, type Language } from './i18n.ts';

/** Values of placeholders. `count` selects the plural form. Numbers are written in the page's digits. */
export type TranslationValues = Record<string, string | number>;
export type Translate = (key: string, values?: TranslationValues) => string;

const formatValues = (values: TranslationValues, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatCount(value, language) : value,
    ]),
  );

const createTranslate =
  (language: Language): Translate =>
  (key, values) =>
    values
      ? i18next.t(key, { count: undefined, ...values, replace: formatValues(values, language) })
      : i18next.t(key);

/** One function per language for all components. react-i18next copies i18next for each component, which takes a tenth of the first render. */
const translateByLanguage = {
  en: createTranslate('en'),
  bn: createTranslate('bn'),
} as const satisfies Record<Language, Translate>;

const subscribe = (listener: () => void): (() => void) => {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, currentLanguage);

/** Translates text keys: `const t = useTranslate()`, `t('storefront.cart.title')`, `t('kit.count.days', { count: 30 })`. */
export const useTranslate = (): Translate => translateByLanguage[useLanguage()];
