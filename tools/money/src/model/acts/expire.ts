import type { Household } from '../town.ts';
import { openPage } from './pay.ts';

/** Lets the time of an order run out, now and then with its page still open: it may be paid after all. */
export const expire = async ({ town, chance, unpaid, pages, sold }: Household): Promise<string> => {
  const placed = chance.take(unpaid);
  if (!placed) return 'nothing to expire';
  if (placed.payable > 0n && chance.percent(60)) {
    pages.push({ student: placed.student, page: await openPage(placed) });
    sold.push(placed);
  }
  // The only thing that no call can bring about is the passing of half an hour.
  await town.books.ask(
    'commerce',
    `update orders set expires_at = now() where id = $1 and state in ('created', 'awaiting_payment')`,
    [placed.id],
  );
  return 'expired';
};
