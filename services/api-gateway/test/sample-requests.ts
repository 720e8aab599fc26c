import { personIdOf } from './test-gateway.ts';

export const me = personIdOf('student');
export const item = { user: me, course: 'c1' };
export const order = { amount: 5, userId: me, courses: ['c1'], balanceUsed: 0 };
export const payment = { total_amount: 5, cus_name: 'Mitu', value_c: 'o1' };
export const gifts = {
  userId: me,
  product: 'p1',
  quantity: 1,
  totalPrice: 900,
  forMyself: true,
  userPhone: '01700000000',
};
export const giftPayment = { amount: 900, name: 'Mitu', cus_order_id: 's1' };
export const coupon = { cuponCode: 'TEN', discount: '10', useLimit: '5', expireDate: '2026-12-31' };
