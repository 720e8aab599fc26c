import type { RsbuildPlugin } from '@rsbuild/core';
import { rspack } from '@rsbuild/core';

/**
 * Writes `pages.json`: the style sheets of each dynamic import by its module path. The server puts them into the page, so that its first paint waits for no further request.
 */
export const listPageStyles = (): RsbuildPlugin => ({
  name: 'sargam-list-page-styles',
  setup(api) {
    api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation }) => {
      const styles: Record<string, string[]> = {};
      for (const group of compilation.chunkGroups) {
        const sheets = group.getFiles().filter((file) => file.endsWith('.css'));
        for (const { request } of group.origins)
          if (request) styles[request] = [...new Set([...(styles[request] ?? []), ...sheets])];
      }
      compilation.emitAsset('pages.json', new rspack.sources.RawSource(JSON.stringify(styles)));
    });
  },
});
