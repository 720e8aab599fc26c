import { readFile } from 'node:fs/promises';
import type { RsbuildPlugin } from '@rsbuild/core';
import { build, type Plugin } from 'esbuild';

/**
 * The router assigns `Link.displayName = …`, a side effect that keeps every component in the bundle. This function
 * removes the assignments and marks the React calls as pure, so that the bundler can drop unused components.
 */
export const markSideEffectFree = (code: string): string =>
  code
    .replace(/^[A-Za-z]\w*\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ $1');

const removeSideEffects: Plugin = {
  name: 'side-effect-free-router',
  setup(api) {
    api.onLoad({ filter: /react-router[\\/]dist[\\/].*\.mjs$/ }, async ({ path }) => ({
      contents: markSideEffectFree(await readFile(path, 'utf8')),
      loader: 'js',
    }));
  },
};

/**
 * Bundles the kit's `router/react-router.ts` separately with esbuild. With module federation on, Rspack keeps 21 kB
 * gzip of the router (loaders, fetchers, server code), of which 8 kB are used.
 */
export const treeShakenRouter = (): RsbuildPlugin => ({
  name: 'sargam-tree-shaken-router',
  setup(api) {
    api.transform({ test: /router[\\/]react-router\.ts$/ }, async ({ resourcePath }) => {
      const bundled = await build({
        entryPoints: [resourcePath],
        bundle: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        external: ['react', 'react-dom'],
        define: { 'process.env.NODE_ENV': '"production"' },
        treeShaking: true,
        minifySyntax: true,
        plugins: [removeSideEffects],
        logLevel: 'error',
      });
      return bundled.outputFiles[0]?.text ?? '';
    });
  },
});
