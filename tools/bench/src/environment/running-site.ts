import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readStatusByCommand, runLauncher } from '@sargam/e2e/site';

const findSiteUrl = async (home: string): Promise<string | undefined> =>
  (await readStatusByCommand(home)).addresses['site'];

type Work = (address: string, home: string) => Promise<void>;

/** Runs the work with the address and the home folder of the running site; starts a site with demo data when none runs. */
export const withRunningSite = async (home: string, work: Work): Promise<void> => {
  const running = await findSiteUrl(home);
  if (running) return work(running, home);
  const benchHome = join(home, 'bench-site');
  try {
    runLauncher(benchHome, 'start.ts', ['--detach']);
    await work((await findSiteUrl(benchHome)) ?? '', benchHome);
  } finally {
    runLauncher(benchHome, 'stop.ts', []);
    rmSync(benchHome, { recursive: true, force: true });
  }
};
