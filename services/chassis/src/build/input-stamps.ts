import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const recordIn = (dist: string): string => join(dist, '.inputs.json');

type Stamps = Readonly<Record<string, string>>;

const stampOf = async (path: string): Promise<string> => {
  const { mtimeMs, size } = await stat(path);
  return `${mtimeMs}/${size}`;
};

/** The files that the last build read. */
export const readInputs = async (dist: string): Promise<readonly string[]> =>
  Object.keys(JSON.parse(await readFile(recordIn(dist), 'utf8')) as Stamps);

/** Whether the last build's inputs and its two outputs are unchanged. */
export const isUpToDate = async (dist: string): Promise<boolean> => {
  try {
    const stamps: Stamps = JSON.parse(await readFile(recordIn(dist), 'utf8'));
    const current = await Promise.all(
      Object.entries(stamps).map(async ([path, stamp]) => (await stampOf(path)) === stamp),
    );
    return current.every(Boolean);
  } catch {
    // Without a record, or with a missing file, a build is needed.
    return false;
  }
};

/** Saves the size and modification time of the build's inputs, its own code included. */
export const saveInputStamps = async (dist: string, inputs: readonly string[]): Promise<void> => {
  const buildScripts = ['bundle.ts', 'input-stamps.ts'].map((file) => join(import.meta.dirname, file));
  const outputs = ['main.cjs', 'telemetry.cjs'].map((file) => join(dist, file));
  const paths = new Set([...inputs, ...buildScripts, ...outputs]);
  const stamps = await Promise.all([...paths].map(async (path) => [path, await stampOf(path)] as const));
  await writeFile(recordIn(dist), JSON.stringify(Object.fromEntries(stamps)));
};
