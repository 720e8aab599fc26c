import type { Kysely } from 'kysely';
import type { StudentId } from '../ids.ts';
import { type Poisha, sum } from '../money/poisha.ts';
import type { Tables } from '../tables.ts';
import { heldByUnpaidOrders } from './holds.ts';
import { lotsOf } from './ledger-store.ts';

/** What a new order could take: the balance, and what the student's unpaid orders hold, whose place it would take. */
export const spendable = async (db: Kysely<Tables>, student: StudentId, now: Date): Promise<Poisha> => {
  const lots = await lotsOf(db, student, now);
  return sum(lots.map((lot) => lot.amount)) + (await heldByUnpaidOrders(db, student, now));
};
