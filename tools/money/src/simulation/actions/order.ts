import type { DomainError } from '@sargam/chassis/errors';
import { Tier } from '@sargam/proto/common/v1/offer';
import { bundleId, courseIds } from '../../shop/products.ts';
import { openPaymentPage, placeOrder, putInCart, type Student } from '../../shop/student.ts';
import { chooseOutcome, finishPage } from '../page-outcomes.ts';
import type { PlacedOrder, SimulatedClient } from '../simulation-context.ts';

const tiers = [Tier.TIER_STANDARD, Tier.TIER_SILVER, Tier.TIER_GOLD, Tier.TIER_DIAMOND];

/**
 * Fills a cart and places an order at the quoted prices: new, extended or upgraded, with and without wallet and
 * coupon.
 */
export const buy = async ({ context, random, students, unpaidOrders }: SimulatedClient): Promise<string> => {
  const student = random.pick(students);
  if (!student) return 'nobody';
  for (let more = 1 + random.integerBelow(2); more > 0; more -= 1) {
    const course = random.pick([...courseIds, bundleId]) ?? bundleId;
    await putInCart(student, course, random.pick(tiers));
  }
  const coupon = random.percent(25) ? (random.pick(context.coupons) ?? '') : '';
  const placed = await placeOrder(student, { coupon, withoutWallet: random.percent(15) }).catch(
    (error: unknown) => abandonOpenOrder(student, error),
  );
  if (!placed) return 'abandoned';
  unpaidOrders.push({ student, id: placed.id, payable: placed.payablePoisha });
  return 'placed';
};

/** Gives up the order that refuses the new one. Its page stays open and may still be paid. */
const abandonOpenOrder = async ({ calls }: Student, error: unknown): Promise<undefined> => {
  const { code, detail } = error as Partial<DomainError>;
  if (code !== 'payment-open') throw error;
  await calls.commerce.abandonOrder({ orderId: detail?.['orderId'] });
};

/** Opens the payment page of an unpaid order. */
const openPage = ({ student, id, payable }: PlacedOrder): Promise<string> =>
  openPaymentPage(student, { id, payablePoisha: payable });

/** Completes a payment with a random outcome, sometimes on a page that was left open. */
export const pay = async (client: SimulatedClient): Promise<string> => {
  const { random, unpaidOrders, openPages, soldOrders, riskyPayments } = client;
  const leftOpen = random.percent(15) ? random.removeOne(openPages) : undefined;
  if (leftOpen) {
    await finishPage(client, leftOpen.student, leftOpen.page, 'pay-lose-ipn');
    return 'late';
  }
  const placed = random.removeOne(unpaidOrders);
  if (!placed) return 'nothing to pay';
  const { student, id, payable } = placed;
  soldOrders.push(placed);
  if (payable === 0n) {
    await student.calls.commerce.confirmFreeOrder({ orderId: id });
    return 'free';
  }
  const page = await openPage(placed);
  if (random.percent(6)) return payTwice(client, placed, page);
  const outcome = chooseOutcome(client, 'order');
  if (outcome === 'pay-risky') riskyPayments.push({ kind: 'order', id });
  await finishPage(client, student, page, outcome);
  if (outcome === 'decline' && random.percent(50)) openPages.push({ student, page });
  return 'page';
};

/** Pays two pages of one order: the second payment is a surplus and is refunded automatically. */
const payTwice = async (client: SimulatedClient, placed: PlacedOrder, page: string): Promise<string> => {
  const second = await openPage(placed);
  await Promise.all([page, second].map((each) => finishPage(client, placed.student, each, 'pay-lose-ipn')));
  return 'twice';
};

/** Expires an order, sometimes with its page open, so that it may be paid after it expired. */
export const expire = async ({
  context,
  random,
  unpaidOrders,
  openPages,
  soldOrders,
}: SimulatedClient): Promise<string> => {
  const placed = random.removeOne(unpaidOrders);
  if (!placed) return 'nothing to expire';
  if (placed.payable > 0n && random.percent(60)) {
    openPages.push({ student: placed.student, page: await openPage(placed) });
    soldOrders.push(placed);
  }
  // No API call makes half an hour pass.
  await context.databases.query(
    'commerce',
    `with aged as (update payments set opened_at = opened_at - interval '30 minutes' where order_id = $1)
     update orders set expires_at = now() where id = $1 and state in ('created', 'awaiting_payment')`,
    [placed.id],
  );
  return 'expired';
};
