import { courseIds } from '../../shop/products.ts';
import { completeOrder, placeOrder, putInCart } from '../../shop/student.ts';
import { type CrashContext, createStudentWithGiftMoney } from '../crash-context.ts';

const course = courseIds[1] ?? '';

/** An order with a coupon, paid by wallet and card at the gateway. Its notification is lost. */
export const payWithWalletCouponAndCard = async (context: CrashContext) => {
  const student = await createStudentWithGiftMoney(context);
  const options = { coupon: context.coupon };
  const { order, fields } = await completeOrder(context.system, student, course, 'pay-lose-ipn', options);
  return { student, order, fields };
};

/** An order that wallet and coupon pay in full; it is not confirmed yet. */
export const placeFreeOrder = async (context: CrashContext) => {
  const student = await createStudentWithGiftMoney(context);
  await putInCart(student, course);
  const { id: orderId } = await placeOrder(student, { coupon: context.fullCoupon });
  return { student, orderId };
};
