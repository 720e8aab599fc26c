import type { Order } from '@sargam/proto/commerce/v1/order';
import { sql } from 'kysely';
import { orderEvents } from '../src/orders/order-messages.ts';
import { readPlatformBalance, refundClient } from './system/refund-steps.ts';
import {
  countNotifications,
  creditGiftMoney,
  expireOrder,
  fillCart,
  getOrderState,
  openPaymentPage,
  orderAtGateway,
  placeQuotedOrder,
  taka,
} from './system/steps.ts';
import { type Student, useTestSystem } from './system/system.ts';

// Decision B44.
const system = useTestSystem();

const pay = async (page: string) =>
  system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'pay-lose-ipn') });

const readBalance = async (student: Student): Promise<bigint> =>
  (await student.getWallet({ studentId: student.id })).balancePoisha;

const eventOf = ({ id }: Order, $case: 'paid' | 'refunded') =>
  system.service.eventually(() => {
    const found = system.service
      .publishedEvents(orderEvents)
      .flatMap(({ key, event: { event } }) => (key === id && event?.$case === $case ? [event] : []));
    expect(found).toHaveLength(1);
    return found[0]?.value as unknown as Record<string, unknown>;
  });

/** An order that was given up and replaced, and is paid after the replacement. */
const payReplacedOrder = async () => {
  const { student, order: late, page } = await orderAtGateway(system, 500);
  await student.abandonOrder({ orderId: late.id });
  const replacement = await placeQuotedOrder(student);
  await pay(await openPaymentPage(student, replacement));
  await pay(page);
  return { student, late, replacement };
};

const giveBack = (student: Student, { id }: Order) =>
  refundClient(system, student).giveBackOrder({ orderId: id });

const errorOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('a payment whose order cannot accept it', () => {
  /** An expired order whose wallet money was spent by another order. */
  const createWithoutHolds = async () => {
    const student = system.student();
    await creditGiftMoney(system, student, 50);
    await fillCart(system, student, 500);
    const late = await placeQuotedOrder(student);
    const page = await openPaymentPage(student, late);
    await expireOrder(system, student, late);
    await pay(await openPaymentPage(student, await placeQuotedOrder(student)));
    return { student, late, page };
  };

  it('goes to the wallet at once, and the event says so', async () => {
    const { student, late, page } = await createWithoutHolds();
    const [unallocated, counted] = [
      await readPlatformBalance(system, 'unallocated'),
      await countNotifications(system, 'returned'),
    ];
    await pay(page);
    expect(await readBalance(student)).toBe(taka(450));
    expect(await student.getOrder({ orderId: late.id })).toMatchObject({
      state: 'ORDER_STATE_REFUNDED',
      returnableUntil: undefined,
      refunds: [{ state: 'REFUND_STATE_REFUNDED', walletPoisha: taka(450), cardPoisha: 0n, automatic: true }],
    });
    expect(await readPlatformBalance(system, 'unallocated')).toBe(unallocated);
    expect(await countNotifications(system, 'returned')).toBe(counted + 1);
    expect(await eventOf(late, 'refunded')).toMatchObject({ full: true, refund: { automatic: true } });
  });

  it('reaches the wallet once when notification and return arrive concurrently and again', async () => {
    const { student, page } = await createWithoutHolds();
    const fields = await system.sandbox.completePage(page, 'pay-lose-ipn');
    const notify = () => system.gateway.notifyPayment({ fields });
    await Promise.all([notify(), system.gateway.returnFromGateway({ fields }), notify()]);
    await notify();
    expect(await readBalance(student)).toBe(taka(450));
  });
});

describe('an order that is paid although a later order replaced it', () => {
  it('extends the access, and is announced with the time to give it back', async () => {
    const { student, late, replacement } = await payReplacedOrder();
    expect(await getOrderState(student, late)).toBe('paid');
    const { returnableUntil, paidAt } = await student.getOrder({ orderId: late.id });
    expect(Number(returnableUntil) - Number(paidAt)).toBe(7 * 24 * 3_600_000);
    expect((await eventOf(late, 'paid'))['returnableUntil']).toEqual(returnableUntil);
    expect((await eventOf(replacement, 'paid'))['returnableUntil']).toBeUndefined();
    const { rows } = await sql<{ count: number }>`
      select jsonb_array_length(periods::jsonb) as count from access where student_id = ${student.id}`.execute(
      system.db,
    );
    expect(rows).toEqual([{ count: 2 }]);
    const { orders } = await student.listPurchases({ studentId: student.id });
    expect(orders.map((order) => order.returnableUntil)).toEqual([undefined, returnableUntil]);
  });

  it('is given back to the wallet once by concurrent and repeated calls', async () => {
    const { student, late, replacement } = await payReplacedOrder();
    const refunds = await Promise.all(Array.from({ length: 5 }, () => giveBack(student, late)));
    for (const refund of [...refunds, await giveBack(student, late)]) expect(refund).toEqual(refunds[0]);
    expect(refunds[0]).toMatchObject({
      state: 'REFUND_STATE_REFUNDED',
      walletPoisha: taka(500),
      cardPoisha: 0n,
    });
    expect(await readBalance(student)).toBe(taka(500));
    expect(await getOrderState(student, late)).toBe('refunded');
    expect(await getOrderState(student, replacement)).toBe('paid');
    expect((await student.getOrder({ orderId: late.id })).returnableUntil).toBeUndefined();
    expect(await eventOf(late, 'refunded')).toMatchObject({ full: true });
  });

  it('cannot be given back after seven days, nor by another person', async () => {
    const { student, late } = await payReplacedOrder();
    expect(await errorOf(giveBack(system.student(), late))).toMatchObject({ kind: 'forbidden' });
    await sql`update orders set paid_at = paid_at - interval '7 days' where id = ${late.id}`.execute(
      system.db,
    );
    expect(await errorOf(giveBack(student, late))).toMatchObject({ code: 'give-back-not-offered' });
    expect((await student.getOrder({ orderId: late.id })).returnableUntil).toBeUndefined();
    expect(await readBalance(student)).toBe(0n);
  });
});

describe('giving back is refused for', () => {
  const expectRefused = async (student: Student, order: Order) => {
    expect(await errorOf(giveBack(student, order))).toMatchObject({ code: 'give-back-not-offered' });
    expect(await getOrderState(student, order)).toBe('paid');
  };

  it('the later order, and a late order that no other order replaced', async () => {
    const { student, replacement } = await payReplacedOrder();
    await expectRefused(student, replacement);
    const alone = await orderAtGateway(system);
    await alone.student.abandonOrder({ orderId: alone.order.id });
    await pay(alone.page);
    await expectRefused(alone.student, alone.order);
  });

  it('an extension that was paid in time', async () => {
    const { student, order, page, courses } = await orderAtGateway(system, 300);
    await pay(page);
    await student.addToCart({
      studentId: student.id,
      courseId: courses[0],
      tier: order.lines[0]?.offer?.tier,
    });
    await pay(await openPaymentPage(student, await placeQuotedOrder(student)));
    await expectRefused(student, order);
  });
});
