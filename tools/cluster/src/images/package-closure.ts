import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Its folder. */
  readonly folder: string;
}

interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folder of a package as Node finds it from `from`; undefined if it is not installed. */
export const findPackage = (name: string, from: string): string | undefined => {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === dirname(at)) return undefined;
  }
};

export const describePackage = (folder: string): InstalledPackage => {
  const { name, version = '0', license } = readManifest(folder);
  const text = typeof license === 'string' ? license : license?.type;
  return { name, version, license: text ?? 'UNKNOWN', folder };
};

/** The packages with these names and everything that they depend on, by folder. Optional ones of other platforms are not installed. */
export const packageClosure = (names: readonly string[], from: string): readonly InstalledPackage[] => {
  const found = new Map<string, InstalledPackage>();
  const add = (name: string, base: string): void => {
    const folder = findPackage(name, base);
    if (folder === undefined || found.has(folder)) return;
    const isWorkspace = !realpathSync(folder).includes('/node_modules/');
    if (!isWorkspace) found.set(folder, describePackage(folder));
    const { dependencies, optionalDependencies } = readManifest(folder);
    const next = isWorkspace ? realpathSync(folder) : folder;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, next);
  };
  for (const name of names) add(name, from);
  return [...found.values()];
};

/** Those of the packages that a bundle requires or imports while it runs. */
export const requiredPackages = (bundle: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => ['require', 'import'].some((load) => bundle.includes(`${load}("${name}`)));

/** The package that a file belongs to; undefined for a file of a workspace. */
export const packageOfFile = (file: string): InstalledPackage | undefined => {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder === undefined ? undefined : describePackage(folder);
};
