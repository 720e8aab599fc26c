// npm run test:cluster -- replace [--rate=10] [--tag=0.1.1] [--parts=commerce,store] [--stores=postgres]: shoppers buy at a steady rate on the
// site of cluster:site with two replicas, while each part is upgraded, rolled back, killed and evicted, and PostgreSQL, Redis and Kafka are
// killed. The load ends with the last disruption.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkTotals } from '@sargam/money/checks/totals/check-totals';
import { type Disruption, disruptionsOf, storeDisruption } from '../disruptions/disruptions.ts';
import { setReplicas, waitForPods } from '../disruptions/rollout.ts';
import { createShoppers, type Load, startLoad, summarise } from '../load/shoppers.ts';
import { checkOrders, countBrokenOrders, orderRows } from './check-orders.ts';
import { openClusterDatabases } from './cluster-databases.ts';
import { connectToClusterSite } from './cluster-site.ts';
import { table, writeSection } from './report.ts';
import { describeDifference, watchBalance } from './watch-balance.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: 'string', default: '10' },
    tag: { type: 'string', default: '0.1.1' },
    replicas: { type: 'string', default: '2' },
    shoppers: { type: 'string', default: '80' },
    parts: {
      type: 'string',
      default:
        'identity,catalogue,commerce,learning,messaging,store,payouts,api-gateway,shell,storefront-server',
    },
    stores: { type: 'string', default: 'postgres,redis,kafka' },
    minutes: { type: 'string', default: '30' },
  },
});

const list = (text: string): readonly string[] => text.split(',').filter(Boolean);

const replicas = Number(options.replicas);
/** Load before the first disruption, and after each one. */
const calmMs = 3000;
/** After a store is killed, everything must work again within this time. */
const healMs = 30_000;

interface Step {
  readonly disruption: Disruption;
  readonly from: number;
  readonly to: number;
  readonly note: string;
}

const runStep = async (disruption: Disruption, quietMs: number): Promise<Step> => {
  const from = Date.now();
  const note = await disruption.run().catch((error: Error) => `failed: ${error.message.slice(0, 200)}`);
  const ready = Date.now();
  await sleep(quietMs);
  console.log(`${disruption.part}: ${disruption.what}, ${Math.round((ready - from) / 1000)} s ${note ?? ''}`);
  return { disruption, from, to: Date.now(), note: note ?? '' };
};

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const rowOf = (load: Load, { disruption, from, to, note }: Step) => {
  const found = summarise(load, from, to);
  return [
    `${disruption.part}: ${disruption.what}`,
    seconds(to - from),
    found.checkouts,
    found.requests,
    found.retried,
    found.unhealed,
    seconds(found.p95Ms),
    seconds(found.lastFailureMs),
    [note, ...found.causes].filter(Boolean).join('; '),
  ];
};

/** How often each error occurred. */
const describeFailures = (messages: readonly string[]): string =>
  Object.entries(Object.groupBy(messages, (message) => message))
    .map(([message, same = []]) => `${same.length} times: ${message}`)
    .join('; ') || 'none';

const head = [
  'disruption',
  'seconds',
  'checkouts',
  'requests',
  'healed by a retry',
  'not healed',
  'p95 of a checkout, s',
  'last failure after, s',
  'notes',
];

const site = await connectToClusterSite();
const databases = await openClusterDatabases();
const known = new Set((await checkTotals(databases, site.sandbox)).map(describeDifference));
const violationsBefore = new Set(await databases.findViolations());
const parts = list(options.parts);
await setReplicas(replicas, parts);
for (const part of parts) await waitForPods(part, replicas);
const shoppers = await createShoppers(site, Number(options.shoppers));
console.log(`${shoppers.length} shoppers; differences before the load: ${[...known].join(', ') || 'none'}`);

const started = Date.now();
const deadline = started + Number(options.minutes) * 60_000;
const balance = watchBalance(databases, site.sandbox, known);
const load = startLoad(site, shoppers, Number(options.rate));
const steps: Step[] = [];
await sleep(calmMs);
for (const disruption of parts.flatMap((part) => disruptionsOf(part, options.tag, replicas)))
  if (Date.now() < deadline) steps.push(await runStep(disruption, calmMs));
const storeSteps: Step[] = [];
for (const store of list(options.stores))
  if (Date.now() < deadline) storeSteps.push(await runStep(storeDisruption(store), healMs));
const calm = { from: Date.now(), to: Date.now() + healMs };
await sleep(healMs);
await load.stop();
const total = summarise(load, started, Date.now());
const orders = await checkOrders(databases, shoppers);
const totals = await balance.stop();
const violations = (await databases.findViolations()).filter((each) => !violationsBefore.has(each));
await databases.close();

const afterwards = summarise(load, calm.from, calm.to);
const inSteps = steps.map((step) => summarise(load, step.from, step.to).unhealed);
const unhealed = inSteps.reduce((sum, each) => sum + each, 0);
const slowest = Math.max(0, ...storeSteps.map((step) => summarise(load, step.from, step.to).lastFailureMs));
const passed =
  unhealed === 0 &&
  steps.concat(storeSteps).every(({ note }) => !note.startsWith('failed')) &&
  slowest <= healMs &&
  countBrokenOrders(orders) === 0 &&
  totals.broken.length + violations.length === 0;
writeSection('replace', [
  `**${passed ? 'Passed' : 'Failed'}**: ${options.rate} checkouts a second were started, ${replicas} pods of each part, ${Math.round((Date.now() - started) / 1000)} s.`,
  `In total ${total.checkouts} checkouts and ${total.requests} requests; ${total.skipped} checkouts were not started because no shopper was free.`,
  `After the last disruption: ${afterwards.checkouts} checkouts, ${afterwards.unhealed} requests not healed.`,
  '',
  'A failed request is repeated as the front ends repeat it: after 1 and 2 s, with the same idempotency key.',
  '',
  ...table(
    head,
    [...steps, ...storeSteps].map((step) => rowOf(load, step)),
  ),
  '',
  ...table(
    ['check', 'result'],
    [
      ['requests that no retry healed, while parts were replaced', unhealed],
      ...orderRows(orders),
      ['checks of the trial balance and totals', totals.checks],
      ['of these broken', `${totals.broken.length} ${[...new Set(totals.broken)].slice(0, 3).join(', ')}`],
      ['checks that could not be made', describeFailures(totals.failures)],
      ['violated invariants of rows at the end', `${violations.length} ${violations.slice(0, 3).join(', ')}`],
      ['longest time from a killed store to the last failed request, s', seconds(slowest)],
    ],
  ),
]);
process.exit(passed ? 0 : 1);
