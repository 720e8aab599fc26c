import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCount } from '@sargam/kit/format';

export type Language = 'en' | 'bn';

const frontends = join(import.meta.dirname, '../../../frontends');
const parts = ['admin', 'kit', 'panel', 'shell', 'storefront'] as const;

const readLocale = (language: Language): unknown =>
  Object.fromEntries(
    parts.map((part) => [
      part,
      JSON.parse(readFileSync(join(frontends, part, `locales/${language}.json`), 'utf8')),
    ]),
  );

const texts = { en: readLocale('en'), bn: readLocale('bn') } as const;

const findText = (tree: unknown, key: string): unknown =>
  key.split('.').reduce((at, part) => (at as Record<string, unknown> | undefined)?.[part], tree);

/** Returns a function that gives the text of a locale key, as the page shows it. */
export const createTranslator =
  (language: Language) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const form = values['count'] === 1 && language === 'en' ? '_one' : '_other';
    const text = findText(texts[language], key) ?? findText(texts[language], `${key}${form}`);
    if (typeof text !== 'string') throw new Error(`The locale ${language} has no text ${key}.`);
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? formatCount(value, language) : value;
    });
  };

export type Translate = ReturnType<typeof createTranslator>;
