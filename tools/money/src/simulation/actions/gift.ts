import { openGiftPaymentPage, placeGiftOrder } from '../../shop/gift-orders.ts';
import { customer } from '../../shop/student.ts';
import { chooseOutcome, finishPage } from '../page-outcomes.ts';
import type { SimulatedClient } from '../simulation-context.ts';

const forFriend = {
  forMyself: false,
  receiverName: 'Karim Ahmed',
  receiverEmail: 'karim@sargam.test',
  receiverPhone: '01812345678',
  senderName: customer.name,
  message: 'Play it for me',
};

/** Buys gift cards for the buyer or for a receiver; the payment page ends with a random outcome. */
export const gift = async (client: SimulatedClient): Promise<string> => {
  const { context, random, students, giftOrders, giftOrderIds } = client;
  const [student, product] = [random.pick(students), random.pick(context.giftCardProducts)];
  if (!student || !product) return 'nobody';
  const receiver = random.percent(40) ? random.pick(students) : undefined;
  const details = { ...(receiver && forFriend), language: 'bn' };
  const placed = await placeGiftOrder(student, product, 1 + random.integerBelow(3), details);
  const page = await openGiftPaymentPage(student, placed);
  giftOrders.push({ order: placed.id, receiver });
  giftOrderIds.push(placed.id);
  const outcome = chooseOutcome(client, 'charge');
  if (outcome === 'pay-risky') client.riskyPayments.push({ kind: 'charge', id: placed.id });
  await finishPage(client, student, page, outcome);
  return receiver ? 'for somebody else' : 'for oneself';
};

/** An admin refunds a gift card order; its unredeemed cards are voided. */
export const takeBack = async ({ context, random, giftOrderIds }: SimulatedClient): Promise<string> => {
  const orderId = random.removeOne(giftOrderIds);
  if (!orderId) return 'nothing bought';
  await context.admin.storeOrders.refundStoreOrder({ orderId, reason: 'Bought by mistake' });
  return 'taken back';
};
