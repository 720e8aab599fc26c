import { newId } from '@sargam/chassis/ids';
import { type Transition, transitionFinder } from '@sargam/chassis/state-machine';
import { sql } from 'kysely';
import type { OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tx } from '../tables.ts';
import {
  type Account,
  type Lot,
  type LotBalance,
  platformAccount,
  type Transfer,
  takeFromLots,
} from './ledger.ts';
import { findSpendableLots, lockWallet, postMovement } from './ledger-store.ts';

export type HoldState = 'held' | 'captured' | 'released';
type HoldAction = 'capture' | 'release';

/** Transitions of a hold of wallet money for an order (decision M5). A later attempt creates another hold. */
export const transitions = {
  held: { capture: 'captured', release: 'released' },
  captured: {},
  released: {},
} as const satisfies Record<HoldState, Partial<Record<HoldAction, HoldState>>>;

const transitionOf = transitionFinder<HoldState, HoldAction>(transitions);

/** The student's account of each lot. */
const accountOf =
  (kind: 'available' | 'held', student: StudentId) =>
  ({ bucket, expiresAt }: Lot): Account => ({ kind, student, bucket, expiresAt });

const transferLots = (
  lots: readonly LotBalance[],
  from: (lot: Lot) => Account,
  to: (lot: Lot) => Account,
): Transfer[] => lots.map((lot) => ({ from: from(lot), to: to(lot), amount: lot.amount }));

/**
 * Holds money for an order; false when the balance is too low. An amount of zero succeeds, and so does an order that
 * already has a hold.
 */
export const placeHold = async (
  tx: Tx,
  hold: { readonly student: StudentId; readonly order: OrderId; readonly amount: Poisha; readonly at: Date },
): Promise<boolean> => {
  const { student, order, amount, at } = hold;
  if (amount === 0n) return true;
  await lockWallet(tx, student);
  if (await findOpenHold(tx, order)) return true;
  const taken = takeFromLots(await findSpendableLots(tx, student, at), amount);
  if (!taken) return false;
  const id = newId(at);
  await tx
    .insertInto('wallet_holds')
    .values({ id, order_id: order, student_id: student, amount, state: 'held' })
    .execute();
  return postMovement(tx, {
    key: `hold:${id}`,
    kind: 'hold',
    reason: 'Held for an order',
    student,
    order,
    at,
    transfers: transferLots(taken, accountOf('available', student), accountOf('held', student)),
  });
};

/** A hold and its student. */
export interface WalletHold {
  readonly id: string;
  readonly student: StudentId;
}

const findOpenHold = (tx: Tx, order: OrderId): Promise<WalletHold | undefined> =>
  tx
    .selectFrom('wallet_holds')
    .select(['id', 'student_id as student'])
    .where('order_id', '=', order)
    .where('state', '=', 'held')
    .executeTakeFirst();

/** Closes the hold of the order once: one of several callers gets it, the others get undefined. */
const closeHold = (tx: Tx, order: OrderId, { from, to }: Transition<HoldState>) =>
  tx
    .updateTable('wallet_holds')
    .set({ state: to })
    .where('order_id', '=', order)
    .where('state', 'in', from)
    .returning(['id', 'student_id as student'])
    .executeTakeFirst();

const findHeldLots = async (tx: Tx, holdId: string): Promise<readonly LotBalance[]> => {
  const { rows } = await sql<LotBalance>`
    select a.bucket, a.expires_at as "expiresAt", e.amount
      from movements m join entries e on e.movement_id = m.id join accounts a on a.id = e.account_id
     where m.key = ${`hold:${holdId}`} and a.kind = 'held'`.execute(tx);
  return rows;
};

/** Captures the held money: it becomes a sale. */
export const captureHold = async (tx: Tx, order: OrderId, at: Date): Promise<void> => {
  const hold = await closeHold(tx, order, transitionOf('capture'));
  if (!hold) return;
  const { id, student } = hold;
  await lockWallet(tx, student);
  await postMovement(tx, {
    key: `capture:${id}`,
    kind: 'capture',
    reason: 'Paid for an order',
    student,
    order,
    at,
    transfers: transferLots(await findHeldLots(tx, id), accountOf('held', student), () =>
      platformAccount('sales'),
    ),
  });
};

/**
 * Releases the held money to the accounts it came from; gift money that has expired returns to an expired account.
 * The wallet lock hides the intermediate state.
 */
export const releaseHold = async (tx: Tx, order: OrderId, at: Date): Promise<WalletHold | undefined> => {
  const open = await findOpenHold(tx, order);
  if (!open) return undefined;
  await lockWallet(tx, open.student);
  const hold = await closeHold(tx, order, transitionOf('release'));
  if (!hold) return undefined;
  const { id, student } = hold;
  await postMovement(tx, {
    key: `release:${id}`,
    kind: 'release',
    reason: 'The order was not paid',
    student,
    order,
    at,
    transfers: transferLots(
      await findHeldLots(tx, id),
      accountOf('held', student),
      accountOf('available', student),
    ),
  });
  return hold;
};
