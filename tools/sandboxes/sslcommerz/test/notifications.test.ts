import { sleep } from './fake-shop.ts';
import { openTestSandbox, type TestSandbox } from './test-sandbox.ts';

let bench: TestSandbox;
afterEach(() => bench.close());

const statesOf = async (sessionkey: string) => {
  const { body } = await bench.admin('GET', `/sessions/${sessionkey}`);
  return (
    body as unknown as { notifications: { state: string; tries: { answer: string }[] }[] }
  ).notifications.map(({ state, tries }) => `${state} ${tries.map(({ answer }) => answer).join(' ')}`);
};

it('is tried again until a 200, by the schedule', async () => {
  bench = await openTestSandbox({ IPN_RETRY_SECONDS: '60,60,60', IPN_TIMEOUT_SECONDS: '1' });
  bench.shop.answers.push(500, 302, 'hang');
  const { sessionkey } = await bench.openSession();
  await bench.press(sessionkey, 'pay');
  for (const count of [1, 2, 3]) {
    await bench.shop.waitForNotifications(count);
    await sleep(count === 3 ? 1300 : 100);
    await bench.admin('POST', '/clock', { seconds: 61 });
  }
  await bench.shop.waitForNotifications(4);
  await sleep(100);
  expect(await statesOf(sessionkey)).toEqual(['delivered 500 302 timeout 200']);
  expect(new Set(bench.shop.notifications.map((fields) => JSON.stringify(fields))).size).toBe(1);
}, 15_000);

it('is given up after the last try, and can still be sent by hand', async () => {
  bench = await openTestSandbox({ IPN_RETRY_SECONDS: '0' });
  bench.shop.answers.push(500, 500);
  const { sessionkey } = await bench.openSession();
  await bench.press(sessionkey, 'pay');
  await bench.shop.waitForNotifications(2);
  await sleep(100);
  expect(await statesOf(sessionkey)).toEqual(['given-up 500 500']);
  await bench.admin('POST', `/sessions/${sessionkey}/ipn`);
  await bench.shop.waitForNotifications(3);
});

it('is not sent to a shop that gave no address', async () => {
  bench = await openTestSandbox();
  const { sessionkey } = await bench.openSession({ ipn_url: undefined });
  await bench.press(sessionkey, 'pay');
  expect(await statesOf(sessionkey)).toEqual([]);
  expect((await bench.admin('POST', `/sessions/${sessionkey}/ipn`)).status).toBe(409);
});

it('an outcome can be had without a browser', async () => {
  bench = await openTestSandbox();
  const { sessionkey } = await bench.openSession();
  const { body } = await bench.admin('POST', `/sessions/${sessionkey}/outcome`, {
    outcome: 'pay',
    method: 'nagad',
  });
  expect(body).toMatchObject({
    returnTo: `${bench.shop.url}/success`,
    fields: { status: 'VALID', card_type: 'NAGAD-Nagad' },
  });
  expect((await bench.admin('POST', `/sessions/${sessionkey}/outcome`, { outcome: 'pay' })).status).toBe(409);
});
