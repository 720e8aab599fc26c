import { eventually } from '@sargam/chassis/testing';
import { courseIds } from '../../shop/products.ts';
import {
  buyCourse,
  openPaymentPage,
  placeOrder,
  putInCart,
  type Student,
  studentOf,
} from '../../shop/student.ts';
import type { CrashScenario, PrepareScenario } from '../crash-at-every-await.ts';
import { type CrashContext, createStudentWithGiftMoney } from '../crash-context.ts';
import { expectRows } from '../expect-rows.ts';
import {
  expectHoldAndCoupon,
  findOrder,
  findOrders,
  findPayments,
  type OrderRow,
  readWalletBalance,
  type WalletBalance,
} from '../order-rows.ts';
import { expectSettled } from './settle.ts';

const course = courseIds[1] ?? '';

/** Course checkout with wallet money, a coupon and a card payment. */
export const prepareCourseCheckout =
  (context: CrashContext): PrepareScenario =>
  async () => {
    const student = await createStudentWithGiftMoney(context);
    await putInCart(student, course);
    return checkoutScenario(context, student, []);
  };

/** Checkout of a course the student already owns: the quote depends on the access that commerce computes. */
export const prepareExtensionCheckout =
  (context: CrashContext): PrepareScenario =>
  async () => {
    const student = studentOf(context.clients);
    const first = await buyCourse(context.system, student, course);
    await eventually(async () => expectSettled(context, await findOrder(context.databases, first.id)));
    await putInCart(student, course);
    return checkoutScenario(context, student, [first.id]);
  };

const checkoutScenario = async (
  context: CrashContext,
  student: Student,
  earlierOrders: readonly string[],
): Promise<CrashScenario> => {
  const { databases } = context;
  const balance = await readWalletBalance(databases, student.id);
  const options = { coupon: context.coupon, key: `checkout-${student.id}` };
  const findPlacedOrder = async () => {
    const [one, ...more] = (await findOrders(databases, student.id)).filter(
      ({ id }) => !earlierOrders.includes(id),
    );
    expect(more).toEqual([]);
    return one;
  };
  return {
    run: async () => openPaymentPage(student, await placeOrder(student, options)),
    expectConsistent: async () => {
      const placed = await findPlacedOrder();
      if (placed) await expectOpen(context, student, placed, balance);
      else expect(await readWalletBalance(databases, student.id)).toEqual(balance);
      await expectInCart(context, student);
    },
    // A retry returns the same order, or places the one that was not placed. An unpaid order releases what it held.
    expectRetryWorks: async () => {
      const before = await findPlacedOrder();
      if (before?.state !== 'expired') {
        if (context.random.percent(50)) {
          const repeat = await placeOrder(student, options);
          await openPaymentPage(student, repeat);
          expect(repeat.id).toBe(before?.id ?? repeat.id);
        }
        await databases.query('commerce', 'update orders set expires_at = now() where id = $1', [
          (await findPlacedOrder())?.id,
        ]);
      }
      await eventually(async () => {
        const ended = await findPlacedOrder();
        expect(ended?.state ?? 'expired').toBe('expired');
        if (ended) await expectHoldAndCoupon(databases, ended, ['released', 'released']);
        expect(await readWalletBalance(databases, student.id)).toEqual(balance);
      });
    },
  };
};

/** Expects that the order holds its amounts and that no payment is complete. */
const expectOpen = async (
  { databases }: CrashContext,
  student: Student,
  openOrder: OrderRow,
  { available }: WalletBalance,
): Promise<void> => {
  const held = BigInt(openOrder.wallet_used);
  const attempts = await findPayments(databases, openOrder.id);
  expect(openOrder.state).toBe(attempts.length > 0 ? 'awaiting_payment' : 'created');
  for (const attempt of attempts) expect(attempt).toMatchObject({ state: 'open', amount: openOrder.payable });
  await expectHoldAndCoupon(databases, openOrder, ['held', 'reserved']);
  expect(await readWalletBalance(databases, student.id)).toEqual({ available: available - held, held });
};

const expectInCart = async ({ databases }: CrashContext, { id }: Student): Promise<void> => {
  await expectRows(databases, 'commerce', 'select course_id from cart_lines where student_id = $1', id, [
    { course_id: course },
  ]);
};
