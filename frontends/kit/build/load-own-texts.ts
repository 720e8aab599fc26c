import { resolve } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Lets each exposed module wait for the texts of its remote (`src/remote/own-texts.ts`), whichever remote loads the module. */
export const loadOwnTexts = (exposedFiles: readonly string[]): RsbuildPlugin => ({
  name: 'sargam-load-own-texts',
  setup(api) {
    const files = exposedFiles.map((file) => resolve(api.context.rootPath, file));
    api.transform(
      { test: (path) => files.includes(path), environments: ['web'] },
      ({ code }) => `import '@sargam/kit/own-texts';\n${code}`,
    );
  },
});
