import { selectPalette } from './card-html.ts';
import { type GiftCardMail, giftCardMail } from './gift-card-mail.ts';
import { type GiftOrderMail, giftReceiptMail, giftRefundMail } from './gift-order-mails.ts';

const code = 'ABCD-EFGH-JKLM-2345';
const card: GiftCardMail = {
  language: 'en',
  productId: 'card',
  picture: undefined,
  gift: { receiver: 'Mahmuda Apu', sender: 'Tasnim' },
  message: 'You sing in the kitchen every morning.\nHappy birthday!',
  valuePoisha: 100_000n,
  validTo: new Date('2027-11-21T17:59:59Z'),
  codes: [{ code, url: `https://sargam.test/giftcard#${code}` }],
};

const order: GiftOrderMail = {
  language: 'en',
  name: 'Tasnim',
  orderId: '01K',
  invoiceNumber: 'INV-000007',
  product: 'Gift card, ৳1,000',
  quantity: 2,
  totalPoisha: 190_000n,
  paidAt: new Date('2026-11-20T18:30:00Z'),
  receiver: { name: 'Mahmuda Apu', email: 'mahmuda@example.com' },
  deliverOn: new Date('2026-12-30T18:00:00Z'),
  validTo: new Date('2027-12-31T17:59:59Z'),
  ordersUrl: 'https://sargam.test/studentpanel?tab=3',
};

it('a gift card mail has sender, value, expiry, and the code as text and as button', () => {
  const { subject, text, html } = giftCardMail(card);
  expect(subject).toBe('A gift card from Tasnim');
  for (const part of [text, html]) {
    expect(part).toContain(code);
    expect(part).toContain(`https://sargam.test/giftcard#${code}`);
    expect(part).toContain('21 November 2027');
    expect(part).toContain('৳1,000.00');
    expect(part).toContain('From, Tasnim');
  }
  expect(html).toContain('For <b>Mahmuda Apu</b>');
  expect(html).toContain('>৳1,000<');
  expect(html).toContain('every morning.<br>Happy');
});

it('a Bengali mail keeps the code in Latin letters', () => {
  const { subject, text, html } = giftCardMail({ ...card, language: 'bn' });
  expect(subject).toBe('Tasnim আপনাকে একটি গিফট কার্ড পাঠিয়েছেন');
  expect(text).toContain('মূল্যমান: ৳১,০০০.০০');
  expect(text).toContain('২১ নভেম্বর ২০২৭ পর্যন্ত');
  expect(html).toContain('>৳১,০০০<');
  expect(html).toContain(code);
});

it('the mail of a card for oneself has no sender', () => {
  const { subject, text } = giftCardMail({ ...card, gift: undefined, message: '' });
  expect(subject).toBe('Your gift card is here');
  expect(text).not.toMatch(/From|For /);
});

it('each of several codes has its own button', () => {
  const codes = ['A', 'B', 'C'].map((one) => ({
    code: one.repeat(16),
    url: `https://sargam.test/giftcard#${one}`,
  }));
  const { text, html } = giftCardMail({ ...card, codes });
  expect(text).toContain('Value: ৳1,000.00 × 3');
  expect(text).toContain('Secret code 3: CCCCCCCCCCCCCCCC');
  expect(html.match(/Open the gift card/g)).toHaveLength(3);
});

it('names and messages are escaped', () => {
  const bad = '<img src=x onerror=alert(1)>';
  const { html } = giftCardMail({ ...card, message: bad, gift: { receiver: bad, sender: bad } });
  expect(html).not.toContain('<img');
});

it('a mail without a picture has no image', () => {
  expect(giftCardMail(card).html).not.toMatch(/<img|url\(|<svg/);
});

it('a picture has the background colour of the drawing while images are blocked', () => {
  const picture = 'https://sargam.test/api/v1/media/a%2Fb.webp';
  const { html } = giftCardMail({ ...card, picture });
  expect(html).toContain(`url('${picture}')`);
  expect(html).toContain(`background-color:${selectPalette('card').ground}`);
  expect(html).toContain('>৳1,000<');
  expect(html).toContain('For <b>Mahmuda Apu</b>');
});

it.each([
  // The colours in the store's pages for these ids.
  ['01FR9EZ700X35D0RXDZ8TQ68FV', '#a3d1f0'],
  ['01FR9EZ7000Q1PXVKK2MC265QJ', '#a3d1f0'],
  ['01FR9EZ700AWNSKFZ6AX44TNKF', '#cfe6da'],
  ['01FR9EZ7005BCCAB5XPAJESY02', '#f9ad1b'],
])('%s has the same colours as in the store', (productId, ground) => {
  expect(selectPalette(productId).ground).toBe(ground);
});

it('the receipt has the receiver and the delivery day', () => {
  const { text } = giftReceiptMail(order);
  expect(text).toContain(
    'The gift card goes to Mahmuda Apu (mahmuda@example.com). It is mailed on 31 December 2026.',
  );
  expect(text).toContain('Gift card, ৳1,000 × 2: ৳1,900.00');
  expect(text).toContain('Invoice: INV-000007');
  expect(text).toContain('Valid until: 31 December 2027');
  expect(giftReceiptMail({ ...order, language: 'bn' }).text).toContain('মেয়াদ: ৩১ ডিসেম্বর ২০২৭ পর্যন্ত');
  expect(giftReceiptMail({ ...order, deliverOn: undefined }).text).toContain(
    'It is on its way by email now.',
  );
  expect(giftReceiptMail({ ...order, receiver: undefined, deliverOn: undefined }).text).toContain(
    'The gift card comes in a mail of its own.',
  );
});

it('the refund mail explains that the codes are no longer valid', () => {
  const { subject, text } = giftRefundMail({ ...order, language: 'bn' });
  expect(subject).toBe('টাকা ফেরত: ৳১,৯০০.০০');
  expect(text).toContain('আর রিডিম করা যাবে না');
});
