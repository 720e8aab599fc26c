import { domainError } from '@sargam/chassis/errors';
import { forMyself, forSomeoneElse, order, product, student } from './store-order-samples.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const asStudent = async () => ({ token: await gateway.tokenOf('student') });
const requestOf = (call: string) => gateway.fakes.calls.find((one) => one.call === call)?.request;

const buy = async (json: object, headers = {}) =>
  gateway.call('/store/order/', { json, headers, ...(await asStudent()) });
const answerBuyer = () =>
  gateway.fakes.answer('identity.getPerson', () => ({
    id: student,
    name: 'Mitu',
    email: 'mitu@b.test',
    phone: '01711111111',
  }));

describe('an order of gift cards', () => {
  it('for another person takes the buyer from the account, not from the form', async () => {
    answerBuyer();
    gateway.fakes.answer('storeOrders.placeStoreOrder', () => order);
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
    expect(gateway.fakes.calls).toEqual([]);
  });

  it('rejected by the store names the fields of the form', async () => {
    answerBuyer();
    const formFieldNames = {
      receiverName: 'shippingAddressName',
      receiverEmail: 'shippingAddressEmail',
      receiverPhone: 'shippingAddressPhone',
      senderName: 'giftCardFrom',
      buyerPhone: 'userPhone',
      message: 'giftCardMessage',
      deliverOn: 'deliverOn',
    };
    gateway.fakes.answer('storeOrders.placeStoreOrder', () => {
      const errors = Object.keys(formFieldNames).map((field) => ({ field, message: 'Too Long!' }));
      throw domainError.invalid('order-invalid', 'Too Long!', errors);
    });
    const { body } = await buy(forSomeoneElse);
    expect(body['errors']).toEqual(
      Object.values(formFieldNames).map((field) => ({ field, message: 'Too Long!' })),
    );
  });

  it('replaces U+0000 in the message with U+FFFD', async () => {
    answerBuyer();
    gateway.fakes.answer('storeOrders.placeStoreOrder', () => order);
    expect((await buy({ ...forSomeoneElse, giftCardMessage: 'a\0b' })).status).toBe(200);
    expect(requestOf('storeOrders.placeStoreOrder')).toMatchObject({ message: 'a\uFFFDb' });
  });

  it.each([
    ['of the product', forMyself],
    ['that does not match the total', { ...forSomeoneElse, price: 1 }],
  ])('at another price %s returns the current gift card', async (_what, form) => {
    answerBuyer();
    gateway.fakes.answer('storeOrders.placeStoreOrder', () => {
      throw domainError.conflict('price-changed', 'The price has changed.');
    });
    gateway.fakes.answer('store.getProduct', () => product);
    const { status, body } = await buy(form);
    expect([status, body['code']]).toEqual([409, 'price-changed']);
    expect(body['product']).toMatchObject({ _id: 'p1', price: 900.5, value: 1000 });
  });

  it('for another account is rejected without a service call', async () => {
    expect((await buy({ ...forMyself, userId: 'somebody' })).status).toBe(403);
    expect(gateway.fakes.calls).toEqual([]);
  });
});
