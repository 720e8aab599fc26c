import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartDescription } from '../parts/description.ts';
import { hashContent, listDependencyFolders } from './content-hash.ts';

export interface StaleBuild {
  readonly part: PartDescription;
  readonly hash: string;
}

const stampFile = (root: string, part: PartDescription): string =>
  join(root, part.folder, 'dist/.content-hash');

const listInputs = (root: string, workspaces: readonly string[], part: PartDescription): string[] => [
  ...listDependencyFolders(root, workspaces, part.folder),
  'package-lock.json',
];

/** The parts without a build, or whose sources changed since their build. */
export const findStaleBuilds = (root: string, parts: readonly PartDescription[]): StaleBuild[] => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return parts
    .map((part) => ({ part, hash: hashContent(root, listInputs(root, workspaces, part)) }))
    .filter(({ part, hash }) => {
      const stamp = stampFile(root, part);
      return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;
    });
};

export const markBuilt = (root: string, { part, hash }: StaleBuild): void =>
  writeFileSync(stampFile(root, part), hash);
