import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { compiledAtOnce } from './compiled-at-once.ts';
import { leanRouter } from './lean-router.ts';
import { sharedModules } from './shared.ts';

/**
 * The whole build of a remote: it exposes `src/lifecycles.tsx` and shares what the shell already carries.
 * `assetPrefix: 'auto'` lets the same files be served from any address (`/remotes/<name>/` behind the edge).
 */
export const remoteConfig = (name: string): RsbuildConfig =>
  defineConfig({
    source: { entry: { index: './src/index.ts' } },
    output: { assetPrefix: 'auto', distPath: { root: 'dist' }, polyfill: 'off', legalComments: 'none' },
    dev: { assetPrefix: 'auto' },
    server: { cors: { origin: '*' }, printUrls: false },
    performance: { chunkSplit: { strategy: 'split-by-experience' } },
    tools: { htmlPlugin: false, rspack: { output: { uniqueName: `sargam_${name}` } } },
    plugins: [
      pluginReact({ splitChunks: false }),
      leanRouter(),
      compiledAtOnce(/^remoteEntry\.js$/),
      pluginModuleFederation({
        name,
        filename: 'remoteEntry.js',
        manifest: true,
        dts: false,
        exposes: { './lifecycles': './src/lifecycles.tsx' },
        shareStrategy: 'loaded-first',
        // The shell brings the federation runtime (30 kB) that remotes would each carry.
        experiments: { externalRuntime: true },
        shared: sharedModules({ eager: false }),
      }),
    ],
  });
