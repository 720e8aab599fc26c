import type { Household } from '../town.ts';

/** An admin takes gift cards back that nobody has redeemed, and their money goes back. */
export const takeBack = async ({ town, chance, boughtGifts }: Household): Promise<string> => {
  const orderId = chance.take(boughtGifts);
  if (!orderId) return 'nothing bought';
  await town.admin.storeOrders.refundStoreOrder({ orderId, reason: 'Bought by mistake' });
  return 'taken back';
};
