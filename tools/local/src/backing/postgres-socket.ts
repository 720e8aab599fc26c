import type { Home } from '../base/home.ts';
import { createDataFolder } from './unprivileged-user.ts';

/** Systems limit the path of a socket to about 100 bytes (macOS 104, Linux 108), including its name `.s.PGSQL.<port>`. */
const maxFolderBytes = 103 - '/.s.PGSQL.65535'.length;

/** PostgreSQL's list of socket folders gives commas and quotes a special meaning. */
export const isValidSocketFolder = (folder: string): boolean =>
  Buffer.byteLength(folder) <= maxFolderBytes && /^[\w./-]+$/.test(folder);

/** Folder of PostgreSQL's socket, accessible to its own user and root; undefined if the path is not suitable. */
export const findSocketFolder = (home: Home): string | undefined => {
  const folder = createDataFolder(home, 'pg');
  return isValidSocketFolder(folder) ? folder : undefined;
};

/**
 * Adds the socket to the address: a statement costs 20 to 33 % less CPU on both sides than over loopback TCP. Host and
 * port stay, for clients that ignore the query string.
 */
export const withSocketHost = (address: string, folder: string | undefined): string => {
  if (folder === undefined) return address;
  const url = new URL(address);
  url.searchParams.set('host', folder);
  return url.href;
};
