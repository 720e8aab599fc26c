/**
 * Modules that the shell and every remote share at run time, one instance each. Shared packages are not tree-shaken.
 * The router is therefore not in the list: remotes import the few parts they need from the kit. Forms are not in the list either:
 * each remote bundles them with its pages, which preload them.
 */
const sharedNames = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@tanstack/react-query',
  '@sargam/kit',
];

export type Shared = Record<string, { singleton: true; requiredVersion: false; eager: boolean }>;

/** The shell bundles the shared modules in its first file (`eager`), which saves a second request. */
export const sharedModules = ({ eager }: { eager: boolean }): Shared =>
  Object.fromEntries(sharedNames.map((name) => [name, { singleton: true, requiredVersion: false, eager }]));
