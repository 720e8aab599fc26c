import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { sql } from 'kysely';
import { getOrderState, orderAtGateway } from './world/steps.ts';
import { useWorld } from './world/world.ts';

const main = path.resolve(__dirname, '../src/main.ts');

let child: ChildProcess | undefined;
afterAll(() => child?.kill('SIGKILL'));
// The service beside the one that is killed must not do its work.
const world = useWorld({ SWEEP_INTERVAL: '1h' });

/** The service in a process of its own, on the same rows; resolves with its port once it is ready. */
const startProcess = async (): Promise<number> => {
  const { databaseUrl, kafkaBrokers, topicPrefix } = world.it.settings;
  const started = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...world.addresses,
      SARGAM_ENV: 'test',
      DATABASE_URL: databaseUrl,
      KAFKA_BROKERS: kafkaBrokers.join(','),
      TOPIC_PREFIX: topicPrefix,
      GRPC_PORT: '0',
      OPS_PORT: '0',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += String(chunk);
      const port = /"grpcPort":(\d+)/.exec(text)?.[1];
      if (port) resolve(Number(port));
    };
    started.stdout?.on('data', read);
    started.stderr?.on('data', read);
    started.once('exit', () => reject(new Error(text)));
  });
};

it('killed between the gateway’s word and the commit: the next start settles it, without anyone retrying', async () => {
  const { student, order, page } = await orderAtGateway(world);
  const fields = await world.sandbox.completePage(page, 'pay-lose-ipn');
  const port = await startProcess();
  const doomed = world.it.service.client(CommerceServiceDefinition, `127.0.0.1:${port}`, {
    timeoutMs: 20_000,
  });

  const notified = await world.db.transaction().execute(async (tx) => {
    await sql`select from orders where id = ${order.id} for update`.execute(tx);
    const answer = doomed.notifyPayment({ fields }).then(
      () => 'answered',
      () => 'cut off',
    );
    // The gateway has said VALID, and settle waits for the order that this transaction holds.
    await world.it.eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db);
      expect(rows.length).toBeGreaterThan(0);
    });
    child?.kill('SIGKILL');
    await once(child as ChildProcess, 'exit');
    return answer;
  });
  expect(notified).toBe('cut off');
  expect(await getOrderState(student, order)).toBe('awaiting_payment');

  await startProcess();
  await world.it.eventually(async () => expect(await getOrderState(student, order)).toBe('paid'), 5_000);
}, 60_000);
