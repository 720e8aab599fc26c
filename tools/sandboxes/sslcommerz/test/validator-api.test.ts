import { readForm } from './read-form.ts';
import { openTestSandbox, type TestSandbox } from './test-sandbox.ts';

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

describe('validation', () => {
  it('is VALID the first time and VALIDATED ever after', async () => {
    const { val_id, tran_id } = await pay();
    const first = await bench.validation({ val_id, v: '1', format: 'json' });
    expect(first).toMatchObject({
      status: 'VALID',
      APIConnect: 'DONE',
      tran_id,
      amount: '1000.00',
      store_amount: '975.00',
      value_c: 'order-1',
    });
    expect((await bench.validation({ val_id })).status).toBe('VALIDATED');
    expect((await bench.validation({ val_id })).validated_on).toBe(first.validated_on);
    expect((await bench.transactions({ tran_id })).element[0]?.status).toBe('VALIDATED');
  });

  it.each([
    ['an unknown payment', { val_id: 'x' }, { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' }],
    ['wrong keys', { val_id: 'x', store_passwd: 'nope' }, { APIConnect: 'FAILED' }],
    [
      'a store switched off',
      { val_id: 'x', store_id: 'off', store_passwd: 'off@ssl' },
      { APIConnect: 'INACTIVE' },
    ],
    ['no val_id', {}, { APIConnect: 'INVALID_REQUEST' }],
    ['no keys', { val_id: 'x', store_id: '' }, { APIConnect: 'INVALID_REQUEST' }],
    ['the XML form', { val_id: 'x', format: 'xml' }, { APIConnect: 'INVALID_REQUEST' }],
  ])('of %s', async (_name, given, answer) =>
    expect(await bench.validation(given as Record<string, string>)).toEqual(answer),
  );

  it('of another store finds nothing', async () => {
    const { val_id } = await pay();
    const answer = await bench.validation({ val_id, store_id: 'other', store_passwd: 'other@ssl' });
    expect(answer.status).toBe('INVALID_TRANSACTION');
    expect((await bench.validation({ val_id })).status).toBe('VALID');
  });
});

describe('queries', () => {
  it('say PENDING until something happens, and nothing of what is unknown', async () => {
    const { sessionkey } = await bench.openSession({ tran_id: 'waiting' });
    expect(await bench.transactions({ sessionkey })).toMatchObject({
      status: 'PENDING',
      tran_id: 'waiting',
      APIConnect: 'DONE',
    });
    expect(await bench.transactions({ tran_id: 'waiting' })).toMatchObject({
      no_of_trans_found: 1,
      element: [{ status: 'PENDING' }],
    });
    expect(await bench.transactions({ tran_id: 'nobody' })).toEqual({
      APIConnect: 'DONE',
      no_of_trans_found: 0,
      element: [],
    });
    expect(await bench.transactions({})).toEqual({ APIConnect: 'INVALID_REQUEST' });
  });

  it('find a payment by either key', async () => {
    const { sessionkey, tran_id, val_id } = await pay();
    expect(await bench.transactions({ sessionkey })).toMatchObject({ status: 'VALID', val_id, tran_id });
    expect(await bench.transactions({ tran_id })).toMatchObject({
      element: [{ status: 'VALID', val_id, bank_gw: 'BKash Mobile Banking' }],
    });
  });
});
