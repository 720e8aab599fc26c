import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { collectLocales, languages } from './locales.ts';

/** After a build, writes the merged texts of every front end to `assets/locales/{lng}/translation.json`. */
export const emitLocales = (frontendsFolder: string): RsbuildPlugin => ({
  name: 'sargam-locales',
  setup(api) {
    api.onAfterBuild(({ environments }) => {
      const dist = environments.web?.distPath;
      if (!dist) throw new Error('the build has no environment called web');
      const texts = collectLocales(join(api.context.rootPath, frontendsFolder));
      for (const language of languages) {
        const folder = join(dist, 'assets/locales', language);
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'translation.json'), JSON.stringify(texts[language]));
      }
    });
  },
});
