import { eventually } from '@sargam/chassis/testing';
import { courseIds } from '../../market/shelf.ts';
import { buy, order, pageOf, putInCart, type Student, studentOf } from '../../market/student.ts';
import type { Deed, Prepare } from '../kill-at-every-await.ts';
import {
  attemptsAt,
  type BookedOrder,
  bookedOrder,
  expectTaken,
  ordersOf,
  type Purse,
  purseOf,
} from '../order-books.ts';
import { type Stage, studentWithMoney } from '../stage.ts';
import { expectSettled } from './settle.ts';

const course = courseIds[1] ?? '';

/** With wallet money and a coupon, and a rest for the card. */
export const courseOrdered =
  (stage: Stage): Prepare =>
  async () => {
    const student = await studentWithMoney(stage);
    await putInCart(student, course);
    return checkout(stage, student, []);
  };

/** Of a course that the student has: what it costs them depends on what learning says. */
export const extensionOrdered =
  (stage: Stage): Prepare =>
  async () => {
    const student = studentOf(stage.clients);
    const first = await buy(stage.rig, student, course);
    await eventually(async () => expectSettled(stage, await bookedOrder(stage.books, first.id)));
    await putInCart(student, course);
    // Commerce has learning to talk to again.
    await student.calls.commerce.getQuote({ studentId: student.id });
    return checkout(stage, student, [first.id]);
  };

const checkout = async (stage: Stage, student: Student, bought: readonly string[]): Promise<Deed> => {
  const { books } = stage;
  const purse = await purseOf(books, student.id);
  const wish = { coupon: stage.coupon, key: `checkout-${student.id}` };
  const placed = async () => {
    const [one, ...more] = (await ordersOf(books, student.id)).filter(({ id }) => !bought.includes(id));
    expect(more).toEqual([]);
    return one;
  };
  return {
    act: async () => pageOf(student, await order(student, wish)),
    whole: async () => {
      const one = await placed();
      if (one) await expectOpen(stage, student, one, purse);
      else expect(await purseOf(books, student.id)).toEqual(purse);
      await expectInCart(stage, student);
    },
    // Whoever presses again gets the same order, or the one there could not be before. Unpaid, it gives everything back.
    later: async () => {
      const before = await placed();
      if (before?.state !== 'expired') {
        if (stage.chance.percent(50)) {
          const again = await order(student, wish);
          await pageOf(student, again);
          expect(again.id).toBe(before?.id ?? again.id);
        }
        await books.ask('commerce', 'update orders set expires_at = now() where id = $1', [
          (await placed())?.id,
        ]);
      }
      await eventually(async () => {
        const ended = await placed();
        expect(ended?.state ?? 'expired').toBe('expired');
        if (ended) await expectTaken(books, ended, ['released', 'released']);
        expect(await purseOf(books, student.id)).toEqual(purse);
      });
    },
  };
};

/** It holds what it says, and nothing was paid for it. */
const expectOpen = async (
  { books }: Stage,
  student: Student,
  one: BookedOrder,
  { available }: Purse,
): Promise<void> => {
  const held = BigInt(one.wallet_used);
  const attempts = await attemptsAt(books, one.id);
  expect(one.state).toBe(attempts.length > 0 ? 'awaiting_payment' : 'created');
  for (const attempt of attempts) expect(attempt).toMatchObject({ state: 'open', amount: one.payable });
  await expectTaken(books, one, ['held', 'reserved']);
  expect(await purseOf(books, student.id)).toEqual({ available: available - held, held });
};

const expectInCart = async ({ books }: Stage, { id }: Student): Promise<void> => {
  expect(await books.ask('commerce', 'select course_id from cart_lines where student_id = $1', [id])).toEqual(
    [{ course_id: course }],
  );
};
