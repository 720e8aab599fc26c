import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { seededRandom } from '@sargam/chassis/property-testing';
import { openDatabase } from '@sargam/chassis/sql';
import { sql } from 'kysely';
import type { PayoutsDatabase, Tables } from '../src/database.ts';
import { updateTotals } from '../src/totals/total-store.ts';
import { due, payoutClient } from './payout-steps.ts';
import { type Publication, randomOrders, randomTerms } from './random-events.ts';
import { allTime, buildLine, buildOrder, startTestSystem, type TestSystem } from './test-system.ts';

const run = promisify(execFile);

let system: TestSystem;
let database: PayoutsDatabase;
beforeAll(async () => {
  system = await startTestSystem();
  // A pool of its own, because the service is restarted.
  const { service } = system.suite;
  database = await openDatabase<Tables>({
    ...service,
    onStop: () => undefined,
    addReadinessCheck: () => undefined,
  });
}, 60_000);
afterAll(async () => {
  await database.db.destroy();
  await system.suite.stop();
}, 30_000);

const command = [path.resolve(import.meta.dirname, '../src/main.ts'), 'rebuild'];
const commandEnv = (): NodeJS.ProcessEnv => {
  const { databaseUrl, kafkaBrokers, topicPrefix } = system.suite.settings;
  return {
    ...process.env,
    SARGAM_ENV: 'test',
    DATABASE_URL: databaseUrl,
    KAFKA_BROKERS: kafkaBrokers.join(','),
    TOPIC_PREFIX: topicPrefix,
  };
};

/** Runs the rebuild command of the README. */
const runRebuild = () => run(process.execPath, command, { env: commandEnv() });

/** Kills the command as soon as it has written orders. */
const killRebuild = async (): Promise<void> => {
  const child = spawn(process.execPath, command, { env: commandEnv(), stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    await system.suite.eventually(async () => {
      expect(await countRows('total_changes')).toBeGreaterThan(0);
      expect(await countRows('orders')).toBeGreaterThan(0);
    }, 60_000);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
};

const countRows = async (table: string): Promise<number> => {
  const { rows } = await sql<{ rows: bigint }>`select count(*) as rows from ${sql.table(table)}`.execute(
    database.db,
  );
  return Number(rows[0]?.rows ?? 0);
};

const listEverything = async () => {
  const admin = system.as('admin');
  const orders = await admin.listOrders({ ...allTime, paidOnly: false, page: undefined });
  const sales = await Promise.all(
    ['i1', 'i2'].map((instructorId) => admin.listInstructorSales({ instructorId, ...allTime })),
  );
  return { orders, sales, rows: await readTables() };
};

const tables = [
  'people',
  'instructors',
  'courses',
  'instructor_terms',
  'course_terms',
  'orders',
  'earnings',
  'refunds',
].concat(['reversals', 'totals', 'total_changes', 'settlements', 'dues']);

/** Every row of every table as text, after the changes are added to the totals. */
const readTables = async (): Promise<Record<string, unknown>> => {
  const { db } = database;
  await updateTotals(db);
  const texts = tables.map(async (table) => {
    const { rows } = await sql<{
      row: string;
    }>`select t::text as row from ${sql.table(table)} as t order by 1`.execute(db);
    return [table, rows.map(({ row }) => row)];
  });
  return Object.fromEntries(await Promise.all(texts));
};

/** Waits until the service has handled this number of events in all. */
const waitUntilHandled = (events: number) =>
  system.suite.eventually(async () => expect(await countRows('inbox')).toBe(events), 20_000);

/**
 * Publishes a sale, a partly refunded sale of a bundle, then a new percentage and price, and a third sale.
 * New terms do not change earlier sales, so terms are handled before the next sales.
 */
const publishSales = async (): Promise<void> => {
  await Promise.all([
    system.publishPerson('s1', 'Mitu'),
    system.publishInstructor('i1', 60),
    system.publishInstructor('i2', 50),
    system.publishCourse('k1', 'i1', 300n),
    system.publishCourse('k2', 'i2', 100n),
  ]);
  await waitUntilHandled(5);
  await system.publishOrder(buildOrder('o1', [buildLine('c1', 'i1')], { paidAt: new Date() }), 'paid');
  const bundle = buildOrder('o2', [buildLine('both', '', { bundleCourseIds: ['k1', 'k2'] })], {
    paidAt: new Date(),
  });
  await system.publishOrder(bundle, 'paid');
  await system.refund('r1', bundle, 12_345n);
  await system.refund('r2', bundle, 54_321n, 12_345n);
  await waitUntilHandled(9);
  await Promise.all([system.publishInstructor('i1', 20, 2), system.publishCourse('k2', 'i2', 900n, 2)]);
  await waitUntilHandled(11);
  await system.publishOrder(buildOrder('o3', [buildLine('c1', 'i1')], { paidAt: new Date() }), 'paid');
  await waitUntilHandled(12);
  const { sales: ofFirst } = await system.sales('i1', 3);
  expect(ofFirst.map(({ sharePoisha }) => sharePoisha).sort()).toEqual([19_500n, 43_875n, 58_500n]);
  expect((await system.sales('i2', 1)).lifetimeSharePoisha).toBe(4_063n);
  await payoutClient(system).payDue(due('i1', { amountPoisha: 10_000n }));
};

it('a rebuild from the topics gives the same rows and keeps payouts, and is refused while a replica runs', async () => {
  await publishSales();
  const before = await listEverything();
  await expect(runRebuild()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('stop every replica first'),
  });
  expect(await listEverything()).toEqual(before);

  await system.suite.restart(async () => {
    await runRebuild();
  });
  expect(await listEverything()).toEqual(before);

  await system.publishOrder(buildOrder('o4', [buildLine('c1', 'i1')], { paidAt: new Date() }), 'paid');
  expect((await system.sales('i1', 4)).sales[0]?.sharePoisha).toBe(19_500n);
}, 60_000);

it('after random histories with bundles, refunds, late terms and repeats a rebuild gives the same rows, killed in between or not', async () => {
  const draw = seededRandom(15);
  let handled = await countRows('inbox');
  const publish = async (publications: readonly Publication[]): Promise<void> => {
    for (const each of publications) handled += (await each(system.suite)).length;
    await waitUntilHandled(handled);
  };
  await publish(randomTerms(draw, 1));
  await publish(randomOrders(draw, 'rx', 30));
  await publish(randomTerms(draw, 2));
  await publish(randomOrders(draw, 'ry', 30));
  const before = await readTables();
  await system.suite.restart(async () => {
    await runRebuild();
  });
  expect(await readTables()).toEqual(before);

  await system.suite.restart(killRebuild);
  await waitUntilHandled(handled);
  expect(await readTables()).toEqual(before);
}, 240_000);
