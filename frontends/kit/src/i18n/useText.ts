import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../format/number.ts';
import { isLanguage, type Language } from './i18n.ts';

/** Values of placeholders; numbers choose the plural form (`count`) and appear in the page's digits. */
export type TextValues = Record<string, string | number>;
export type Text = (key: string, values?: TextValues) => string;

const languageOf = (instance: i18n): Language =>
  isLanguage(instance.resolvedLanguage) ? instance.resolvedLanguage : 'en';

const shown = (values: TextValues, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatCount(value, language) : value,
    ]),
  );

const textsOf =
  (instance: i18n, language: Language): Text =>
  (key, values) =>
    values
      ? instance.t(key, { count: undefined, ...values, replace: shown(values, language) })
      : instance.t(key);

/** The texts of the page: `const t = useText()`, `t('storefront.cart.title')`, `t('kit.count.days', { count: 30 })`. */
export const useText = (): Text => {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  return useMemo(() => textsOf(i18n, language), [i18n, language]);
};

export const useLanguage = (): Language => languageOf(useTranslation().i18n);
