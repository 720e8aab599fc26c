import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { openDatabase } from '@sargam/chassis/sql';
import { SettlementServiceDefinition } from '@sargam/proto/payouts/v1/settlements';
import { sql } from 'kysely';
import type { PayoutsDatabase, Tables } from '../src/database.ts';
import { settlementEvents } from '../src/settlements/settlement-events.ts';
import { due, earnOnce, listOf, payoutClient, shareOfSale } from './payout-steps.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
let database: PayoutsDatabase;
let child: ChildProcess | undefined;
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
  child?.kill('SIGKILL');
  await database.db.destroy();
  await system.suite.stop();
}, 30_000);

/** A process of the service on the stores of the suite. */
const startProcess = async () => {
  const { databaseUrl, kafkaBrokers, topicPrefix } = system.suite.settings;
  const started = spawn(process.execPath, [path.resolve(import.meta.dirname, '../src/main.ts')], {
    env: {
      ...process.env,
      SARGAM_ENV: 'test',
      LOG_LEVEL: 'info',
      GRPC_PORT: '0',
      OPS_PORT: '0',
      DATABASE_URL: databaseUrl,
      KAFKA_BROKERS: kafkaBrokers.join(','),
      TOPIC_PREFIX: topicPrefix,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const port = await new Promise<string>((resolve, reject) => {
    let text = '';
    started.stdout.on('data', (chunk) => {
      text += String(chunk);
      const found = /"grpcPort":(\d+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    started.once('exit', () => reject(new Error(text)));
  });
  const address = `127.0.0.1:${port}`;
  return system.suite
    .as({ subject: 'admin-1', roles: ['admin'] }, { address })
    .client(SettlementServiceDefinition);
};

const waitForLock = () =>
  system.suite.eventually(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%settlements%'`.execute(
      database.db,
    );
    expect(rows.length).toBeGreaterThan(0);
  });

const payment = (instructorId: string) => due(instructorId, { idempotencyKey: `key-${instructorId}` });

/** Each event once, also if a relay was killed between publishing and deleting it. */
const eventIdsOf = (instructorId: string) =>
  new Set(
    system.suite
      .publishedEvents(settlementEvents)
      .flatMap(({ key, id }) => (key === instructorId ? [id] : [])),
  );

it('a payout whose process is killed before or after its commit is paid once by the repeat, with one event', async () => {
  for (const instructorId of ['before', 'after']) await earnOnce(system, instructorId);
  await system.suite.restart(async () => {
    const admin = await startProcess();
    await admin.payDue(payment('after'));
    await database.db.transaction().execute(async (tx) => {
      await sql`lock table settlements in exclusive mode`.execute(tx);
      const outcome = expect(admin.payDue(payment('before'))).rejects.toThrow();
      await waitForLock();
      child?.kill('SIGKILL');
      await outcome;
    });
  });
  const admin = payoutClient(system);
  expect(await admin.listSettlements(listOf('before'))).toMatchObject({ total: 0, duePoisha: shareOfSale });
  for (const instructorId of ['before', 'after']) {
    await admin.payDue(payment(instructorId));
    const paid = { total: 1, duePoisha: 0n, settledPoisha: shareOfSale };
    expect(await admin.listSettlements(listOf(instructorId))).toMatchObject(paid);
    await system.suite.eventually(() => expect(eventIdsOf(instructorId).size).toBe(1), 20_000);
  }
}, 60_000);
