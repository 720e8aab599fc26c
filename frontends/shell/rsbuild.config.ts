import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { leanRouter, mergedLocales, sharedModules } from '@sargam/kit/build';

// The shell knows no remote when it is built: /config.json names them at run time.
export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  html: { template: './src/index.html', inject: 'head', scriptLoading: 'defer' },
  output: {
    assetPrefix: '/',
    distPath: { root: 'dist', js: 'static/js', css: 'static/css', font: 'static/font' },
    polyfill: 'off',
    legalComments: 'none',
    dataUriLimit: 0,
  },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
  server: { printUrls: false },
  plugins: [
    pluginReact({ splitChunks: false }),
    leanRouter(),
    mergedLocales('..'),
    pluginModuleFederation({
      name: 'shell',
      dts: false,
      manifest: false,
      remotes: {},
      shareStrategy: 'loaded-first',
      experiments: { provideExternalRuntime: true },
      shared: sharedModules({ eager: true }),
    }),
  ],
});
