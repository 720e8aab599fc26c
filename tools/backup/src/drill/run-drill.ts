import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { connectToSite, runLauncher } from '@sargam/e2e/site';
import { openHome } from '@sargam/local/base/home';
import { createDatabaseUrl } from '@sargam/local/parts/environment';
import { openServiceDatabases } from '@sargam/money/checks/service-databases';
import { requireAddresses } from '../local/local-site.ts';
import { type SaveServices, saveInSteps } from './save-in-steps.ts';
import { countEventsPublishedAgain, verifyRestoredSite } from './verify.ts';

export interface DrillFolders {
  /** Home of the original site. */
  readonly original: string;
  /** Home of the restored site. */
  readonly restored: string;
  readonly archive: string;
}

const passphrase = 'passphrase of the drill';

const runTool = (home: string, script: string, args: readonly string[]): string => {
  const result = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '..', script), ...args],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      env: { ...process.env, SARGAM_HOME: home, BACKUP_PASSPHRASE: passphrase },
    },
  );
  console.log(result.stdout);
  if (result.status !== 0) throw new Error(`${script} ended with ${result.status}.`);
  return result.stdout;
};

const timed = async <T>(work: () => Promise<T> | T): Promise<readonly [T, number]> => {
  const since = performance.now();
  const result = await work();
  return [result, Math.round((performance.now() - since) / 100) / 10];
};

const openDatabasesOf = (home: string) => {
  const { DATABASE_URL = '' } = requireAddresses(openHome({ ...process.env, SARGAM_HOME: home }));
  const urlOf = (name: string) => createDatabaseUrl(DATABASE_URL, name);
  return openServiceDatabases({
    identity: urlOf('identity'),
    learning: urlOf('learning'),
    commerce: urlOf('commerce'),
    store: urlOf('store'),
    payouts: urlOf('payouts'),
  });
};

/** The drill; throws when something is missing or inconsistent. Returns its figures. */
export const runDrill = async (folders: DrillFolders, minutes: number) => {
  const { original, restored, archive } = folders;
  const save: SaveServices = (services, contents) =>
    void runTool(original, 'backup.ts', [
      `--to=${archive}`,
      `--only=${services.join(',')}`,
      `--contents=${contents}`,
    ]);
  runLauncher(original, 'start.ts', ['--detach']);
  const saved = await connectToSite(original)
    .then((site) => saveInSteps(site, save, minutes))
    .finally(() => runLauncher(original, 'stop.ts', []));
  rmSync(original, { recursive: true, force: true });
  const [output, restoreSeconds] = await timed(() => runTool(restored, 'restore.ts', [`--from=${archive}`]));
  try {
    const [, startSeconds] = await timed(() => runLauncher(restored, 'start.ts', ['--detach']));
    const databases = await openDatabasesOf(restored);
    const verified = await verifyRestoredSite(await connectToSite(restored), databases, saved);
    await databases.close();
    return {
      minutesApart: 2 * minutes,
      restoreSeconds,
      startSeconds,
      eventsPublishedAgain: countEventsPublishedAgain(output),
      ...verified,
    };
  } finally {
    runLauncher(restored, 'stop.ts', []);
  }
};
