import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** A hash of the sources of some folders: the same for the browser's and the server's build of the same code. */
const createBuildId = (folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of folders.flatMap(listFiles)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

/** The build id of the remote in the working folder. Its markup contains the kit's components and texts. */
export const createRemoteBuildId = (remote = '.', kit = '../kit'): string =>
  createBuildId([join(remote, 'src'), join(remote, 'locales'), join(kit, 'src'), join(kit, 'locales')]);
