import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const recordIn = (dist: string): string => join(dist, '.inputs.json');

type Stamps = Readonly<Record<string, string>>;

const stampOf = async (path: string): Promise<string> => {
  const { mtimeMs, size } = await stat(path);
  return `${mtimeMs}/${size}`;
};

/** Whether every file that the last build read, and the two it wrote, are as they were. */
export const isUpToDate = async (dist: string): Promise<boolean> => {
  try {
    const stamps: Stamps = JSON.parse(await readFile(recordIn(dist), 'utf8'));
    const current = await Promise.all(
      Object.entries(stamps).map(async ([path, stamp]) => (await stampOf(path)) === stamp),
    );
    return current.every(Boolean);
  } catch {
    // No record, or a file that is gone: that is what stale means.
    return false;
  }
};

/** Notes what the build was made from; the build's own code counts as well. */
export const saveInputStamps = async (dist: string, inputs: readonly string[]): Promise<void> => {
  const own = ['bundle.ts', 'external-packages.ts', 'input-stamps.ts', 'english-zod-messages.ts'].map(
    (file) => join(import.meta.dirname, file),
  );
  const outputs = ['main.cjs', 'telemetry.cjs'].map((file) => join(dist, file));
  const paths = new Set([...inputs, ...own, ...outputs]);
  const stamps = await Promise.all([...paths].map(async (path) => [path, await stampOf(path)] as const));
  await writeFile(recordIn(dist), JSON.stringify(Object.fromEntries(stamps)));
};
