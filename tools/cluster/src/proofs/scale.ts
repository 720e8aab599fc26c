// npm run test:cluster -- scale [--rate=3] [--seconds=60]: shoppers buy at a steady rate on the site of cluster:site, with 1, 2 and 4 pods of
// commerce and the gateway. Compares the CPU time per checkout, and finds effects, mails and events that happened twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fetchAllMails } from '@sargam/e2e/api/inbox';
import type { Site } from '@sargam/e2e/site';
import { namespace } from '../cluster/kubectl.ts';
import { setValue, waitForPods } from '../disruptions/rollout.ts';
import { createShoppers, type Shopper, startLoad, summarise } from '../load/shoppers.ts';
import { cpuRates, samplePodCpu } from '../measure/pod-cpu.ts';
import { sumCounter } from '../measure/pod-metrics.ts';
import { checkOrders, countBrokenOrders, orderRows } from './check-orders.ts';
import { openClusterDatabases } from './cluster-databases.ts';
import { connectToClusterSite } from './cluster-site.ts';
import { table, writeSection } from './report.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    shoppers: { type: 'string', default: '60' },
  },
});

const scaled = ['commerce', 'api-gateway'] as const;
const counts = [1, 2, 4] as const;
/** The cost per checkout with more pods is within this share of the cost with one. */
const maxDifference = 0.15;
/** The first checkouts compile code and fill caches. */
const warmUpMs = 20_000;
const stores = ['postgres', 'mongo', 'redis', 'kafka', 's3', 'mail'];

const isOf = (pod: string, names: readonly string[]): boolean =>
  names.some((name) => pod.startsWith(`${name}-`));

const sum = (rates: readonly (readonly [string, number])[]): number =>
  rates.reduce((total, [, rate]) => total + rate, 0);

/** CPU milliseconds per checkout, of the scaled parts, of all parts and of the stores. */
const measure = async (site: Site, shoppers: readonly Shopper[]) => {
  const load = startLoad(site, shoppers, Number(options.rate));
  await sleep(warmUpMs);
  const before = await samplePodCpu(namespace);
  const from = Date.now();
  await sleep(Number(options.seconds) * 1000);
  const rates = [...cpuRates(before, await samplePodCpu(namespace))];
  const to = Date.now();
  await load.stop();
  const found = summarise(load, from, to);
  const perSecond = (found.checkouts * 1000) / (to - from);
  const ofStores = rates.filter(([pod]) => isOf(pod, stores));
  return {
    ...found,
    scaledMs: sum(rates.filter(([pod]) => isOf(pod, scaled))) / perSecond,
    partsMs: (sum(rates) - sum(ofStores)) / perSecond,
    storesMs: sum(ofStores) / perSecond,
  };
};

const setScale = async (count: number): Promise<void> => {
  for (const part of scaled) await setValue(`${part}.replicas`, String(count), '--no-hooks');
  for (const part of scaled) await waitForPods(part, count);
};

/** Mails with the recipient and text of another one. Each receipt has the number of its order. */
const countRepeatedMails = async (): Promise<number> => {
  const mails = (await fetchAllMails(site)).map(({ to, html }) => `${to[0]?.address} ${html}`);
  return mails.length - new Set(mails).size;
};

const site = await connectToClusterSite();
const databases = await openClusterDatabases();
const shoppers = await createShoppers(site, Number(options.shoppers));
const repeatedBefore = await countRepeatedMails();
const phases = [];
let repeatedEvents = 0;
for (const count of counts) {
  await setScale(count);
  const duplicates = await sumCounter('events_duplicate_total');
  const phase = { count, ...(await measure(site, shoppers)) };
  console.log(`${count} pods: ${phase.scaledMs.toFixed(1)} ms of CPU per checkout`);
  phases.push(phase);
  repeatedEvents += (await sumCounter('events_duplicate_total')) - duplicates;
}
const orders = await checkOrders(databases, shoppers);
await databases.close();
const repeatedMails = (await countRepeatedMails()) - repeatedBefore;
await setScale(1);

const first = phases[0]?.partsMs ?? Number.NaN;
const differences = phases.map(({ partsMs }) => partsMs / first - 1);
const passed =
  differences.every((each) => Math.abs(each) <= maxDifference) &&
  phases.every(({ unhealed, retried }) => unhealed + retried === 0) &&
  countBrokenOrders(orders) + repeatedEvents + repeatedMails === 0;
writeSection('scale', [
  `**${passed ? 'Passed' : 'Failed'}**: ${options.rate} checkouts a second for ${options.seconds} s, with 1, 2 and 4 pods of ${scaled.join(' and ')}, and one pod of each other part.`,
  '',
  ...table(
    [
      'pods',
      'checkouts',
      'p95, ms',
      `CPU per checkout of ${scaled.join(' and ')}, ms`,
      'of all parts, ms',
      'compared with one pod',
      'of the stores, ms',
      'failed requests',
    ],
    phases.map(({ count, checkouts, p95Ms, scaledMs, partsMs, storesMs, unhealed, retried }, index) => [
      count,
      checkouts,
      Math.round(p95Ms),
      scaledMs.toFixed(1),
      partsMs.toFixed(1),
      `${((differences[index] ?? 0) * 100).toFixed(1)} %`,
      storesMs.toFixed(1),
      unhealed + retried,
    ]),
  ),
  '',
  ...table(
    ['check', 'result'],
    [
      ...orderRows(orders),
      ['events that a consumer received twice', repeatedEvents],
      ['mails that were sent twice', repeatedMails],
    ],
  ),
]);
process.exit(passed ? 0 : 1);
