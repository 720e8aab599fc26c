import { createHash } from 'node:crypto';
import { basename, join, relative, sep } from 'node:path';
import type { ToolsConfig } from '@rsbuild/core';

const frontends = join(import.meta.dirname, '../..');

const hashOf = (path: string): string =>
  Number.parseInt(createHash('sha256').update(path).digest('hex').slice(0, 8), 16).toString(36).slice(-3);

/**
 * The global name of a class of a CSS module: package, file, local name, and a hash of the file's path below
 * `frontends/`, for example `kit-button-primary-x3f`. The name depends only on the file: the shell, every remote and the
 * server's bundle all contain components of the kit, and must agree on the names.
 */
export const cssModuleClassName = (file: string, localName: string): string => {
  const path = relative(frontends, file).split(sep).join('/');
  const [packageName] = path.split('/');
  return `${packageName}-${basename(path, '.module.css')}-${localName}-${hashOf(path)}`;
};

/** The option `tools.cssLoader` of every build, for the browser and for the server. */
export const cssModuleNames = {
  modules: {
    getLocalIdent: ({ resourcePath }: { resourcePath: string }, _template: string, localName: string) =>
      cssModuleClassName(resourcePath, localName),
  },
} satisfies ToolsConfig['cssLoader'];
