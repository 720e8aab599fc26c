import { customer } from '../../market/student.ts';
import { endingOf, endPage } from '../outcomes.ts';
import type { Household, Placed } from '../town.ts';

/** Opens the gateway's page for an order that is not paid. */
export const openPage = async ({ student, id, payable }: Placed): Promise<string> => {
  const wanted = { orderId: id, customer, expectedTotalPoisha: payable };
  return (await student.calls.commerce.startPayment(wanted)).gatewayPageUrl;
};

/** Ends a payment in one of all the ways it can end; pages that were left open before are come back to as well. */
export const pay = async (house: Household): Promise<string> => {
  const { chance, unpaid, pages, sold, risky } = house;
  const stray = chance.percent(15) ? chance.take(pages) : undefined;
  if (stray) {
    await endPage(house, stray.student, stray.page, 'pay-lose-ipn');
    return 'late';
  }
  const placed = chance.take(unpaid);
  if (!placed) return 'nothing to pay';
  const { student, id, payable } = placed;
  sold.push(placed);
  if (payable === 0n) {
    await student.calls.commerce.confirmFreeOrder({ orderId: id });
    return 'free';
  }
  const page = await openPage(placed);
  if (chance.percent(6)) return payTwice(house, placed, page);
  const outcome = endingOf(house, 'order');
  if (outcome === 'pay-risky') risky.push({ of: 'order', id });
  await endPage(house, student, page, outcome);
  if (outcome === 'decline' && chance.percent(50)) pages.push({ student, page });
  return 'page';
};

/** Two pages of one order, both paid: the second is surplus and goes back by itself. */
const payTwice = async (house: Household, placed: Placed, page: string): Promise<string> => {
  const second = await openPage(placed);
  await Promise.all([page, second].map((each) => endPage(house, placed.student, each, 'pay-lose-ipn')));
  return 'twice';
};
