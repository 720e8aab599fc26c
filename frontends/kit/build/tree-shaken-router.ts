import { readFile } from 'node:fs/promises';
import type { RsbuildPlugin } from '@rsbuild/core';
import { build, type Plugin } from 'esbuild';

/**
 * The router names its components by assignment (`Link.displayName = …`), which keeps all of them in a bundle. Without
 * the names, and with these calls marked as free of effects, a minifier can drop what is not used.
 */
export const markSideEffectFree = (code: string): string =>
  code
    .replace(/^[A-Za-z]\w*\.displayName = "[^"]*";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ $1');

const removeSideEffects: Plugin = {
  name: 'shakable-router',
  setup(api) {
    api.onLoad({ filter: /react-router[\\/]dist[\\/].*\.mjs$/ }, async ({ path }) => ({
      contents: markSideEffectFree(await readFile(path, 'utf8')),
      loader: 'js',
    }));
  },
};

/**
 * Bundles the kit's `router/react-router.ts` apart: with federation on, the bundler keeps 21 kB gz of the router
 * (its loaders, fetchers, server parts) where 8 are used.
 */
export const treeShakenRouter = (): RsbuildPlugin => ({
  name: 'sargam-lean-router',
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
