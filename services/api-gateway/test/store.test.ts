import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { personIdOf, type Suite, startSuite } from './gateway-suite.ts';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite();
});
afterEach(() => suite.fakes.reset());
afterAll(() => suite.stop());

const student = personIdOf('student');
const asStudent = async () => ({ token: await suite.tokenOf('student') });
const asAdmin = async () => ({ token: await suite.tokenOf('admin') });
const requestOf = (call: string) => suite.fakes.calls.find((one) => one.call === call)?.request;

const product = {
  id: 'p1',
  name: { en: 'Gift of a month', bn: 'এক মাসের উপহার' },
  slug: 'one-month',
  pricePoisha: 90_050n,
  oldPricePoisha: 100_000n,
  valuePoisha: 100_000n,
  validityDays: 365,
  description: { en: 'A month', bn: '' },
  image: 'card.webp',
  categoryId: 'cat1',
};

const order = {
  id: 's1',
  buyerId: student,
  buyerName: 'Mitu',
  buyerEmail: 'mitu@b.test',
  buyerPhone: '01700000000',
  receiverName: 'Rafi',
  receiverEmail: 'rafi@b.test',
  receiverPhone: '01800000000',
  senderName: 'Mitu',
  productId: 'p1',
  productName: product.name,
  pricePoisha: 90_050n,
  valuePoisha: 100_000n,
  quantity: 2,
  totalPoisha: 180_100n,
  state: 'STORE_ORDER_STATE_DELIVERED',
  receivedPoisha: 175_598n,
  payment: { cardType: 'BKASH-BKash', cardIssuer: 'BKash', cardCategory: 'MOBILE', tranId: 't1' },
  createdAt: new Date('2026-11-21T10:00:00Z'),
  invoiceNumber: 'INV-000009',
  deliverOn: '2026-12-01',
  validTo: new Date('2027-12-01T17:59:59Z'),
  resendFrom: new Date('2026-12-01T03:10:00Z'),
};

const forSomeoneElse = {
  userId: student,
  userName: 'Mallory',
  userEmail: 'mallory@b.test',
  userPhone: '09999999999',
  product: 'p1',
  name: 'x',
  value: 1000,
  price: 900.5,
  quantity: 2,
  totalPrice: 1801,
  forMyself: false,
  giftCardFrom: 'Mitu',
  giftCardMessage: 'শুভ জন্মদিন',
  shippingAddressName: 'Rafi',
  shippingAddressEmail: 'rafi@b.test',
  shippingAddressPhone: '+880 1800-000000',
  deliverOn: '2026-12-01',
};
const forMyself = {
  userId: student,
  product: 'p1',
  quantity: 1,
  totalPrice: 900.5,
  forMyself: true,
  userPhone: '01700000000',
};

const buy = async (json: object, headers = {}) =>
  suite.call('/store/order/', { json, headers, ...(await asStudent()) });
const answerBuyer = () =>
  suite.fakes.answer('identity.getPerson', () => ({
    id: student,
    name: 'Mitu',
    email: 'mitu@b.test',
    phone: '01711111111',
  }));

