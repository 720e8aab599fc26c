import { existsSync } from 'node:fs';
import { defineConfig, type EnvironmentConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { createRemoteBuildId } from './build-id.ts';
import { cssModuleNames } from './css-module-names.ts';
import { eagerCompileHint } from './eager-compile-hint.ts';
import { limitScriptSize, type ScriptLimits } from './limit-script-size.ts';
import { listPageFiles } from './list-page-files.ts';
import { loadOwnTexts } from './load-own-texts.ts';
import { moduleFederation } from './module-federation.ts';
import { nameLazyPages } from './name-lazy-pages.ts';
import { serverEnvironment } from './server-environment.ts';
import { sharedModules } from './shared-modules.ts';
import { createRemoteTextFiles, emitTextFiles, type TextFiles, withoutHash } from './text-files.ts';
import { treeShakenRouter } from './tree-shaken-router.ts';

/** Exposed modules by name, such as `./course-editor`, and their files. */
type Exposes = Record<`./${string}`, string>;

interface Options {
  /** Further modules that another remote loads at run time. */
  readonly exposes?: Exposes;
  /** The largest screens that a production build accepts. */
  readonly scriptLimits?: ScriptLimits;
}

const webEnvironment = (
  name: string,
  texts: TextFiles,
  exposes: Exposes,
  scriptLimits: ScriptLimits | undefined,
): EnvironmentConfig => ({
  // The container has the same name and the same file, so this module runs with `remoteEntry.js`.
  source: { entry: { [name]: '@sargam/kit/start-texts' } },
  output: { assetPrefix: 'auto', distPath: { root: 'dist' } },
  performance: { chunkSplit: { strategy: 'split-by-experience' } },
  tools: { htmlPlugin: false, rspack: { output: { uniqueName: `sargam_${name}` } } },
  plugins: [
    pluginReact({ splitChunks: false }),
    treeShakenRouter(),
    listPageFiles(),
    emitTextFiles(texts),
    emitTextFiles(withoutHash(texts)),
    loadOwnTexts(Object.values(exposes)),
    ...(scriptLimits ? [limitScriptSize(scriptLimits)] : []),
    eagerCompileHint(/^remoteEntry\.js$/),
    moduleFederation({
      name,
      filename: 'remoteEntry.js',
      // A property of `window`, unlike the default variable, can have a name with a hyphen.
      library: { type: 'window', name },
      // With a name, the files of an exposed module are in `pages.json`.
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([key, file]) => [key, { import: file, name: key.slice(2) }]),
      ),
      shared: sharedModules({ eager: false }),
    }),
  ],
});

/**
 * The build configuration of a remote. The remote exposes `src/mount.tsx`, and shares modules with the shell.
 * With `assetPrefix: 'auto'` the files can be served from any address (`/remotes/<name>/` behind the edge proxy). The build
 * contains the remote's texts, which each exposed module waits for.
 * A remote with `server/main.ts` also gets a server that renders its pages (`dist-server/main.mjs`).
 */
export const remoteConfig = (name: string, { exposes, scriptLimits }: Options = {}): RsbuildConfig => {
  const texts = createRemoteTextFiles(name);
  return defineConfig({
    source: {
      define: {
        BUILD_ID: JSON.stringify(createRemoteBuildId()),
        REMOTE_NAME: JSON.stringify(name),
        TEXT_FILES: JSON.stringify({ en: texts.en.path, bn: texts.bn.path }),
      },
    },
    output: { polyfill: 'off', legalComments: 'none' },
    dev: { assetPrefix: 'auto' },
    server: { cors: { origin: '*' }, printUrls: false },
    tools: { cssLoader: cssModuleNames },
    plugins: [nameLazyPages()],
    environments: {
      web: webEnvironment(name, texts, { './mount': './src/mount.tsx', ...exposes }, scriptLimits),
      ...(existsSync('server/main.ts') && { server: serverEnvironment('./server/main.ts') }),
    },
  });
};
