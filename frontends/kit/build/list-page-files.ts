import type { RsbuildPlugin } from '@rsbuild/core';
import { rspack } from '@rsbuild/core';

/**
 * Writes `pages.json`: the style sheets and the scripts of each dynamic import by its module path, and of each exposed module by its name.
 * The server puts the style sheets into the page and preloads the scripts, so that neither the first paint nor the hydration waits for
 * further requests.
 */
export const listPageFiles = (): RsbuildPlugin => ({
  name: 'sargam-list-page-files',
  setup(api) {
    api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation }) => {
      const files: Record<string, string[]> = {};
      for (const group of compilation.chunkGroups) {
        const ofPage = group.getFiles().filter((file) => /\.(?:css|js)$/.test(file));
        const names = [group.name, ...group.origins.map(({ request }) => request)];
        for (const name of names) if (name) files[name] = [...new Set([...(files[name] ?? []), ...ofPage])];
      }
      compilation.emitAsset('pages.json', new rspack.sources.RawSource(JSON.stringify(files)));
    });
  },
});
