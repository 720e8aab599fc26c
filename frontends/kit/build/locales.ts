import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];
export type Messages = { [key: string]: string | Messages };
export type Locales = Record<Language, Messages>;

const readMessages = (file: string): Messages =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/**
 * One translation per language for the whole product, out of `<front end>/locales/{en,bn}.json`. A front end's
 * file holds its own texts; they end up under its folder's name (`storefront` → `storefront.cart.title`), so no
 * two teams edit one file.
 */
export const collectLocales = (frontendsFolder: string): Locales => {
  const owners = readdirSync(frontendsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(frontendsFolder, entry.name, 'locales')))
    .map((entry) => entry.name)
    .sort();
  const of = (language: Language): Messages =>
    Object.fromEntries(
      owners.map((owner) => [
        owner,
        readMessages(join(frontendsFolder, owner, 'locales', `${language}.json`)),
      ]),
    );
  return { en: of('en'), bn: of('bn') };
};

/** Every leaf of a tree of texts: `cart.title` → text. */
export const flattenMessages = (messages: Messages, prefix = ''): Map<string, string> => {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') flat.set(path, value);
    else for (const [inner, text] of flattenMessages(value, path)) flat.set(inner, text);
  }
  return flat;
};
