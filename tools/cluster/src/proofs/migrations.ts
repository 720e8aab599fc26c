// npm run test:cluster -- migrations --tag=0.1.0 [--rate=3]: on the site of cluster:site, installed from the images of an earlier commit. While
// shoppers buy, the migrations of TAG run, the old code serves on the new schema, and each part is upgraded with old and new pods side by side.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { collect, helm, kubectl, namespace } from '../cluster/kubectl.ts';
import { upgrade, waitForPods } from '../disruptions/rollout.ts';
import { createShoppers, startLoad, summarise } from '../load/shoppers.ts';
import { checkOrders, countBrokenOrders, orderRows } from './check-orders.ts';
import { openClusterDatabases } from './cluster-databases.ts';
import { connectToClusterSite } from './cluster-site.ts';
import { table, writeSection } from './report.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    tag: { type: 'string', default: '0.1.0' },
    rate: { type: 'string', default: '3' },
    shoppers: { type: 'string', default: '60' },
    parts: {
      type: 'string',
      default:
        'identity,catalogue,commerce,learning,messaging,store,payouts,api-gateway,shell,storefront-server',
    },
  },
});

/** How long the old code serves on the new schema. */
const aheadMs = 30_000;

interface Phase {
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly note: string;
}

/** The Job of a migration as the installed release has it, with the image of the tag. */
const migrationJobs = async (): Promise<ReadonlyMap<string, string>> => {
  const { output } = await helm('get', 'hooks', 'sargam');
  const jobs = output.split(/^---$/m).filter((document) => /^kind: Job$/m.test(document));
  return new Map(
    jobs.map((job) => [
      /app\.kubernetes\.io\/name: (\S+)/.exec(job)?.[1] ?? '',
      job
        .replace(/name: (\S+)-migrate$/m, 'name: $1-migrate-ahead')
        .replace(/(image: \S+):\S+$/m, `$1:${options.tag}`),
    ]),
  );
};

/** Runs the migrations of a service. Resolves to the files that it applied. */
const migrate = async (part: string, job: string): Promise<string> => {
  const name = `job/${part}-migrate-ahead`;
  await kubectl('delete', name, '--ignore-not-found');
  const created = await collect('kubectl', ['--namespace', namespace, 'apply', '-f', '-'], job);
  if (!created.ok) throw new Error(created.output);
  await kubectl('wait', '--for=condition=complete', name, '--timeout=120s');
  const log = await kubectl('logs', name);
  await kubectl('delete', name);
  return [...log.matchAll(/\d{4}_\w+/g)].map(([file]) => file).join(', ') || 'nothing to migrate';
};

const phases: Phase[] = [];
const runPhase = async (title: string, action: () => Promise<string | void>): Promise<void> => {
  const from = Date.now();
  const note = await action().catch((error: Error) => `failed: ${error.message.slice(0, 300)}`);
  phases.push({ title, from, to: Date.now(), note: note ?? '' });
  console.log(`${title}: ${((Date.now() - from) / 1000).toFixed(1)} s ${note ?? ''}`);
};

const site = await connectToClusterSite();
const databases = await openClusterDatabases();
const violationsBefore = new Set(await databases.findViolations());
const shoppers = await createShoppers(site, Number(options.shoppers));
const load = startLoad(site, shoppers, Number(options.rate));
await sleep(3000);
for (const [part, job] of await migrationJobs())
  await runPhase(`${part}: migrations ahead of the code`, () => migrate(part, job));
await runPhase('the old code on the new schemas', () => sleep(aheadMs));
for (const part of options.parts.split(','))
  await runPhase(`${part}: upgrade, old and new pods side by side`, async () => {
    await upgrade(part, options.tag);
    await waitForPods(part, 1);
  });
await runPhase('the new code', () => sleep(10_000));
await load.stop();
const orders = await checkOrders(databases, shoppers);
const violations = (await databases.findViolations()).filter((each) => !violationsBefore.has(each));
await databases.close();

const rows = phases.map(({ title, from, to, note }) => {
  const found = summarise(load, from, to);
  return { title, note, seconds: ((to - from) / 1000).toFixed(1), ...found };
});
const passed =
  rows.every(({ unhealed, note }) => unhealed === 0 && !note.startsWith('failed')) &&
  countBrokenOrders(orders) + violations.length === 0;
writeSection('migrations', [
  `**${passed ? 'Passed' : 'Failed'}**: ${options.rate} checkouts a second, from the images of an earlier commit to ${options.tag}.`,
  '',
  ...table(
    ['step', 'seconds', 'checkouts', 'requests', 'healed by a retry', 'not healed', 'notes'],
    rows.map(({ title, seconds, checkouts, requests, retried, unhealed, causes, note }) => [
      title,
      seconds,
      checkouts,
      requests,
      retried,
      unhealed,
      [note, ...causes].filter(Boolean).join('; '),
    ]),
  ),
  '',
  ...table(
    ['check', 'result'],
    [...orderRows(orders), ['violated invariants of rows at the end', violations.length]],
  ),
]);
process.exit(passed ? 0 : 1);
