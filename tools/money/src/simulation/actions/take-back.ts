import type { SimulatedClient } from '../simulation-world.ts';

/** An admin refunds a gift card order; its unredeemed cards are voided. */
export const takeBack = async ({ world, random, giftOrderIds }: SimulatedClient): Promise<string> => {
  const orderId = random.removeOne(giftOrderIds);
  if (!orderId) return 'nothing bought';
  await world.admin.storeOrders.refundStoreOrder({ orderId, reason: 'Bought by mistake' });
  return 'taken back';
};
