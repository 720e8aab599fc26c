import type { DemoCourse, Tier } from '../demo-course.ts';
import type { Site } from '../site.ts';
import type { ApiUser } from './api-user.ts';

const phone = '01711223355';

interface Quote {
  readonly total: number;
  readonly balanceUsed: number;
}

export const addToCart = (student: ApiUser, course: DemoCourse, tier: Tier): Promise<unknown> =>
  student.post('/cart/', { user: student.id, course: course.id, tier });

/** Buys a course with the calls that the pages make. Returns the order's id. */
export const buyCourse = async (
  site: Site,
  student: ApiUser,
  course: DemoCourse,
  tier: Tier,
): Promise<string> => {
  await addToCart(student, course, tier);
  const { total, balanceUsed } = await student.get<Quote>(`/cart/quote/${student.id}`);
  const { _id } = await student.post<{ _id: string }>('/order', {
    amount: total,
    userId: student.id,
    courses: [course.id],
    balanceUsed,
  });
  const { GatewayPageURL } = await student.post<{ GatewayPageURL: string }>('/cart/ssl/', {
    total_amount: total,
    cus_name: 'Shirin Sultana',
    cus_phone: phone,
    cus_email: 'shirin@sargam.test',
    value_c: _id,
  });
  await site.sandbox.completePage(GatewayPageURL, 'pay');
  return _id;
};

/** Buys a gift card for the buyer. Returns the order's id. */
export const buyGiftCard = async (site: Site, buyer: ApiUser, product: string): Promise<string> => {
  const card = await buyer.get<{ _id: string; price: number; value: number }>(`/store/product/${product}`);
  const { order } = await buyer.post<{ order: { _id: string } }>('/store/order/', {
    userId: buyer.id,
    product: card._id,
    price: card.price,
    value: card.value,
    quantity: 1,
    totalPrice: card.price,
    forMyself: true,
    userPhone: phone,
  });
  const { GatewayPageURL } = await buyer.post<{ GatewayPageURL: string }>('/store/payment/ssl/', {
    amount: card.price,
    name: 'Shirin Sultana',
    phone,
    email: 'shirin@sargam.test',
    cus_order_id: order._id,
  });
  await site.sandbox.completePage(GatewayPageURL, 'pay');
  return order._id;
};

export const redeemGiftCard = (student: ApiUser, code: string): Promise<unknown> =>
  student.post(`/store/gift-card/redeem/${code}/${student.id}`, {});
