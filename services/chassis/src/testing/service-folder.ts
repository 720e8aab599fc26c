import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder with the package.json that the given folder (a `test/`, say) is in. */
export const serviceFolderOf = (folder: string): string =>
  existsSync(path.join(folder, 'package.json')) ? folder : serviceFolderOf(path.dirname(folder));

/** The service's name: its package's, without the scope. */
export const serviceNameOf = (serviceFolder: string): string => {
  const { name } = JSON.parse(readFileSync(path.join(serviceFolder, 'package.json'), 'utf8')) as {
    name: string;
  };
  return name.replace(/^@[^/]+\//, '');
};
