/**
 * What the shell and every remote share at run time, each as one instance. The router
 * and Mantine are not in the list: shared packages are not tree-shaken, so remotes take the few pieces of the first from
 * the kit.
 */
const sharedNames = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@tanstack/react-query',
  'i18next',
  '@sargam/kit',
];

export type Shared = Record<string, { singleton: true; requiredVersion: false; eager?: boolean }>;

/** The shell carries the shared modules in its first file (`eager`), so that no second request waits for them. */
export const sharedModules = (options: { eager: boolean }): Shared =>
  Object.fromEntries([
    ...sharedNames.map(
      (name) => [name, { singleton: true, requiredVersion: false, eager: options.eager }] as const,
    ),
    ['react-hook-form', { singleton: true, requiredVersion: false }] as const,
  ]);
