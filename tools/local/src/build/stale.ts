import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Description } from '../parts/description.ts';
import { contentHash, foldersBehind } from './content-hash.ts';

export interface Stale {
  readonly part: Description;
  readonly hash: string;
}

const stampOf = (root: string, part: Description): string => join(root, part.folder, 'dist/.content-hash');

/** Texts of every front end end up in the shell's build. */
const localeFolders = (root: string): string[] =>
  readdirSync(join(root, 'frontends')).map((name) => join('frontends', name, 'locales'));

const inputsOf = (root: string, workspaces: readonly string[], part: Description): string[] => [
  ...foldersBehind(root, workspaces, part.folder),
  ...(part.kind === 'frontend' ? localeFolders(root) : []),
  'package-lock.json',
];

/** The parts whose build is missing or older than what it is made of. */
export const staleParts = (root: string, parts: readonly Description[]): Stale[] => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return parts
    .map((part) => ({ part, hash: contentHash(root, inputsOf(root, workspaces, part)) }))
    .filter(({ part, hash }) => {
      const stamp = stampOf(root, part);
      return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;
    });
};

export const markBuilt = (root: string, { part, hash }: Stale): void =>
  writeFileSync(stampOf(root, part), hash);
