// Writes charts/ and skaffold.yaml: npm run generate and the commands that add a part use it.
import {
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.ts';
import { renderCharts } from './chart-files.ts';

const contentOf = (path: string): string | undefined => {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const write = (path: string, write: (path: string) => void): void => {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  write(path);
};

/** Writes what differs and returns the paths; with `checking`, it writes nothing. */
export const writeCharts = async (checking = false): Promise<readonly string[]> => {
  const { files, links } = await renderCharts();
  const differs = ([path, text]: readonly [string, string]) => contentOf(join(root, path)) !== text;
  const [staleFiles, staleLinks] = [files, links].map((all) => Object.entries(all).filter(differs)) as [
    [string, string][],
    [string, string][],
  ];
  if (!checking) {
    for (const [path, text] of staleFiles) write(join(root, path), (at) => writeFileSync(at, text));
    for (const [path, target] of staleLinks) write(join(root, path), (at) => symlinkSync(target, at));
  }
  return [...staleFiles, ...staleLinks].map(([path]) => path);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const path of await writeCharts()) console.log(`wrote ${path}`);
