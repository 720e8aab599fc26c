import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAcceptedCallers } from '@sargam/chassis/testing';
import { type MessagingSuite, startMessagingSuite } from './system/messaging-suite.ts';

let suite: MessagingSuite;
beforeAll(async () => {
  suite = await startMessagingSuite();
}, 60_000);
afterAll(() => suite.stop(), 30_000);

it('each method accepts calls of exactly the services in grpc-callers.txt', async () => {
  const pinned = readFileSync(join(import.meta.dirname, 'grpc-callers.txt'), 'utf8');
  expect(await listAcceptedCallers(suite, import.meta.dirname)).toBe(pinned);
}, 60_000);
