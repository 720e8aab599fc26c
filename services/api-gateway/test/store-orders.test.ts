import { newId } from '@sargam/chassis/ids';
import { order, student } from './store-order-samples.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const asStudent = async () => ({ token: await gateway.tokenOf('student') });
const asAdmin = async () => ({ token: await gateway.tokenOf('admin') });
const requestOf = (call: string) => gateway.fakes.calls.find((one) => one.call === call)?.request;

describe('a placed order of gift cards', () => {
  it('opens a payment session with the shown amount', async () => {
    gateway.fakes.answer('storeOrders.startStorePayment', () => ({ gatewayPageUrl: 'https://pay.test/2' }));
    const json = {
      amount: 1801,
      name: 'Mitu',
      phone: '01700000000',
      email: 'mitu@b.test',
      product_name: 'x',
      currency: 'BDT',
      cus_order_id: 's1',
      method: 'nagad',
    };
    const key = newId();
    const headers = { 'idempotency-key': key };
    const { body } = await gateway.call('/store/payment/ssl/', { json, headers, ...(await asStudent()) });
    expect(body).toEqual({ GatewayPageURL: 'https://pay.test/2' });
    expect(requestOf('storeOrders.startStorePayment')).toMatchObject({
      orderId: 's1',
      expectedTotalPoisha: 180_100n,
      method: 'PAYMENT_METHOD_NAGAD',
      idempotencyKey: key,
      customer: { name: 'Mitu', phone: '01700000000', email: 'mitu@b.test' },
    });
  });

  it('the list answers with CSV, page after page, with states in the language', async () => {
    const createdAt = new Date('2026-11-21T12:42:00Z');
    gateway.fakes.answer('storeOrders.listStoreOrders', () => ({
      orders: [{ ...order, createdAt, buyerName: '=cmd' }],
    }));
    const headers = { accept: 'text/csv', 'accept-language': 'bn' };
    const { text } = await gateway.call('/store/order/', { headers, ...(await asAdmin()) });
    const [head, row] = text.split('\r\n');
    expect(head).toMatch(/^অর্ডার আইডি,তারিখ,নাম/);
    expect(row).toMatch(/^s1,2026-11-21 18:42,'=cmd,.*,পাঠানো হয়েছে$/);
    expect(requestOf('storeOrders.listStoreOrders')).toMatchObject({
      page: { page: 1, limit: 1000 },
      underReviewOnly: false,
    });
  });

  it('the list and its CSV can be limited to orders in review', async () => {
    const inReview = { id: 's2', state: 'STORE_ORDER_STATE_PENDING', underReview: true };
    gateway.fakes.answer('storeOrders.listStoreOrders', () => ({ orders: [inReview], total: 1 }));
    for (const accept of ['application/json', 'text/csv']) {
      const { text } = await gateway.call('/store/order/?review=true', {
        headers: { accept },
        ...(await asAdmin()),
      });
      expect(requestOf('storeOrders.listStoreOrders')).toMatchObject({ underReviewOnly: true });
      if (accept === 'text/csv') expect(text).toMatch(/^s2,.*,In review\r$/m);
      gateway.fakes.calls.length = 0;
    }
  });

  it('is returned in the documented form', async () => {
    gateway.fakes.answer('storeOrders.listStoreOrders', () => ({
      orders: [order, { id: 's2', forMyself: true, state: 'STORE_ORDER_STATE_PENDING', underReview: true }],
      total: 2,
    }));
    const { body } = await gateway.call('/store/order/', await asAdmin());
    expect(body).toMatchObject({
      success: true,
      data: [
        {
          _id: 's1',
          isPaid: true,
          orderStatus: 'delivered',
          invoice: 'INV-000009',
          deliverOn: '2026-12-01',
          valid_to: '2027-12-01T17:59:59.000Z',
          resendFrom: '2026-12-01T03:10:00.000Z',
          refund: null,
          shippingAddress: { name: 'Rafi', email: 'rafi@b.test', phone: '01800000000' },
          orderItem: { product: 'p1', price: 900.5, value: 1000, quantity: 2, totalPrice: 1801 },
          paymentInfo: {
            card_type: 'BKASH-BKash',
            card_issuer: 'BKash',
            card_category: 'MOBILE',
            store_amount: 1755.98,
            tran_id: 't1',
          },
        },
        {
          isPaid: false,
          orderStatus: 'pending',
          underReview: true,
          invoice: null,
          shippingAddress: null,
          paymentInfo: null,
          deliverOn: null,
          paidAt: null,
          valid_to: null,
          resendFrom: null,
          refund: null,
        },
      ],
      total: 2,
    });
    await gateway.call(`/store/order/mine/${student}?limit=5`, await asStudent());
    expect(gateway.fakes.calls.at(-1)?.request).toMatchObject({ buyerId: student, page: { limit: 5 } });
  });

  it.each([
    ['/store/order/s1/resend', {}, 'resendGiftCards', { orderId: 's1' }],
    ['/store/order/s1/refund', { reason: 'Twice' }, 'refundStoreOrder', { orderId: 's1', reason: 'Twice' }],
  ])('%s returns the order', async (path, json, call, request) => {
    gateway.fakes.answer(`storeOrders.${call}`, () => order);
    const { body } = await gateway.call(path, { json, ...(await asAdmin()) });
    expect(body).toMatchObject({ success: true, data: { _id: 's1' } });
    expect(requestOf(`storeOrders.${call}`)).toEqual(request);
  });

  it('that was refunded contains the refund and its credit note', async () => {
    const refund = { refundId: 'r1', creditNoteNumber: 'CN-000007', state: 'STORE_ORDER_STATE_REFUNDED' };
    gateway.fakes.answer('storeOrders.getStoreOrder', () => ({ ...order, ...refund }));
    const { body } = await gateway.call('/store/order/s1', await asStudent());
    expect(body).toMatchObject({ isPaid: false, refund: { _id: 'r1', creditNote: 'CN-000007' } });
  });

  it('under review is decided by an admin with a reason', async () => {
    const path = '/store/order/s1/review';
    const { body } = await gateway.call(path, {
      json: { accept: false, reason: 'Stolen.' },
      ...(await asAdmin()),
    });
    expect(body).toEqual({ success: true, message: 'Review decided' });
    expect(requestOf('charges.resolveChargeReview')).toEqual({
      reference: 's1',
      accept: false,
      reason: 'Stolen.',
    });
    const without = await gateway.call(path, { json: { accept: true }, ...(await asAdmin()) });
    expect(without.status).toBe(400);
  });
});
