import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectLocales, type Locales } from '@sargam/kit/locales';

/**
 * Returns a function that reads the texts. In development it reads the sources of every front end on each call, so that a
 * changed text is visible after a reload. In production it reads the two merged files of the build once.
 */
export const createLocaleReader = (dist: string, frontends: string, production: boolean): (() => Locales) => {
  if (!production && existsSync(join(frontends, 'kit', 'locales'))) return () => collectLocales(frontends);
  const read = (language: string) =>
    JSON.parse(readFileSync(join(dist, 'assets/locales', language, 'translation.json'), 'utf8'));
  const merged: Locales = { en: read('en'), bn: read('bn') };
  return () => merged;
};
