import { type RsbuildPlugin, rspack } from '@rsbuild/core';

/** The stage after the minifier, which removes comments, and before file names get their hash. */
const AFTER_MINIFIER = 450;

/**
 * Adds the explicit compile hint (Chromium 136 and later; other browsers ignore the comment) to the matching files. The
 * browser then compiles all functions on a background thread during the download. Without the hint each function is
 * compiled on its first call, on the main thread. Use it for files of which almost all code runs at the start.
 */
export const eagerCompileHint = (test: RegExp): RsbuildPlugin => ({
  name: 'sargam-eager-compile-hint',
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
