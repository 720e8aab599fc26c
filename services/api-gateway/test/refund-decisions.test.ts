import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const student = personIdOf('student');
const asAdmin = async () => ({ token: await gateway.tokenOf('admin') });
const lastCall = () => gateway.fakes.calls.at(-1);

const refund = {
  id: 'r1',
  orderId: 'o1',
  studentId: student,
  state: 'REFUND_STATE_ACCEPTED',
  reason: 'REFUND_REASON_NO_ACCESS',
  note: 'It does not open.',
  amountPoisha: 100_050n,
  walletPoisha: 50n,
  cardPoisha: 100_000n,
  creditNoteNumber: 'CN-000007',
  decidedAt: new Date('2026-11-21T10:00:00Z'),
};

describe('an admin', () => {
  const grant = async (json: object, headers = {}) =>
    gateway.call('/order/o1/refund', { json, headers, ...(await asAdmin()) });

  it('can grant a partial refund with an exact amount', async () => {
    gateway.fakes.answer('refunds.grantRefund', () => refund);
    const _id = '01KAJ3V3M0000000000000000A';
    const { body } = await grant({ _id, amount: '1000.50', reason: 'broken', note: 'x' });
    expect(body).toMatchObject({ message: 'Refund granted', data: { orderId: 'o1', userId: student } });
    expect(lastCall()?.request).toMatchObject({ refundId: _id, requestId: '', amountPoisha: 100_050n });
  });

  it('who sends no amount refunds all, and a granted request has no new refund id', async () => {
    await grant({ request: 'r1', reason: 'broken' });
    expect(lastCall()?.request).toMatchObject({ refundId: '', requestId: 'r1', amountPoisha: 0n });
  });

  it('who has not seen the refund of another admin gets what is not yet refunded', async () => {
    gateway.fakes.answer('refunds.grantRefund', () => {
      throw domainError.conflict('refund-outdated', 'Another person has refunded this.', { left: '5000' });
    });
    const { status, body } = await grant({ amount: 50, left: 100, reason: 'broken' });
    expect(lastCall()?.request).toMatchObject({ amountPoisha: 5_000n, expectedLeftPoisha: 10_000n });
    expect([status, body]).toMatchObject([409, { code: 'refund-outdated', left: 50 }]);
  });

  it('cannot refund an amount of 0', async () => {
    const { status, body } = await grant({ amount: 0, reason: 'broken' });
    expect([status, body['errors']]).toEqual([400, [{ field: 'amount', message: 'More than 0' }]]);
    expect(gateway.fakes.calls).toEqual([]);
  });

  it('cannot refund an amount that a repeat would refund again', async () => {
    const { status, body } = await grant({ amount: 480, reason: 'broken' });
    expect([status, body['errors']]).toEqual([400, [{ field: 'left', message: 'This is required' }]]);
    expect(gateway.fakes.calls).toEqual([]);
    expect((await grant({ amount: 480, left: 1200, reason: 'broken' })).status).toBe(200);
  });

  it('grants the same refund for the same idempotency key', async () => {
    const key = `grant-${Date.now()}`;
    gateway.fakes.answer('refunds.grantRefund', () => {
      throw domainError.unavailable();
    });
    const ids: unknown[] = [];
    for (const click of [key, key, `${key}-other`]) {
      await grant({ amount: 1, reason: 'broken' }, { 'idempotency-key': click });
      ids.push(lastCall()?.request['refundId']);
    }
    expect(ids[0]).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    expect([ids[1], ids[2] === ids[0]]).toEqual([ids[0], false]);
  });

  it.each([
    ['/order/refund/r1/decline', { answer: 'No.' }, 'declineRefund', { refundId: 'r1', reason: 'No.' }],
    [
      '/order/refund/r1/retry',
      { intoWallet: true },
      'retryRefund',
      { refundId: 'r1', intoWallet: true, note: '' },
    ],
  ])('decides with %s', async (path, json, call, request) => {
    gateway.fakes.answer(`refunds.${call}`, () => refund);
    const { status, body } = await gateway.call(path, { json, ...(await asAdmin()) });
    expect([status, body['success']]).toEqual([200, true]);
    expect(lastCall()).toMatchObject({ call: `refunds.${call}`, request });
  });

  it('lists refunds by state', async () => {
    const charge = { ...refund, orderId: '', chargeReference: 's1', automatic: true };
    gateway.fakes.answer('refunds.listRefunds', () => ({ refunds: [charge], total: 1 }));
    const { body } = await gateway.call('/order/refund/list?state=stuck&limit=5', await asAdmin());
    expect(body).toMatchObject({ data: [{ orderId: null, storeOrderId: 's1', automatic: true }], total: 1 });
    expect(lastCall()?.request).toMatchObject({ state: 'REFUND_STATE_STUCK', page: { limit: 5 } });
  });

  it('lists refunds with the names of their students, also while identity is unavailable without them', async () => {
    const studentId = newId();
    gateway.fakes.answer('refunds.listRefunds', () => ({ refunds: [{ ...refund, studentId }], total: 1 }));
    gateway.fakes.answer('people.getPeople', () => ({
      people: [{ id: studentId, name: 'Mitu', email: 'mitu@x.yz' }],
    }));
    const list = async () => (await gateway.call('/order/refund/list', await asAdmin())).body;
    expect(await list()).toMatchObject({ data: [{ userName: 'Mitu', userEmail: 'mitu@x.yz' }] });
    expect(lastCall()?.request).toMatchObject({ personIds: [studentId] });
    gateway.fakes.answer('people.getPeople', () => {
      throw domainError.unavailable();
    });
    expect(await list()).toMatchObject({ data: [{ userId: studentId, userName: null }] });
  });

  it('can accept an order under review', async () => {
    gateway.fakes.answer('refunds.resolveOrderReview', () => ({
      id: 'o1',
      state: 'ORDER_STATE_PAID',
      studentId: student,
    }));
    const json = { accept: true, reason: 'The bank says it is fine.' };
    const { body } = await gateway.call('/order/o1/review', { json, ...(await asAdmin()) });
    expect(body).toMatchObject({ _id: 'o1', paid: true, userId: student });
    expect(lastCall()?.request).toEqual({ orderId: 'o1', ...json });
  });
});
