import { domainError } from '@sargam/chassis/errors';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const student = personIdOf('student');
const asStudent = async () => ({ token: await gateway.tokenOf('student') });
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

describe('a student', () => {
  it('can request a refund', async () => {
    gateway.fakes.answer('refunds.requestRefund', () => ({
      ...refund,
      state: 'REFUND_STATE_REQUESTED',
      creditNoteNumber: '',
    }));
    const json = { reason: 'no_access', note: ' It does not open. ' };
    const { body } = await gateway.call('/order/o1/refund-request', { json, ...(await asStudent()) });
    expect(body).toMatchObject({
      success: true,
      message: 'Your request has been sent.',
      data: { _id: 'r1', state: 'asked', reason: 'no_access', creditNote: null, arrivedAt: null },
    });
    expect(lastCall()?.request).toEqual({
      orderId: 'o1',
      reason: 'REFUND_REASON_NO_ACCESS',
      note: 'It does not open.',
    });
  });

  it('sees refunds, invoice and possible refund reasons in the purchase history', async () => {
    gateway.fakes.answer('commerce.listPurchases', () => ({
      orders: [
        {
          id: 'o1',
          state: 'ORDER_STATE_PARTLY_REFUNDED',
          refundedPoisha: 100_050n,
          invoiceNumber: 'INV-000003',
          refunds: [refund],
          refundReasons: ['REFUND_REASON_BROKEN'],
          lines: [{ courseId: 'c1', kind: 'PURCHASE_KIND_UPGRADE', tierPricePoisha: 300_000n }],
        },
        { id: 'o2', state: 'ORDER_STATE_CREATED' },
      ],
    }));
    const { body } = await gateway.call(`/order/mine/${student}`, await asStudent());
    expect(body['data']).toMatchObject([
      {
        paid: true,
        state: 'partly_refunded',
        refunded: 1000.5,
        invoice: 'INV-000003',
        withoutWallet: false,
        refundReasons: ['broken'],
        refunds: [{ state: 'accepted', amount: 1000.5, wallet: 0.5, card: 1000, creditNote: 'CN-000007' }],
        courses: [{ kind: 'upgrade', tierPrice: 3000 }],
      },
      { invoice: null, refunds: [], refundReasons: [] },
    ]);
  });
});

describe('an invoice or credit note', () => {
  it.each([
    ['/order/o1/invoice', { $case: 'orderId', value: 'o1' }],
    ['/order/refund/r1/credit-note', { $case: 'refundId', value: 'r1' }],
    ['/store/order/s1/invoice', { $case: 'chargeReference', value: 's1' }],
  ])('at %s is a download named by its number and not cached', async (path, subject) => {
    gateway.fakes.answer('invoices.getInvoice', () => ({
      number: 'INV-000001',
      pdf: Buffer.from('%PDF-1.7'),
    }));
    const headers = { 'accept-language': 'bn' };
    const answer = await gateway.call(path, { headers, ...(await asStudent()) });
    expect([answer.status, answer.text]).toEqual([200, '%PDF-1.7']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="INV-000001.pdf"',
      'content-length': '8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(lastCall()?.request).toEqual({ subject, language: 'bn' });
    await gateway.call(`${path}?lang=en`, { headers, ...(await asStudent()) });
    expect(lastCall()?.request).toEqual({ subject, language: 'en' });
  });

  it('of another person returns a problem', async () => {
    gateway.fakes.answer('invoices.getInvoice', () => {
      throw domainError.forbidden();
    });
    const { status, headers } = await gateway.call('/order/o1/invoice', await asStudent());
    expect([status, headers.get('content-type')]).toEqual([403, 'application/problem+json; charset=utf-8']);
  });
});
