import type { EnvironmentConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { treeShakenRouter } from './tree-shaken-router.ts';

/** What a server does not run: it plays no videos. */
const alias = { 'hls.js/light': false } as const;

/** The Node build of a front end's server: one file, `dist-server/main.mjs`, with the same components and class names. */
export const serverEnvironment = (entry: string, name = 'main'): EnvironmentConfig => ({
  source: { entry: { [name]: entry } },
  output: {
    target: 'node',
    distPath: { root: 'dist-server' },
    module: true,
    filename: { js: '[name].mjs' },
    sourceMap: false,
    // Node keeps the text of the script in memory, with two bytes per character if one is not ASCII: 6 MB otherwise.
    minify: true,
    charset: 'ascii',
  },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
  tools: {
    htmlPlugin: false,
    rspack: { output: { asyncChunks: false }, resolve: { alias } },
  },
  plugins: [pluginReact({ splitChunks: false, fastRefresh: false }), treeShakenRouter()],
});
