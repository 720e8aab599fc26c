import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from '../backing/backing-service.ts';

const fileIn = (homeFolder: string): string => join(homeFolder, 'env.sh');

/** Lines for a shell to read: `source env.sh`. Quotes in values are escaped. */
export const formatEnvLines = (addresses: Addresses): string[] =>
  Object.entries(addresses).map(([name, value]) => `export ${name}='${value.replaceAll("'", "'\\''")}'`);

/** Writes the addresses of the backing services for people and other programs on this machine. */
export const writeAddresses = (homeFolder: string, addresses: Addresses): void => {
  writeFileSync(fileIn(homeFolder), `${formatEnvLines(addresses).join('\n')}\n`, { mode: 0o600 });
  chmodSync(fileIn(homeFolder), 0o600);
};

/** The addresses that were written last; undefined if nothing has run from this home. */
export const readAddresses = (homeFolder: string): Addresses | undefined => {
  if (!existsSync(fileIn(homeFolder))) return undefined;
  const lines = readFileSync(fileIn(homeFolder), 'utf8').matchAll(/^export (\w+)='(.*)'$/gm);
  return Object.fromEntries(
    [...lines].map(([, name = '', value = '']) => [name, value.replaceAll("'\\''", "'")]),
  );
};
