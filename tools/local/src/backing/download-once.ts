import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packagesFolder } from '../base/home.ts';

/**
 * Fills a folder of downloaded files once. The work is done aside and put in place whole, so that a download cut off
 * half-way is never taken for a finished one, and two runs that fetch at once do not mix.
 */
export const downloadOnce = async (
  name: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> => {
  const place = join(packagesFolder, name);
  if (existsSync(place)) return place;
  const aside = `${place}.${process.pid}.part`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  try {
    await fill(aside);
    await rename(aside, place).catch((error: unknown) => {
      if (!existsSync(place)) throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return place;
};
