import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Home, shortHash } from '../base/home.ts';

/** User id of "nobody" on Debian and most other systems. */
const nobody = 65_534;

export const unprivilegedUser = (): number | undefined => (process.getuid?.() === 0 ? nobody : undefined);

/** Whether every user can enter this folder; false under /root. */
const isReachable = (folder: string): boolean => {
  for (let each = folder; ; each = dirname(each)) {
    if (existsSync(each) && (statSync(each).mode & 0o001) === 0) return false;
    if (each === dirname(each)) return true;
  }
};

/** A folder for this home's data that a server without root rights can reach. `npm run reset` deletes it too. */
export const externalFolder = (home: Home): string => join('/var/tmp', `sargam-${shortHash(home.folder)}`);

/** Creates the data folder of a server that does not run as root: in the home, or outside if the server cannot reach the home. */
export const createDataFolder = (home: Home, name: string): string => {
  const user = unprivilegedUser();
  const parent =
    user === undefined || isReachable(home.data) ? home.data : join(externalFolder(home), 'data');
  const folder = join(parent, name);
  mkdirSync(parent, { recursive: true });
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  if (user !== undefined) chownSync(folder, user, user);
  return folder;
};

/** Returns a folder with these files that such a server can reach: `source` itself, or else a copy. */
export const ensureReachable = async (home: Home, source: string, name: string): Promise<string> => {
  if (unprivilegedUser() === undefined || isReachable(source)) return source;
  const copy = join(externalFolder(home), name);
  if (existsSync(copy)) return copy;
  const aside = `${copy}.${process.pid}.part`;
  await cp(source, aside, { recursive: true, verbatimSymlinks: true });
  await rename(aside, copy);
  return copy;
};
