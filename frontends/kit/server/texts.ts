import i18next, { type ResourceLanguage } from 'i18next';
import kitBengali from '../locales/bn.json';
import kitEnglish from '../locales/en.json';
import type { Language } from '../src/i18n/index.ts';

/** The texts of a front end in both languages, under its name: `{ en: { storefront: {…} }, bn: {…} }`. */
export type Texts = Record<Language, ResourceLanguage>;

/** Loads the texts of both languages for server renders, with those of the kit. */
export const loadTexts = async ({ en, bn }: Texts): Promise<void> => {
  await i18next.init({
    resources: {
      en: { translation: { kit: kitEnglish, ...en } },
      bn: { translation: { kit: kitBengali, ...bn } },
    },
    fallbackLng: false,
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  });
};
