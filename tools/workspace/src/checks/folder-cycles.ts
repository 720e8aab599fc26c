// Prints the import cycles between the folders of a service, a front end or a tool, and fails if one exists.
// A folder is a direct child of a package's `src` (or `server`); type-only imports count, because a reader follows them too.
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../run.ts';
import { relativeImports } from './relative-imports.ts';
import { reportFindings } from './report-findings.ts';

/** Each folder with the folders that it imports, and one import as evidence for each of them. */
export type FolderImports = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Tests and test support may import anything that they test. */
const isTest = (file: string): boolean => /\.test\.tsx?$|(^|\/)testing\//.test(file);

/** `orders/order-store.ts` belongs to the folder `orders`; a file directly in `src` is wiring and belongs to none. */
const folderOf = (file: string): string | undefined =>
  file.includes('/') ? file.slice(0, file.indexOf('/')) : undefined;

export const folderImports = (source: string): FolderImports => {
  const imports = new Map<string, Map<string, string>>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source }).toSorted()) {
    const sourceFolder = folderOf(file);
    if (sourceFolder === undefined || isTest(file)) continue;
    const targets = imports.get(sourceFolder) ?? new Map<string, string>();
    imports.set(sourceFolder, targets);
    for (const imported of relativeImports(join(source, file))) {
      const target = relative(source, imported);
      const targetFolder = target.startsWith('..') || isTest(target) ? undefined : folderOf(target);
      if (targetFolder !== undefined && targetFolder !== sourceFolder && !targets.has(targetFolder))
        targets.set(targetFolder, `${file} imports ${target}`);
    }
  }
  return imports;
};

/** A shortest cycle through each folder that is part of one, as the imports that close it; each cycle once. */
export const findCycles = (imports: FolderImports): readonly (readonly string[])[] => {
  const covered = new Set<string>();
  const cycles: string[][] = [];
  for (const start of imports.keys()) {
    if (covered.has(start)) continue;
    const path = shortestWayBack(imports, start);
    if (path === undefined) continue;
    for (const folder of path) covered.add(folder);
    cycles.push(path.map((folder, at) => imports.get(folder)?.get(path[at + 1] ?? start) ?? folder));
  }
  return cycles;
};

const shortestWayBack = (imports: FolderImports, start: string): string[] | undefined => {
  const queue: string[][] = [[start]];
  const visited = new Set<string>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    for (const next of imports.get(path.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return path;
      if (visited.has(next)) continue;
      visited.add(next);
      queue.push([...path, next]);
    }
  }
  return undefined;
};

const SOURCES = [
  'services/*/src',
  'frontends/*/src',
  'frontends/*/server',
  'tools/*/src',
  'tools/sandboxes/*/src',
];

const describeCycles = (source: string): readonly string[] =>
  findCycles(folderImports(join(root, source))).map((cycle) =>
    [`${source}: ${cycle.length} folders import each other in a cycle`, ...cycle].join('\n  '),
  );

reportFindings(import.meta.url, () =>
  SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .toSorted()
    .flatMap(describeCycles),
);
