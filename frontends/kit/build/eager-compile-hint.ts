import { type RsbuildPlugin, rspack } from '@rsbuild/core';

/** After the minifier, which takes comments away, and before names get their hash. */
const AFTER_MINIFIER = 450;

/**
 * Asks the browser (Chromium 136 and later; others read a comment) to compile all of a file while it comes in, beside the
 * page's thread. Otherwise each function is compiled when it is first called, in the tasks that hold the page up. For files that are
 * run almost whole at the start.
 */
export const eagerCompileHint = (test: RegExp): RsbuildPlugin => ({
  name: 'sargam-compiled-at-once',
  setup(api) {
    api.modifyRspackConfig((config, { environment }) => {
      if (environment.name !== 'web') return;
      config.plugins.push(
        new rspack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test,
          stage: AFTER_MINIFIER,
        }),
      );
    });
  },
});
