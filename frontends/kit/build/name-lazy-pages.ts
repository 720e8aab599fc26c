import type { RsbuildPlugin } from '@rsbuild/core';

const lazyImport = /\(\) => import\(('[^']+')\)/g;

/**
 * Adds the module path to each `() => import('…')` of a remote's `routes.tsx`, as the property `request`. With it, the server
 * finds the style sheets of the pages that it renders.
 */
export const nameLazyPages = (): RsbuildPlugin => ({
  name: 'sargam-name-lazy-pages',
  setup(api) {
    api.transform({ test: /src[\\/]routes\.tsx$/ }, ({ code }) =>
      code.replace(lazyImport, 'Object.assign(() => import($1), { request: $1 })'),
    );
  },
});
