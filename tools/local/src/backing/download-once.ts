import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packagesFolder } from '../base/home.ts';

/**
 * Downloads files into a folder once. The download goes into a temporary folder that is renamed at the end, so an
 * interrupted download is not mistaken for a complete one, and two concurrent runs do not mix their files.
 */
export const downloadOnce = async (
  name: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> => {
  const target = join(packagesFolder, name);
  if (existsSync(target)) return target;
  const aside = `${target}.${process.pid}.part`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  try {
    await fill(aside);
    await rename(aside, target).catch((error: unknown) => {
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return target;
};
