import { defineConfig, type EnvironmentConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import {
  createShellTextFiles,
  cssModuleNames,
  eagerCompileHint,
  emitTextFiles,
  moduleFederation,
  serverEnvironment,
  sharedModules,
  treeShakenRouter,
} from '@sargam/kit/build';

// The build contains no remote: /config.json lists the remotes at run time. Module federation only works in the
// environment called `web`.
const web: EnvironmentConfig = {
  source: { entry: { index: './src/index.ts' } },
  html: { template: './src/index.html', inject: 'head', scriptLoading: 'defer' },
  output: {
    assetPrefix: '/',
    distPath: { root: 'dist', js: 'static/js', css: 'static/css', font: 'static/font' },
    dataUriLimit: 0,
  },
  // Two files of about the same size, which load at the same time. React changes rarely, so browsers keep its file for longer.
  performance: {
    chunkSplit: {
      strategy: 'custom',
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          react: {
            test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
  },
  plugins: [
    pluginReact({ splitChunks: false }),
    treeShakenRouter(),
    eagerCompileHint(/static\/js\/(?:index|react)\.\w+\.js$/),
    emitTextFiles(createShellTextFiles()),
    moduleFederation({ shared: sharedModules({ eager: true }) }),
  ],
};

// The service worker and the script of its offline page: standalone files with fixed names.
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
  tools: { cssLoader: cssModuleNames },
  server: { printUrls: false },
  environments: { web, worker, server: serverEnvironment('./server/main.ts') },
});
