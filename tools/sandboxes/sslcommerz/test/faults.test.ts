import { readForm } from './read-form.ts';
import { openTestSandbox, type TestSandbox } from './test-sandbox.ts';

let bench: TestSandbox;
beforeAll(async () => {
  bench = await openTestSandbox();
});
afterAll(() => bench.close());

const url = () =>
  `${bench.url}/validator/api/validationserverAPI.php?val_id=x&store_id=testbox&store_passwd=qwerty`;
const order = (fault: object) => bench.admin('POST', '/faults', fault);

it('500, for the next two calls only', async () => {
  await order({ mode: '500', calls: 2 });
  expect([(await fetch(url())).status, (await fetch(url())).status, (await fetch(url())).status]).toEqual([
    500, 500, 200,
  ]);
});

it('garbage: HTTP 200 that is not JSON', async () => {
  await order({ mode: 'garbage' });
  const answer = await fetch(url());
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow();
});

it('time-out: no answer while the caller waits', async () => {
  await order({ mode: 'timeout' });
  await expect(fetch(url(), { signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout');
});

it('reset: the connection is dropped', async () => {
  await order({ mode: 'reset' });
  await expect(fetch(url())).rejects.toThrow();
});

it('lost: the refund is made, its answer never comes, and the repeat finds it', async () => {
  const { sessionkey } = await bench.openSession();
  const { bank_tran_id = '' } = readForm((await bench.press(sessionkey, 'pay')).page)?.fields ?? {};
  await order({ mode: 'lost', call: 'refund' });
  const refund = () => bench.transactions({ bank_tran_id, refund_amount: '10', refund_trans_id: 'L1' });
  await expect(refund()).rejects.toThrow();
  expect(await refund()).toMatchObject({ status: 'processing' });
});

it('only the named call is spoilt, and faults can be taken back', async () => {
  await order({ mode: '500', call: 'session', calls: 5 });
  expect((await fetch(url())).status).toBe(200);
  await bench.admin('DELETE', '/faults');
  expect((await bench.openSession()).status).toBe('SUCCESS');
});

it.each([{ mode: 'explode' }, { mode: '500', calls: 0 }, { mode: '500', call: 'tea' }, {}])(
  'refuses the order %p',
  async (fault) => expect((await order(fault)).status).toBe(400),
);
