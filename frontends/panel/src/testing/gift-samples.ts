import type { ApiSchemas } from '@sargam/kit';
import { buildStoreOrder, sampleBuilder } from '@sargam/kit/testing';

export const buildGiftOrder = sampleBuilder<ApiSchemas['StoreOrder']>({
  ...buildStoreOrder(),
  _id: '01KA8MTQ7X5NZRWB4H2C9GIFT1',
  userEmail: 'tasnim@sargam.test',
  shippingAddress: { name: 'Mahmuda', email: 'mahmuda@sargam.test', phone: '01812345678' },
  giftCardMessage: '',
  orderItem: {
    product: 'p1',
    name: 'Pohela Boishakh card',
    price: 950,
    value: 1000,
    quantity: 2,
    totalPrice: 1900,
  },
  createdAt: '2026-11-21T04:20:00.000Z',
  paidAt: '2026-11-21T04:30:00.000Z',
  deliveredAt: '2026-11-21T04:31:00.000Z',
  orderStatus: 'delivered',
  invoice: 'INV-000012',
  resendFrom: '2026-11-21T04:31:00.000Z',
});
