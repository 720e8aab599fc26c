import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { formatCount } from '../format/number.ts';
import { isServer, useServerRequest } from '../server-request/server-request.ts';
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

/** The browser loads one language, the server both. */
const createTranslate = (language: Language): Translate => {
  const translate = isServer ? i18next.getFixedT(language) : i18next.t;
  return (key, values) =>
    values
      ? translate(key, { count: undefined, ...values, replace: formatValues(values, language) })
      : translate(key);
};

/** One function per language for all components. react-i18next copies i18next for each component, which takes a tenth of the first render. */
export const translateByLanguage = {
  en: createTranslate('en'),
  bn: createTranslate('bn'),
} as const satisfies Record<Language, Translate>;

const subscribe = (listener: () => void): (() => void) => {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
};

/** The language of the page. */
export const useLanguage = (): Language => {
  const request = useServerRequest();
  const language = useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return request?.language ?? language;
};

/** Translates text keys: `const t = useTranslate()`, `t('storefront.cart.title')`, `t('kit.count.days', { count: 30 })`. */
export const useTranslate = (): Translate => translateByLanguage[useLanguage()];
