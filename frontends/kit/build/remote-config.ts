import { existsSync } from 'node:fs';
import { defineConfig, type EnvironmentConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { createBuildId } from './build-id.ts';
import { cssModuleNames } from './css-module-names.ts';
import { eagerCompileHint } from './eager-compile-hint.ts';
import { limitScriptSize, type ScriptLimits } from './limit-script-size.ts';
import { listPageStyles } from './list-page-styles.ts';
import { moduleFederation } from './module-federation.ts';
import { nameLazyPages } from './name-lazy-pages.ts';
import { serverEnvironment } from './server-environment.ts';
import { sharedModules } from './shared-modules.ts';
import { treeShakenRouter } from './tree-shaken-router.ts';

/** Exposed modules by name, such as `./course-editor`, and their files. */
type Exposes = Record<`./${string}`, string>;

interface Options {
  /** Further modules that another remote loads at run time. */
  readonly exposes?: Exposes;
  /** The largest screens that a production build accepts. */
  readonly scriptLimits?: ScriptLimits;
}

const webEnvironment = (name: string, { exposes, scriptLimits }: Options): EnvironmentConfig => ({
  source: { entry: { index: './src/index.ts' } },
  output: { assetPrefix: 'auto', distPath: { root: 'dist' } },
  performance: { chunkSplit: { strategy: 'split-by-experience' } },
  tools: { htmlPlugin: false, rspack: { output: { uniqueName: `sargam_${name}` } } },
  plugins: [
    pluginReact({ splitChunks: false }),
    treeShakenRouter(),
    listPageStyles(),
    ...(scriptLimits ? [limitScriptSize(scriptLimits)] : []),
    eagerCompileHint(/^remoteEntry\.js$/),
    moduleFederation({
      name,
      filename: 'remoteEntry.js',
      // A property of `window`, unlike the default variable, can have a name with a hyphen.
      library: { type: 'window', name },
      exposes: { './mount': './src/mount.tsx', ...exposes },
      shared: sharedModules({ eager: false }),
    }),
  ],
});

/**
 * The build configuration of a remote. The remote exposes `src/mount.tsx`, and shares modules with the shell.
 * With `assetPrefix: 'auto'` the files can be served from any address (`/remotes/<name>/` behind the edge proxy).
 * A remote with `server/main.ts` also gets a server that renders its pages (`dist-server/main.mjs`).
 */
export const remoteConfig = (name: string, options: Options = {}): RsbuildConfig =>
  defineConfig({
    source: {
      define: {
        BUILD_ID: JSON.stringify(createBuildId(['src', '../kit/src'])),
        REMOTE_NAME: JSON.stringify(name),
      },
    },
    output: { polyfill: 'off', legalComments: 'none' },
    dev: { assetPrefix: 'auto' },
    server: { cors: { origin: '*' }, printUrls: false },
    tools: { cssLoader: cssModuleNames },
    plugins: [nameLazyPages()],
    environments: {
      web: webEnvironment(name, options),
      ...(existsSync('server/main.ts') && { server: serverEnvironment('./server/main.ts') }),
    },
  });
