// npm run test:cluster -- restore [--minutes=2.5]: saves all stores of the site of cluster:site with the CronJobs of the charts, twice some
// minutes apart, while students buy; deletes the namespace; restores it; and checks the ledger, a login, a lesson and a certificate.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type SaveServices, saveInSteps } from '@sargam/backup/drill/save-in-steps';
import { countEventsPublishedAgain, verifyRestoredSite } from '@sargam/backup/drill/verify';
import { root } from '../cluster/own-cluster.ts';
import { setValue } from '../disruptions/rollout.ts';
import { createBackupClaim, runJobOf } from '../restore/backup-jobs.ts';
import { createRestoreJobs, emptyNamespace, installStores, readKept } from '../restore/empty-namespace.ts';
import { openClusterDatabases } from './cluster-databases.ts';
import { connectToClusterSite } from './cluster-site.ts';
import { table, writeSection } from './report.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '2.5' } },
});

const services = [
  'api-gateway',
  'messaging',
  'payouts',
  'learning',
  'store',
  'catalogue',
  'commerce',
  'identity',
];

const timings: [string, number][] = [];
const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
  const since = Date.now();
  const result = await work();
  timings.push([step, Math.round((Date.now() - since) / 100) / 10]);
  console.log(`${step}: ${timings.at(-1)?.[1]} s`);
  return result;
};

const runCommand = async (name: string, ...args: string[]): Promise<void> => {
  const { status } = spawnSync('npm', ['run', name, '--', ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm run ${name} failed.`);
};

const save: SaveServices = async (names, contents) => {
  const kind = contents === 'topics' ? 'topics' : 'database';
  for (const name of names) await timed(`save ${kind} of ${name}`, () => runJobOf(`${name}-backup-${kind}`));
};

const restoreAll = async (): Promise<number> => {
  let again = 0;
  for (const name of services)
    again += countEventsPublishedAgain(await timed(`restore ${name}`, () => runJobOf(`${name}-restore`)));
  return again;
};

/** The backup, the deletion and the restore; throws when something is missing. Returns the rows of the report. */
const prove = async (): Promise<readonly (readonly [string, string | number])[]> => {
  await createBackupClaim();
  await setValue('global.backup.enabled', 'true,global.backup.image=sargam/stand-in-backup:0.1.0');
  const saved = await saveInSteps(await connectToClusterSite(), save, Number(options.minutes));
  const kept = await readKept();
  await runCommand('stop');
  await timed('delete the namespace and create it again with the Secrets', () => emptyNamespace(kept));
  await timed('install empty stores', installStores);
  const removeJobs = await createRestoreJobs(kept);
  const again = await restoreAll();
  await removeJobs();
  await timed('install the parts', () => runCommand('cluster:site', '--without-demo', '--detach'));
  const databases = await openClusterDatabases();
  const verified = await verifyRestoredSite(await connectToClusterSite(), databases, saved);
  await databases.close();
  return [
    ['events that the owners published again', again],
    [
      'seconds until each order has one settlement, invoice, enrolment and earning',
      verified.secondsUntilOrdersAreConsistent,
    ],
    ['trial balance', verified.trialBalance],
    ['ledger entries, paid orders', `${verified.ledgerEntries}, ${verified.paidOrders}`],
    [
      'lessons that the newest student plays after a login; no saved topic has this student',
      verified.lessonsPlayedByTheNewestBuyer,
    ],
    ['certificate that was provided before the first backup', verified.certificate],
  ];
};

const story = `The stores were saved over ${2 * Number(options.minutes)} minutes while students bought. Then the namespace was deleted, and everything was restored from the volume of the backups, the Secrets and the values.`;

const result = await prove().catch((error: unknown) => String(error));
const passed = typeof result !== 'string';
writeSection('restore', [
  `**${passed ? 'Passed' : 'Failed'}**. ${story}`,
  '',
  ...(passed ? table(['check', 'result'], result) : [result]),
  '',
  ...table(['step', 'seconds'], timings),
]);
process.exit(passed ? 0 : 1);
