import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@sargam/chassis/testing';
import { type Books, openBooks } from '../src/books/books.ts';
import { courseIds, fillShelf } from '../src/market/shelf.ts';
import { adminOf, buy, studentOf } from '../src/market/student.ts';
import { type Clients, openClients } from '../src/rig/clients.ts';
import { ordersTold } from '../src/rig/orders-told.ts';
import { type OwnKafka, ownKafka } from '../src/rig/own-kafka.ts';
import { type Rig, startRig } from '../src/rig/rig.ts';
import { scaled, times } from '../src/rounds.ts';

let folder: string;
let kafka: OwnKafka;
let rig: Rig;
let clients: Clients;
let books: Books;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sargam-kafka-'));
  kafka = await ownKafka(folder, console.log);
  await kafka.start();
  rig = await startRig({ brokers: kafka.brokers });
  clients = await openClients(rig);
  books = await openBooks(rig.databases);
  await fillShelf(adminOf(clients));
});
afterAll(async () => {
  await books?.close();
  await clients?.stop();
  await rig?.stop();
  await kafka?.stop();
  await rm(folder, { recursive: true, force: true });
});

const awayMs = Math.max(15_000, scaled(60_000));
const buyersAtOnce = 4;
/** As many for all of them together, however fast the machine is: what waits for Kafka is worked off by one process of each service. */
const checkoutsPerSecond = 10;
const course = courseIds[0] ?? '';

it('Kafka away for a minute under load: every checkout succeeds, and its effects arrive once and in order when it is back', async () => {
  await kafka.stop();
  const until = Date.now() + awayMs;
  const bought: string[] = [];
  await Promise.all(
    times(buyersAtOnce, async () => {
      for (let next = Date.now(); Date.now() < until; next += (buyersAtOnce * 1000) / checkoutsPerSecond) {
        await sleep(Math.max(0, next - Date.now()));
        const order = await buy(rig, studentOf(clients), course);
        expect(order.state).toBe('ORDER_STATE_PAID');
        bought.push(order.id);
      }
    }),
  );
  expect(await books.enrolmentsAnOrder()).toEqual({ once: 0, more: 0 });

  await kafka.start();
  const all = { once: bought.length, more: 0 };
  await eventually(async () => {
    expect(await books.enrolmentsAnOrder()).toEqual(all);
    expect(await books.earningsAnOrder()).toEqual(all);
  }, 10_000);
  const told = await ordersTold(rig, kafka.brokers);
  for (const id of bought) expect(told.get(id)).toEqual(['placed', 'paid']);
  expect(await books.faults()).toEqual([]);
});
