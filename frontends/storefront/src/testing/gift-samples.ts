import type { ApiSchemas } from '@sargam/kit';

/** Valid store responses for tests; override what matters. */
export const buildGiftCard = (
  overrides: Partial<ApiSchemas['GiftCardProduct']> = {},
): ApiSchemas['GiftCardProduct'] => ({
  _id: 'p1',
  name: 'First string',
  param: 'first-string',
  price: 950,
  oldPrice: 1000,
  value: 1000,
  validity: 365,
  description: '',
  image: null,
  sold: 2,
  category: 'Birthday',
  createdAt: '2026-10-02T08:00:00.000Z',
  ...overrides,
});

export const buildStoreOrder = (
  overrides: Partial<ApiSchemas['StoreOrder']> = {},
): ApiSchemas['StoreOrder'] => ({
  _id: 's1',
  userId: 'u1',
  userName: 'Tasnim Rahman',
  userEmail: 'tasnim@example.com',
  userPhone: '01712345678',
  forMyself: false,
  shippingAddress: { name: 'Mahmuda', email: 'mahmuda@example.com', phone: '01812345678' },
  giftCardFrom: 'Tasnim',
  giftCardMessage: 'Now play it too.',
  orderItem: { product: 'p1', name: 'First string', price: 950, value: 1000, quantity: 2, totalPrice: 1900 },
  paymentInfo: null,
  isPaid: true,
  createdAt: '2026-11-21T08:00:00.000Z',
  paidAt: '2026-11-21T08:01:00.000Z',
  deliveredAt: null,
  deliverOn: null,
  orderStatus: 'paid',
  underReview: false,
  invoice: null,
  refund: null,
  valid_to: '2027-11-21T17:59:59.000Z',
  resendFrom: '2026-11-21T08:11:00.000Z',
  ...overrides,
});
