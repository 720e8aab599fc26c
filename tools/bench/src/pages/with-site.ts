import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { launch, statusOf } from '../../../e2e/src/site.ts';

const addressOf = async (home: string): Promise<string | undefined> =>
  (await statusOf(home)).addresses['site'];

/** The address of the site that runs from this home, or of one of its own with the demo's data, which ends with the work. */
export const withSite = async (home: string, work: (address: string) => Promise<void>): Promise<void> => {
  const running = await addressOf(home);
  if (running) return work(running);
  const own = join(home, 'bench-pages');
  try {
    launch(own, 'start.ts', ['--detach']);
    await work((await addressOf(own)) ?? '');
  } finally {
    launch(own, 'stop.ts', []);
    rmSync(own, { recursive: true, force: true });
  }
};
