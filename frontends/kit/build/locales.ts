import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];
export type Messages = { [key: string]: string | Messages };
export type Locales = Record<Language, Messages>;

const readMessages = (file: string): Messages =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

const listFrontends = (frontendsFolder: string): readonly string[] =>
  readdirSync(frontendsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(frontendsFolder, entry.name, 'locales')))
    .map((entry) => entry.name)
    .sort();

/**
 * Merges `<front end>/locales/{en,bn}.json` of some or all front ends into one translation per language. The texts of a front
 * end get its folder name as a prefix (`storefront.cart.title`), so each team edits only its own file.
 */
export const collectLocales = (
  frontendsFolder: string,
  frontends = listFrontends(frontendsFolder),
): Locales => {
  const merge = (language: Language): Messages =>
    Object.fromEntries(
      frontends.map((frontend) => [
        frontend,
        readMessages(join(frontendsFolder, frontend, 'locales', `${language}.json`)),
      ]),
    );
  return { en: merge('en'), bn: merge('bn') };
};

/** Flattens nested texts to dotted keys: `cart.title` → text. */
export const flattenMessages = (messages: Messages, prefix = ''): Map<string, string> => {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') flat.set(path, value);
    else for (const [inner, text] of flattenMessages(value, path)) flat.set(inner, text);
  }
  return flat;
};
