import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectToSite, runLauncher } from '@sargam/e2e/site';
import { openHome } from '@sargam/local/base/home';
import { requireAddresses } from '../local/local-site.ts';
import { type Buyer, earnCertificate, signUpAndBuy, waitForCourse } from './purchases.ts';
import { playLessons, verifyCertificate, waitUntilOrdersAreConsistent } from './verify.ts';

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

/** Saves the stores `minutes` apart, while students sign up and buy. */
const saveStores = async ({ original, archive }: DrillFolders, minutes: number) => {
  const save = (only: string, contents: string) =>
    runTool(original, 'backup.ts', [`--to=${archive}`, `--only=${only}`, `--contents=${contents}`]);
  const site = await connectToSite(original);
  const first = await signUpAndBuy(site, 'first');
  const code = await earnCertificate(site, first);
  // The topics of all services, and the databases of the services that are saved first (decision C15).
  save('payouts,learning,store,catalogue,commerce,identity', 'topics');
  save('api-gateway,messaging,payouts,learning', 'database,objects');
  const second = await signUpAndBuy(site, 'second');
  await sleep(minutes * 60_000);
  save('store,catalogue', 'database,objects');
  const third = await signUpAndBuy(site, 'third');
  await waitForCourse(site, third);
  await sleep(minutes * 60_000);
  save('commerce,identity', 'database');
  return { code, buyers: [first, second, third] as readonly Buyer[] };
};

/** The drill; throws when something is missing or inconsistent. Returns its figures. */
export const runDrill = async (folders: DrillFolders, minutes: number) => {
  const { original, restored, archive } = folders;
  runLauncher(original, 'start.ts', ['--detach']);
  const { code, buyers } = await saveStores(folders, minutes).finally(() =>
    runLauncher(original, 'stop.ts', []),
  );
  rmSync(original, { recursive: true, force: true });
  const [output, restoreSeconds] = await timed(() => runTool(restored, 'restore.ts', [`--from=${archive}`]));
  const again = [...output.matchAll(/publishes (\d+) events again/g)];
  try {
    const [, startSeconds] = await timed(() => runLauncher(restored, 'start.ts', ['--detach']));
    const site = await connectToSite(restored);
    const { DATABASE_URL = '' } = requireAddresses(openHome({ ...process.env, SARGAM_HOME: restored }));
    const [ledger, settleSeconds] = await timed(() =>
      waitUntilOrdersAreConsistent(
        DATABASE_URL,
        buyers.map(({ order }) => order),
      ),
    );
    for (const buyer of buyers) await waitForCourse(site, buyer);
    const newest = buyers.at(-1) as Buyer;
    return {
      minutesApart: 2 * minutes,
      restoreSeconds,
      startSeconds,
      eventsPublishedAgain: again.reduce((sum, [, count]) => sum + Number(count), 0),
      secondsUntilOrdersAreConsistent: settleSeconds,
      trialBalance: ledger.trial,
      ledgerEntries: ledger.entries,
      paidOrders: ledger.orders,
      lessonsPlayedByTheNewestBuyer: await playLessons(site, newest),
      certificate: await verifyCertificate(site, code),
    };
  } finally {
    runLauncher(restored, 'stop.ts', []);
  }
};
