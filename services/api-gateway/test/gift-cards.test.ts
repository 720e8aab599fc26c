import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const student = personIdOf('student');
const asStudent = async () => ({ token: await gateway.tokenOf('student') });
const asAdmin = async () => ({ token: await gateway.tokenOf('admin') });
const requestOf = (call: string) => gateway.fakes.calls.find((one) => one.call === call)?.request;

it('redeeming a gift card returns its value and the documented message', async () => {
  gateway.fakes.answer('giftCards.redeemGiftCard', () => ({ valuePoisha: 100_000n }));
  const path = `/store/gift-card/redeem/abcd-efgh%20jklm-npqr/${student}`;
  const { body } = await gateway.call(path, {
    method: 'POST',
    headers: { 'idempotency-key': 'click-11' },
    ...(await asStudent()),
  });
  expect(body).toEqual({ message: 'Your gift card has been redeemed.', data: 1000 });
  expect(requestOf('giftCards.redeemGiftCard')).toEqual({
    code: 'abcd-efgh jklm-npqr',
    studentId: student,
    idempotencyKey: 'click-11',
  });
});

it('a gift card can be looked up by its code without an account', async () => {
  const [validFrom, validTo] = [new Date('2026-11-21T00:00:00Z'), new Date('2027-11-21T17:59:59Z')];
  gateway.fakes.answer('giftCards.getGiftCardByCode', () => ({
    valuePoisha: 100_000n,
    validFrom,
    validTo,
    senderName: 'Mitu',
    receiverName: 'Rafi',
    message: 'Hi',
    productId: 'p1',
    image: 'pictures/p1.webp',
  }));
  const { body } = await gateway.call('/store/gift-card/look', { json: { code: ' abcd ' } });
  expect(body).toEqual({
    value: 1000,
    valid_from: validFrom.toISOString(),
    valid_to: validTo.toISOString(),
    giftCardFrom: 'Mitu',
    receiverName: 'Rafi',
    giftCardMessage: 'Hi',
    product: 'p1',
    image: '/api/v1/media/pictures%2Fp1.webp',
  });
  expect(requestOf('giftCards.getGiftCardByCode')).toEqual({ code: 'abcd' });
});

it('the cards of one order or of one user, and all cards as CSV without their codes', async () => {
  const createdAt = new Date('2026-11-21T12:42:00Z');
  const cards = [{ id: 'g1', orderId: 's1', lastFour: 'WXYZ', valuePoisha: 100_000n, createdAt }];
  gateway.fakes.answer('giftCards.listGiftCards', () => ({ giftCards: cards, total: 1 }));
  await gateway.call('/store/gift-card/?order=s1', await asAdmin());
  expect(requestOf('giftCards.listGiftCards')).toMatchObject({ orderId: 's1' });
  gateway.fakes.calls.length = 0;
  await gateway.call('/store/gift-card/?userId=p1', await asAdmin());
  expect(requestOf('giftCards.listGiftCards')).toMatchObject({ personId: 'p1' });
  const headers = { accept: 'text/csv' };
  const { text } = await gateway.call('/store/gift-card/', { headers, ...(await asAdmin()) });
  expect(text).toMatch(/^Gift card id,Order id,Code ends in,.*\r\ng1,s1,WXYZ,.*1000\.00/);
});

it('admins see gift cards without their codes', async () => {
  gateway.fakes.answer('giftCards.listGiftCards', () => ({
    giftCards: [
      {
        id: 'g1',
        orderId: 's1',
        purchasedBy: student,
        purchasedByName: 'Mitu',
        lastFour: 'WXYZ',
        used: true,
        usedBy: 'p9',
        usedAt: new Date('2026-12-01T00:00:00Z'),
        valuePoisha: 100_000n,
      },
    ],
    total: 1,
  }));
  const { body } = await gateway.call('/store/gift-card/', await asAdmin());
  expect(body).toMatchObject({
    success: true,
    data: [{ _id: 'g1', purchasedBy: student, used: true, usedBy: 'p9', lastFour: 'WXYZ', value: 1000 }],
    total: 1,
  });
});
