import { personIdOf } from './test-gateway.ts';

export const student = personIdOf('student');
export const product = {
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

export const order = {
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

export const forSomeoneElse = {
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
export const forMyself = {
  userId: student,
  product: 'p1',
  quantity: 1,
  totalPrice: 900.5,
  forMyself: true,
  userPhone: '01700000000',
};
