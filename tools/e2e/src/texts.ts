import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCount } from '../../../frontends/kit/src/format/number.ts';

export type Language = 'en' | 'bn';

const frontends = join(import.meta.dirname, '../../../frontends');
const parts = ['admin', 'kit', 'panel', 'shell', 'storefront'] as const;

const read = (language: Language): unknown =>
  Object.fromEntries(
    parts.map((part) => [
      part,
      JSON.parse(readFileSync(join(frontends, part, `locales/${language}.json`), 'utf8')),
    ]),
  );

const texts = { en: read('en'), bn: read('bn') } as const;

const entry = (tree: unknown, key: string): unknown =>
  key.split('.').reduce((at, part) => (at as Record<string, unknown> | undefined)?.[part], tree);

/** The words of the site in a language, by their key: what a person looks for on the page. */
export const textsIn =
  (language: Language) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const form = values['count'] === 1 && language === 'en' ? '_one' : '_other';
    const text = entry(texts[language], key) ?? entry(texts[language], `${key}${form}`);
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}.`);
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? formatCount(value, language) : value;
    });
  };

export type Text = ReturnType<typeof textsIn>;
