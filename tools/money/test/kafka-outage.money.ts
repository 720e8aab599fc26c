import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@sargam/chassis/testing';
import { openServiceDatabases, type ServiceDatabases } from '../src/checks/service-databases.ts';
import { withProgress } from '../src/progress.ts';
import { scaled, times } from '../src/scale.ts';
import { courseIds, createProducts } from '../src/shop/products.ts';
import { adminOf, buyCourse, studentOf } from '../src/shop/student.ts';
import { type Clients, openClients } from '../src/system/clients.ts';
import { createDedicatedKafka, type DedicatedKafka } from '../src/system/dedicated-kafka.ts';
import { readOrderEventTypes } from '../src/system/read-order-events.ts';
import { startTestSystem, type TestSystem } from '../src/system/test-system.ts';

let folder: string;
let kafka: DedicatedKafka;
let system: TestSystem;
let clients: Clients;
let databases: ServiceDatabases;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sargam-kafka-'));
  kafka = await createDedicatedKafka(folder, console.log);
  await kafka.start();
  system = await startTestSystem({ brokers: kafka.brokers });
  clients = await openClients(system);
  databases = await openServiceDatabases(system.databaseUrls);
  await createProducts(adminOf(clients));
});
afterAll(async () => {
  await databases?.close();
  await clients?.stop();
  await system?.stop();
  await kafka?.stop();
  await rm(folder, { recursive: true, force: true });
});

const outageMs = Math.max(15_000, scaled(60_000));
const buyersAtOnce = 4;
/** Total for all buyers, on any machine: one process of each service must process the backlog. */
const checkoutsPerSecond = 10;
const course = courseIds[0] ?? '';

it('during a Kafka outage of a minute every checkout succeeds, and its effects arrive once and in order afterwards', async () => {
  await kafka.stop();
  const until = Date.now() + outageMs;
  const bought: string[] = [];
  const checkouts = () =>
    Promise.all(
      times(buyersAtOnce, async () => {
        for (let next = Date.now(); Date.now() < until; next += (buyersAtOnce * 1000) / checkoutsPerSecond) {
          await sleep(Math.max(0, next - Date.now()));
          const order = await buyCourse(system, studentOf(clients), course);
          expect(order.state).toBe('ORDER_STATE_PAID');
          bought.push(order.id);
        }
      }),
    );
  const status = () => `${bought.length} checkouts, ${Math.round((until - Date.now()) / 1000)} s left`;
  await withProgress('Kafka outage', status, checkouts);
  expect(await databases.countEnrolmentsPerOrder()).toEqual({ once: 0, more: 0 });

  await kafka.start();
  const expected = { once: bought.length, more: 0 };
  await eventually(async () => {
    expect(await databases.countEnrolmentsPerOrder()).toEqual(expected);
    expect(await databases.countEarningsPerOrder()).toEqual(expected);
  }, 10_000);
  const eventTypes = await readOrderEventTypes(system, kafka.brokers);
  for (const id of bought) expect(eventTypes.get(id)).toEqual(['placed', 'paid']);
  expect(await databases.findViolations()).toEqual([]);
});
