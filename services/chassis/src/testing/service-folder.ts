import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The closest parent folder with a package.json, for example that of `test/`. */
export const findServiceFolder = (folder: string): string =>
  existsSync(path.join(folder, 'package.json')) ? folder : findServiceFolder(path.dirname(folder));

/** The name of the service: its package name without the scope. */
export const readServiceName = (serviceFolder: string): string => {
  const { name } = JSON.parse(readFileSync(path.join(serviceFolder, 'package.json'), 'utf8')) as {
    name: string;
  };
  return name.replace(/^@[^/]+\//, '');
};
