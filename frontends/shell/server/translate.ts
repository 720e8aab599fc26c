import { createTranslate, type Translate } from '@sargam/kit';
import type { Locales } from '@sargam/kit/locales';
import type { Language } from './language.ts';
import { memoizeByObject } from './memoize-by-object.ts';

/** Creates one translate function per language. In development the texts are read again for each request. */
export const createTranslators = memoizeByObject(
  (locales: Locales): Record<Language, Translate> => ({
    en: createTranslate('en', () => locales.en),
    bn: createTranslate('bn', () => locales.bn),
  }),
);
