import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectLocales, type Locales } from '@sargam/kit/locales';

/**
 * The texts of the product. Beside the sources they are read from every front end at each ask, so that a changed text
 * shows on reload; a built image carries the two files that the build merged.
 */
export const createLocaleReader = (dist: string, frontends: string, production: boolean): (() => Locales) => {
  if (!production && existsSync(join(frontends, 'kit', 'locales'))) return () => collectLocales(frontends);
  const read = (language: string) =>
    JSON.parse(readFileSync(join(dist, 'assets/locales', language, 'translation.json'), 'utf8'));
  const merged: Locales = { en: read('en'), bn: read('bn') };
  return () => merged;
};
