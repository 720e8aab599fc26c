import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  // Nothing listens on this port.
  gateway = await startTestGateway({ REDIS_URL: 'redis://127.0.0.1:9', RATE_CONTACT: '2' });
});
afterAll(() => gateway.stop());

it('without Redis, calls are handled and rate limits apply in memory', async () => {
  const json = { name: 'a', email: 'a@b.test', message: 'm' };
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++)
    statuses.push((await gateway.call('/contact/', { json, from: '10.2.2.2' })).status);
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect((await gateway.call('/course/', { from: '10.2.2.2' })).status).toBe(200);
});
