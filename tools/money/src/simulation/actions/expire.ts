import type { SimulatedClient } from '../simulation-world.ts';
import { openPage } from './pay.ts';

/** Expires an order, sometimes with its page open, so that it may be paid after it expired. */
export const expire = async ({
  world,
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
  await world.databases.query(
    'commerce',
    `update orders set expires_at = now() where id = $1 and state in ('created', 'awaiting_payment')`,
    [placed.id],
  );
  return 'expired';
};
