import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { cssModuleNames } from './css-module-names.ts';
import { eagerCompileHint } from './eager-compile-hint.ts';
import { sharedModules } from './shared-modules.ts';
import { treeShakenRouter } from './tree-shaken-router.ts';

/**
 * The build configuration of a remote. The remote exposes `src/lifecycles.tsx` and shares modules with the shell.
 * With `assetPrefix: 'auto'` the files can be served from any address (`/remotes/<name>/` behind the edge proxy).
 */
export const remoteConfig = (name: string): RsbuildConfig =>
  defineConfig({
    source: { entry: { index: './src/index.ts' } },
    output: { assetPrefix: 'auto', distPath: { root: 'dist' }, polyfill: 'off', legalComments: 'none' },
    dev: { assetPrefix: 'auto' },
    server: { cors: { origin: '*' }, printUrls: false },
    performance: { chunkSplit: { strategy: 'split-by-experience' } },
    tools: {
      cssLoader: cssModuleNames,
      htmlPlugin: false,
      rspack: { output: { uniqueName: `sargam_${name}` } },
    },
    plugins: [
      pluginReact({ splitChunks: false }),
      treeShakenRouter(),
      eagerCompileHint(/^remoteEntry\.js$/),
      pluginModuleFederation({
        name,
        filename: 'remoteEntry.js',
        manifest: true,
        dts: false,
        exposes: { './lifecycles': './src/lifecycles.tsx' },
        shareStrategy: 'loaded-first',
        // The shell provides the federation runtime (30 kB), so that the remotes do not each bundle it.
        experiments: { externalRuntime: true },
        shared: sharedModules({ eager: false }),
      }),
    ],
  });
