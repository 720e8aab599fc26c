import { openPaymentPage } from '../../shop/student.ts';
import { chooseOutcome, finishPage } from '../page-outcomes.ts';
import type { PlacedOrder, SimulatedClient } from '../simulation-world.ts';

/** Opens the payment page of an unpaid order. */
export const openPage = ({ student, id, payable }: PlacedOrder): Promise<string> =>
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