describe('an order of gift cards', () => {
  it('for another person takes the buyer from the account, not from the form', async () => {
    answerBuyer();
    suite.fakes.answer('storeOrders.placeStoreOrder', () => order);
    const headers = { 'idempotency-key': 'click-9', 'accept-language': 'bn' };
    const { status, body } = await buy(forSomeoneElse, headers);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      order: { _id: 's1', userName: 'Mitu', orderItem: { name: 'এক মাসের উপহার', totalPrice: 1801 } },
    });
    expect(requestOf('storeOrders.placeStoreOrder')).toEqual({
      buyerId: student,
      buyerName: 'Mitu',
      buyerEmail: 'mitu@b.test',
      buyerPhone: '01711111111',
      productId: 'p1',
      quantity: 2,
      expectedTotalPoisha: 180_100n,
      forMyself: false,
      receiverName: 'Rafi',
      receiverEmail: 'rafi@b.test',
      receiverPhone: '+880 1800-000000',
      senderName: 'Mitu',
      message: 'শুভ জন্মদিন',
      deliverOn: '2026-12-01',
      language: 'bn',
      idempotencyKey: 'click-9',
    });
  });

  it('for oneself takes the phone of the form and has no receiver', async () => {
    answerBuyer();
    await buy({
      ...forMyself,
      userPhone: '০১৭০০-০০০০০০',
      userName: 'Mallory',
      shippingAddressName: 'Rafi',
      giftCardMessage: null,
    });
    expect(requestOf('storeOrders.placeStoreOrder')).toMatchObject({
      buyerName: 'Mitu',
      buyerEmail: 'mitu@b.test',
      buyerPhone: '01700-000000',
      forMyself: true,
      receiverName: '',
      receiverEmail: '',
      senderName: '',
      message: '',
      deliverOn: '',
    });
  });

  it.each([
    [forMyself, { userPhone: '0170000000' }, 'userPhone', 'Too Short!'],
    [forMyself, { userPhone: '' }, 'userPhone', 'This is required'],
    [forMyself, { userPhone: undefined }, 'userPhone', 'This is required'],
    [forMyself, { quantity: 0 }, 'quantity', 'Not less than 1'],
    [forMyself, { quantity: 21 }, 'quantity', 'Not more than 20'],
    [forMyself, { quantity: 1.5 }, 'quantity', 'This is not valid'],
    [forMyself, { deliverOn: '2026-02-31' }, 'deliverOn', 'Enter a valid date'],
    [forSomeoneElse, { giftCardFrom: ' ' }, 'giftCardFrom', 'This is required'],
    [forSomeoneElse, { shippingAddressName: undefined }, 'shippingAddressName', 'This is required'],
    [forSomeoneElse, { shippingAddressEmail: 'rafi' }, 'shippingAddressEmail', 'Enter a valid email address'],
    [forSomeoneElse, { shippingAddressPhone: '+880-1800' }, 'shippingAddressPhone', 'Too Short!'],
  ])('%#: of %j with %j is rejected for %s: %s', async (form, change, field, message) => {
    const { status, body } = await buy({ ...form, ...change });
    expect([status, body['message'], body['errors']]).toEqual([400, message, [{ field, message }]]);
    expect(suite.fakes.calls).toEqual([]);
  });

  it('rejected by the store names the fields of the form', async () => {
    answerBuyer();
    const named = {
      receiverName: 'shippingAddressName',
      receiverEmail: 'shippingAddressEmail',
      receiverPhone: 'shippingAddressPhone',
      senderName: 'giftCardFrom',
      buyerPhone: 'userPhone',
      message: 'giftCardMessage',
      deliverOn: 'deliverOn',
    };
    suite.fakes.answer('storeOrders.placeStoreOrder', () => {
      const faults = Object.keys(named).map((field) => ({ field, message: 'Too Long!' }));
      throw domainError.invalid('order-invalid', 'Too Long!', faults);
    });
    const { body } = await buy(forSomeoneElse);
    expect(body['errors']).toEqual(Object.values(named).map((field) => ({ field, message: 'Too Long!' })));
  });

  it('replaces U+0000 in the message with U+FFFD', async () => {
    answerBuyer();
    suite.fakes.answer('storeOrders.placeStoreOrder', () => order);
    expect((await buy({ ...forSomeoneElse, giftCardMessage: 'a\0b' })).status).toBe(200);
    expect(requestOf('storeOrders.placeStoreOrder')).toMatchObject({ message: 'a\uFFFDb' });
  });

  it.each([
    ['of the product', forMyself],
    ['that does not make the total', { ...forSomeoneElse, price: 1 }],
  ])('at another price %s returns the current gift card', async (_what, form) => {
    answerBuyer();
    suite.fakes.answer('storeOrders.placeStoreOrder', () => {
      throw domainError.conflict('price-changed', 'The price has changed.');
    });
    suite.fakes.answer('store.getProduct', () => product);
    const { status, body } = await buy(form);
    expect([status, body['code']]).toEqual([409, 'price-changed']);
    expect(body['product']).toMatchObject({ _id: 'p1', price: 900.5, value: 1000 });
  });

  it('for another account is rejected without a service call', async () => {
    expect((await buy({ ...forMyself, userId: 'somebody' })).status).toBe(403);
    expect(suite.fakes.calls).toEqual([]);
  });

  it('opens a payment session with the shown amount', async () => {
    suite.fakes.answer('storeOrders.startStorePayment', () => ({ gatewayPageUrl: 'https://pay.test/2' }));
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
    const { body } = await suite.call('/store/payment/ssl/', { json, headers, ...(await asStudent()) });
    expect(body).toEqual({ GatewayPageURL: 'https://pay.test/2' });
    expect(requestOf('storeOrders.startStorePayment')).toMatchObject({
      orderId: 's1',
      expectedTotalPoisha: 180_100n,
      method: 'PAYMENT_METHOD_NAGAD',
      idempotencyKey: key,
      customer: { name: 'Mitu', phone: '01700000000', email: 'mitu@b.test' },
    });
  });

  it('is returned in the documented form', async () => {
    suite.fakes.answer('storeOrders.listStoreOrders', () => ({
      orders: [order, { id: 's2', forMyself: true, state: 'STORE_ORDER_STATE_PENDING', underReview: true }],
      total: 2,
    }));
    const { body } = await suite.call('/store/order/', await asAdmin());
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
    await suite.call(`/store/order/mine/${student}?limit=5`, await asStudent());
    expect(suite.fakes.calls.at(-1)?.request).toMatchObject({ buyerId: student, page: { limit: 5 } });
  });

  it.each([
    ['/store/order/s1/resend', {}, 'resendGiftCards', { orderId: 's1' }],
    ['/store/order/s1/refund', { reason: 'Twice' }, 'refundStoreOrder', { orderId: 's1', reason: 'Twice' }],
  ])('%s returns the order', async (path, json, call, request) => {
    suite.fakes.answer(`storeOrders.${call}`, () => order);
    const { body } = await suite.call(path, { json, ...(await asAdmin()) });
    expect(body).toMatchObject({ success: true, data: { _id: 's1' } });
    expect(requestOf(`storeOrders.${call}`)).toEqual(request);
  });

  it('that was refunded contains the refund and its credit note', async () => {
    const refund = { refundId: 'r1', creditNoteNumber: 'CN-000007', state: 'STORE_ORDER_STATE_REFUNDED' };
    suite.fakes.answer('storeOrders.getStoreOrder', () => ({ ...order, ...refund }));
    const { body } = await suite.call('/store/order/s1', await asStudent());
    expect(body).toMatchObject({ isPaid: false, refund: { _id: 'r1', creditNote: 'CN-000007' } });
  });

  it('under review is decided by an admin with a reason', async () => {
    const path = '/store/order/s1/review';
    const { body } = await suite.call(path, {
      json: { accept: false, reason: 'Stolen.' },
      ...(await asAdmin()),
    });
    expect(body).toEqual({ success: true, message: 'Review decided' });
    expect(requestOf('charges.resolveChargeReview')).toEqual({
      reference: 's1',
      accept: false,
      reason: 'Stolen.',
    });
    const without = await suite.call(path, { json: { accept: true }, ...(await asAdmin()) });
    expect(without.status).toBe(400);
  });
});
