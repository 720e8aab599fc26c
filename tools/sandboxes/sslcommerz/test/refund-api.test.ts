import { readForm } from './read-form.ts';
import { openTestSandbox, type TestSandbox } from './test-sandbox.ts';

interface Totals {
  readonly paid: { readonly count: number; readonly amount: string };
  readonly refunded: Totals['paid'];
}

let bench: TestSandbox;
beforeAll(async () => {
  bench = await openTestSandbox({ REFUND_SECONDS: '60' });
});
afterAll(() => bench.close());

const pay = async () => {
  const { sessionkey } = await bench.openSession();
  const fields = readForm((await bench.press(sessionkey, 'pay')).page)?.fields ?? {};
  return {
    sessionkey,
    tran_id: fields.tran_id ?? '',
    val_id: fields.val_id ?? '',
    bank_tran_id: fields.bank_tran_id ?? '',
  };
};

describe('a refund', () => {
  const refund = (bank_tran_id: string, refund_amount: string, refund_trans_id: string) =>
    bench.transactions({ bank_tran_id, refund_amount, refund_trans_id, refund_remarks: 'asked for' });

  it('is accepted, processing, and refunded when its time has come', async () => {
    const { bank_tran_id, tran_id } = await pay();
    const accepted = await refund(bank_tran_id, '400', 'R1');
    expect(accepted).toMatchObject({
      APIConnect: 'DONE',
      status: 'success',
      bank_tran_id,
      trans_id: tran_id,
      errorReason: '',
    });
    const { refund_ref_id } = accepted;
    expect(await bench.transactions({ refund_ref_id })).toMatchObject({
      status: 'processing',
      refunded_on: '',
    });
    await bench.admin('POST', '/clock', { seconds: 61 });
    const done = await bench.transactions({ refund_ref_id });
    expect(done).toMatchObject({ status: 'refunded', tran_id, bank_tran_id });
    expect(done.refunded_on).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('repeated under its own id is not made twice', async () => {
    const { bank_tran_id } = await pay();
    const first = await refund(bank_tran_id, '400', 'R2');
    expect(await refund(bank_tran_id, '400.00', 'R2')).toMatchObject({
      status: 'processing',
      refund_ref_id: first.refund_ref_id,
    });
    expect(await refund(bank_tran_id, '1', 'R2')).toMatchObject({ status: 'failed' });
    expect((await refund(bank_tran_id, '600.01', 'R3')).errorReason).toContain('600.00 left');
    expect(await refund(bank_tran_id, '600', 'R4')).toMatchObject({ status: 'success' });
  });

  it('that the bank cancels gives its amount free again', async () => {
    const { bank_tran_id } = await pay();
    const { refund_ref_id } = await refund(bank_tran_id, '1000', 'R5');
    expect((await bench.admin('POST', `/refunds/${refund_ref_id}/cancel`)).status).toBe(204);
    expect(await bench.transactions({ refund_ref_id })).toMatchObject({ status: 'cancelled' });
    expect(await refund(bank_tran_id, '1000', 'R6')).toMatchObject({ status: 'success' });
  });

  it.each([
    ['without its own id', '10', ''],
    ['of nothing', '0', 'R7'],
    ['of what is no amount', '1e2', 'R8'],
    ['with an id that is too long', '10', 'R'.repeat(31)],
  ])('%s is refused', async (_name, amount, id) => {
    const { bank_tran_id } = await pay();
    expect(await refund(bank_tran_id, amount, id)).toMatchObject({ status: 'failed', refund_ref_id: '' });
  });

  it('of an unknown payment is refused', async () => {
    expect(await refund('nope', '10', 'R9')).toMatchObject({ status: 'failed' });
    expect(await bench.transactions({ refund_ref_id: 'nope' })).toMatchObject({
      APIConnect: 'INVALID_REQUEST',
    });
  });
});

it('the totals are what was truly paid, and what has arrived of refunds', async () => {
  const totals = async () => (await bench.admin('GET', '/totals')).body as unknown as Totals;
  await bench.admin('POST', '/clock', { seconds: 61 });
  const before = await totals();
  const { bank_tran_id } = await pay();
  await bench.press((await bench.openSession()).sessionkey, 'decline');
  await bench.press((await bench.openSession()).sessionkey, 'bad-signature');
  await bench.press((await bench.openSession()).sessionkey, 'pay-tampered');
  const refund = {
    bank_tran_id,
    refund_amount: '400.5',
    refund_trans_id: 'R10',
    refund_remarks: 'asked for',
  };
  await bench.transactions(refund);
  expect(await totals()).toEqual({
    paid: { count: before.paid.count + 2, amount: (Number(before.paid.amount) + 1999).toFixed(2) },
    refunded: before.refunded,
  });
  await bench.admin('POST', '/clock', { seconds: 61 });
  expect((await totals()).refunded).toEqual({
    count: before.refunded.count + 1,
    amount: (Number(before.refunded.amount) + 400.5).toFixed(2),
  });
});
