import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAcceptedCallers, type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { settings } from '../src/config.ts';
import { startLearning } from '../src/start.ts';

let suite: ServiceUnderTest<unknown>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, {
    settings,
    start: startLearning,
    env: { SITE_URL: 'https://sargam.test', CATALOGUE_ADDRESS: '127.0.0.1:1' },
  });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

it('each method accepts calls of exactly the services in grpc-callers.txt', async () => {
  const pinned = readFileSync(join(import.meta.dirname, 'grpc-callers.txt'), 'utf8');
  expect(await listAcceptedCallers(suite, import.meta.dirname)).toBe(pinned);
}, 60_000);
