import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAcceptedCallers, type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { settings } from '../src/config.ts';
import { startLearning } from '../src/start.ts';

let suite: ServiceUnderTest<unknown>;
beforeAll(async () => {
  suite = await startTestService(__dirname, {
    settings,
    start: startLearning,
    env: { SITE_URL: 'https://sargam.test' },
  });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

it('each method accepts calls of exactly the services in grpc-callers.txt', async () => {
  const pinned = readFileSync(join(__dirname, 'grpc-callers.txt'), 'utf8');
  expect(await listAcceptedCallers(suite, __dirname)).toBe(pinned);
}, 60_000);
