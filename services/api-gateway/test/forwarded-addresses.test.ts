import { randomInt } from 'node:crypto';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

const suites: TestGateway[] = [];
afterAll(() => Promise.all(suites.map((gateway) => gateway.stop())));

/** Sends two contact messages, of which one a minute is allowed, with these values of X-Forwarded-For. Returns the statuses. */
const sendTwo = async (trustedProxies: string, first: string, second: string): Promise<readonly number[]> => {
  const gateway = await startTestGateway({ TRUSTED_PROXIES: trustedProxies, RATE_CONTACT: '1' });
  suites.push(gateway);
  const json = { name: 'Maya', email: 'maya@example.com', message: 'Hello' };
  const send = async (from: string) => (await gateway.call('/contact/', { from, json })).status;
  return [await send(first), await send(second)];
};

/** An address that no other run has used, since all runs share one Redis. */
const newIpAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;

it('an address that the client writes before its own does not count', async () => {
  const own = newIpAddress();
  const statuses = await sendTwo('loopback', `${newIpAddress()}, ${own}`, `${newIpAddress()}, ${own}`);
  expect(statuses).toEqual([200, 429]);
});

it('addresses of trusted networks are skipped from the right', async () => {
  const statuses = await sendTwo(
    'loopback, 10.0.0.0/8',
    `${newIpAddress()}, 10.1.2.3`,
    `${newIpAddress()}, 10.1.2.3`,
  );
  expect(statuses).toEqual([200, 200]);
});

it('a network that cannot be read stops the start with the name of the setting', async () => {
  await expect(startTestGateway({ TRUSTED_PROXIES: 'everywhere' })).rejects.toThrow('TRUSTED_PROXIES');
});
