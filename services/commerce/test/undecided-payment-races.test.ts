import { sql } from 'kysely';
import {
  creditGiftMoney,
  fillCart,
  getOrderState,
  openPaymentPage,
  orderAtGateway,
  orderRequestFor,
  placeQuotedOrder,
  taka,
} from './system/steps.ts';
import { type Student, useTestSystem } from './system/system.ts';

// Decision B44.
const system = useTestSystem();

const rounds = [1, 2, 3, 4, 5];
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

const errorCodesOf = (results: readonly PromiseSettledResult<unknown>[]): string[] =>
  results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code: string }).code] : [],
  );

const countOpenSessions = async ({ id }: Student): Promise<number> => {
  const { rows } = await sql`
    select from payments p join orders o on o.id = p.order_id
     where o.student_id = ${id} and p.state = 'open'`.execute(system.db);
  return rows.length;
};

it('concurrent orders while a payment page is open are all refused and keep the open order', async () => {
  const { student, order } = await orderAtGateway(system);
  const quote = await student.getQuote({ studentId: student.id });
  const results = await Promise.allSettled(
    times(10, () => student.placeOrder(orderRequestFor(student, quote))),
  );
  expect(errorCodesOf(results)).toEqual(times(10, () => 'payment-open'));
  expect(await getOrderState(student, order)).toBe('awaiting_payment');
});

it.each(rounds)('two concurrent checkouts open one payment page: round %i', async () => {
  const student = system.student();
  await fillCart(system, student, 500);
  const quote = await student.getQuote({ studentId: student.id });
  const checkout = async () =>
    openPaymentPage(student, await student.placeOrder(orderRequestFor(student, quote)));
  const results = await Promise.allSettled([checkout(), checkout()]);
  expect(['order-ended', 'payment-open']).toContain(errorCodesOf(results).join());
  expect(await countOpenSessions(student)).toBe(1);
});

it.each(rounds)(
  'a payment page opened beside a new order belongs to the only open order: round %i',
  async () => {
    const student = system.student();
    await fillCart(system, student, 500);
    const first = await placeQuotedOrder(student);
    const results = await Promise.allSettled([openPaymentPage(student, first), placeQuotedOrder(student)]);
    expect(['order-ended', 'payment-open']).toContain(errorCodesOf(results).join());
    const isReplaced = results[0].status === 'rejected';
    expect(await getOrderState(student, first)).toBe(isReplaced ? 'cancelled' : 'awaiting_payment');
    expect(await countOpenSessions(student)).toBe(isReplaced ? 0 : 1);
  },
);

it.each(rounds)(
  'an order paid while its student abandons it is paid once with its wallet money: round %i',
  async () => {
    const student = system.student();
    await creditGiftMoney(system, student, 100);
    await fillCart(system, student, 500);
    const order = await placeQuotedOrder(student);
    const page = await openPaymentPage(student, order);
    const fields = await system.sandbox.completePage(page, 'pay-lose-ipn');
    await Promise.all([
      system.gateway.notifyPayment({ fields }),
      student.abandonOrder({ orderId: order.id }),
      system.gateway.returnFromGateway({ fields }),
      student.abandonOrder({ orderId: order.id }),
    ]);
    expect(await getOrderState(student, order)).toBe('paid');
    expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: 0n });
    const { rows } = await sql<{ sales: bigint }>`
      select sum(e.amount)::bigint as sales from movements m join entries e on e.movement_id = m.id
       where m.order_id = ${order.id} and e.account_id = 'house/sales'`.execute(system.db);
    expect(rows).toEqual([{ sales: taka(500) }]);
  },
);

it.each(rounds)(
  'a late payment beside a new order: one of them gets the wallet money, and no money is lost: round %i',
  async () => {
    const student = system.student();
    await creditGiftMoney(system, student, 50);
    await fillCart(system, student, 500);
    const late = await placeQuotedOrder(student);
    const fields = await system.sandbox.completePage(await openPaymentPage(student, late), 'pay-lose-both');
    await student.abandonOrder({ orderId: late.id });
    const quote = await student.getQuote({ studentId: student.id });
    const [placed] = await Promise.allSettled([
      student.placeOrder(orderRequestFor(student, quote)),
      system.gateway.notifyPayment({ fields }),
      system.gateway.returnFromGateway({ fields }),
    ]);
    const isPlaced = placed.status === 'fulfilled';
    if (!isPlaced) expect(['price-changed', 'cart-empty']).toContain(errorCodesOf([placed]).join());
    expect(await getOrderState(student, late)).toBe(isPlaced ? 'refunded' : 'paid');
    expect(await student.getWallet({ studentId: student.id })).toMatchObject({
      balancePoisha: isPlaced ? taka(450) : 0n,
    });
  },
);
