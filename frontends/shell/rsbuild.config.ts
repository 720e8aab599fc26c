import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type EnvironmentConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { eagerCompileHint, emitLocales, sharedModules, treeShakenRouter } from '@sargam/kit/build';

// The shell knows no remote when it is built: /config.json names them at run time. Module federation attaches itself to
// the environment called `web` and to no other.
const web: EnvironmentConfig = {
  source: { entry: { index: './src/index.ts' } },
  html: { template: './src/index.html', inject: 'head', scriptLoading: 'defer' },
  output: {
    assetPrefix: '/',
    distPath: { root: 'dist', js: 'static/js', css: 'static/css', font: 'static/font' },
    dataUriLimit: 0,
  },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
  plugins: [
    pluginReact({ splitChunks: false }),
    treeShakenRouter(),
    eagerCompileHint(/static\/js\/index\.\w+\.js$/),
    emitLocales('..'),
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
};

// The service worker and the script of its offline page: small, alone, and by names that stay.
const worker: EnvironmentConfig = {
  source: { entry: { sw: './src/service-worker/sw.ts', offline: './src/service-worker/offline.ts' } },
  output: {
    target: 'web-worker',
    distPath: { root: 'dist', js: '' },
    filename: { js: '[name].js' },
    cleanDistPath: false,
    copy: [],
  },
  tools: { htmlPlugin: false },
};

export default defineConfig({
  output: { polyfill: 'off', legalComments: 'none' },
  server: { printUrls: false },
  environments: { web, worker },
});
