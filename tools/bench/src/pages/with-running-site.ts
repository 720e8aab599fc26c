import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readStatus, runLauncher } from '@sargam/e2e/site';

const findSiteAddress = async (home: string): Promise<string | undefined> =>
  (await readStatus(home)).addresses['site'];

/** Runs the work with the address of the site of this home folder; starts a site with demo data when none runs. */
export const withRunningSite = async (
  home: string,
  work: (address: string) => Promise<void>,
): Promise<void> => {
  const running = await findSiteAddress(home);
  if (running) return work(running);
  const benchHome = join(home, 'bench-pages');
  try {
    runLauncher(benchHome, 'start.ts', ['--detach']);
    await work((await findSiteAddress(benchHome)) ?? '');
  } finally {
    runLauncher(benchHome, 'stop.ts', []);
    rmSync(benchHome, { recursive: true, force: true });
  }
};
