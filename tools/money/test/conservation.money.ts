import { availableParallelism, loadavg } from 'node:os';
import { eventually } from '@sargam/chassis/testing';
import { reconcile } from '../src/checks/reconcile.ts';
import { openServiceDatabases, type ServiceDatabases } from '../src/checks/service-databases.ts';
import { withProgress } from '../src/progress.ts';
import { isFullSize, scaled } from '../src/scale.ts';
import { createProducts } from '../src/shop/products.ts';
import { adminOf } from '../src/shop/student.ts';
import { findMissingCoverage } from '../src/simulation/coverage.ts';
import { startMonitor } from '../src/simulation/monitor.ts';
import { outcomeNames } from '../src/simulation/page-outcomes.ts';
import { runSimulation } from '../src/simulation/run-simulation.ts';
import type { SimulationContext } from '../src/simulation/simulation-context.ts';
import {
  openVerificationMailReader,
  type VerificationMailReader,
} from '../src/simulation/verification-mail-reader.ts';
import { waitUntilSettled } from '../src/simulation/wait-until-settled.ts';
import { type Clients, openClients } from '../src/system/clients.ts';
import { startTestSystem, type TestSystem } from '../src/system/test-system.ts';

let system: TestSystem;
let clients: Clients;
let databases: ServiceDatabases;
let verificationMails: VerificationMailReader;

/** Expired wallet money is booked every second during the simulation. */
const frequentExpiry = { WALLET_EXPIRY_INTERVAL: '1s' };

beforeAll(async () => {
  system = await startTestSystem({
    twoCommerceProcesses: true,
    countTraffic: false,
    env: { commerce: frequentExpiry, 'commerce-2': frequentExpiry },
  });
  clients = await openClients(system);
  databases = await openServiceDatabases(system.databaseUrls);
  verificationMails = await openVerificationMailReader(system, clients.messaging);
});
afterAll(async () => {
  await verificationMails?.close();
  await databases?.close();
  await clients?.stop();
  await system?.stop();
});

const operations = scaled(20_000);
const seed = Number(process.env['MONEY_SEED'] ?? Math.floor(Math.random() * 1_000_000));

/** Twenty missed checks in a row. A longer gap could hide a violation that was corrected meanwhile. */
const longestGapMs = 1_000;

/** More than five runnable processes per core: then neither the monitor nor the database runs every 50 ms. */
const isOverloaded = (): boolean => (loadavg()[1] ?? 0) > 5 * availableParallelism();

const createCoupons = async (admin: SimulationContext['admin']): Promise<string[]> => {
  const percents = [7, 33, 50, 100];
  const orders = percents.map((percent, at) =>
    admin.commerce.createCoupon({
      code: `MODEL-${at}`,
      percent,
      useLimit: percent === 100 ? 20 : 1_000,
      expiresOn: '2099-12-31',
    }),
  );
  return (await Promise.all(orders)).map((coupon) => coupon.code);
};

it(
  `${operations} random operations by 8 clients neither lose nor create money (MONEY_SEED=${seed})`,
  async () => {
    const admin = adminOf(clients);
    const context: SimulationContext = {
      system,
      clients,
      databases,
      admin,
      verificationMails,
      messaging: clients.messaging,
      giftCardProducts: await createProducts(admin),
      coupons: await createCoupons(admin),
      giftCardMails: [],
      referralCodes: [],
      unusedOutcomes: { order: [...outcomeNames], charge: [...outcomeNames] },
      tally: new Map(),
    };
    // Returns go to the first process of commerce, notifications to the second.
    const gateway = clients.secondAs({ subject: 'gateway', roles: [], session: '', claims: {} });
    system.notificationReceiver.onNotification = (fields) => gateway.commerce.notifyPayment({ fields });
    const monitor = startMonitor(system);
    const startedAt = performance.now();
    const runAndSettle = async (): Promise<number> => {
      try {
        await runSimulation(context, { seed, clients: 8, operations, foundSoFar: monitor.status });
        const simulationMs = performance.now() - startedAt;
        await withProgress('settling', monitor.status, () => waitUntilSettled(context));
        return simulationMs;
      } finally {
        await monitor.stop().catch(() => undefined);
      }
    };
    const simulationMs = await runAndSettle();
    const report = await monitor.stop();

    console.info(
      [
        `seed ${seed}: ${operations} operations in ${Math.round(simulationMs / 1_000)} s; ${report.comparedPayments} payments compared`,
        `${report.checks} of ${report.dueChecks} checks ran, the longest took ${Math.round(report.longestCheckMs)} ms, the longest gap was ${Math.round(report.longestGapMs)} ms`,
        ...[...context.tally].toSorted().map(([name, count]) => `${name} ${count}`),
      ].join('\n'),
    );
    expect(report.violations).toEqual([]);
    // The full size needs an idle machine.
    expect(report.checks).toBeGreaterThanOrEqual(
      report.dueChecks * (isOverloaded() && !isFullSize ? 0.5 : 0.9),
    );
    if (isFullSize && !isOverloaded()) expect(report.longestGapMs).toBeLessThanOrEqual(longestGapMs);
    // The last events may not have reached payouts yet.
    await eventually(
      async () => expect((await reconcile(databases, system.sandbox)).violations).toEqual([]),
      60_000,
    );
    const { amounts } = await reconcile(databases, system.sandbox);
    console.info(
      Object.entries(amounts)
        .map(([name, amount]) => `${name}: ${amount} poisha`)
        .join('\n'),
    );
    expect(await databases.findViolations()).toEqual([]);
    // A shorter run than that of `npm test` may not reach rare results.
    if (operations >= 2_000) expect(await findMissingCoverage(context.tally, context)).toEqual([]);
  },
  300_000 + operations * 300,
);
