import path from 'node:path';
import type { Redis } from 'ioredis';
import { processSettings, redisSettings } from '../src/config/index.ts';
import { openRedis } from '../src/redis/index.ts';
import { eventually, startTestService } from '../src/testing/index.ts';

const settings = { ...processSettings, ...redisSettings };
const startWithEnv = async (env: Record<string, string>) => {
  let redis: Redis | undefined;
  const suite = await startTestService<typeof settings>(path.join(import.meta.dirname, 'notes'), {
    settings,
    env,
    start: async (service: Parameters<typeof openRedis>[0]) => {
      redis = openRedis(service);
    },
  });
  if (!redis) throw new Error('not started');
  return { suite, redis };
};

it('a command is answered by Redis', async () => {
  const { suite, redis } = await startWithEnv({});
  await eventually(async () => expect(await redis.ping()).toBe('PONG'));
  await suite.stop();
});

it('without Redis the service is ready, and a command fails immediately', async () => {
  const { suite, redis } = await startWithEnv({ REDIS_URL: 'redis://127.0.0.1:1' });
  const startedAt = Date.now();
  await expect(redis.ping()).rejects.toThrow();
  expect(Date.now() - startedAt).toBeLessThan(500);
  expect((await fetch(`${suite.opsUrl}/readyz`)).status).toBe(200);
  await suite.stop();
});
