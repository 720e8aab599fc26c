import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ignoredNames = new Set(['node_modules', 'dist', 'dist-server', 'test', 'coverage', 'README.md']);

const isInput = (name: string): boolean =>
  !ignoredNames.has(name) && !name.startsWith('.') && !/\.test\.tsx?$/.test(name);

const listFiles = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter(isInput)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
};

/** Hash of the content of these files and folders, without tests and build output. */
export const hashContent = (root: string, inputs: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFiles(join(root, input)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

interface Package {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readPackage = (file: string): Package =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** The folder of a workspace, and those of its direct and indirect dependencies in the checkout. */
export const listDependencyFolders = (
  root: string,
  workspaces: readonly string[],
  folder: string,
): string[] => {
  const packages = new Map(workspaces.map((each) => [each, readPackage(join(root, each, 'package.json'))]));
  const folderOf = (name: string) => workspaces.find((each) => packages.get(each)?.name === name);
  const found = new Set<string>();
  const add = (each: string) => {
    if (found.has(each)) return;
    found.add(each);
    for (const name of Object.keys(packages.get(each)?.dependencies ?? {})) {
      const dependency = folderOf(name);
      if (dependency) add(dependency);
    }
  };
  add(folder);
  return [...found].sort();
};
