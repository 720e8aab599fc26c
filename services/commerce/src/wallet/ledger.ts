import type { StudentId } from '../ids.ts';
import { min, type Poisha, sum } from '../money/poisha.ts';
import type { AccountClass, PlatformAccount, StudentAccount } from './chart-of-accounts.ts';

/** Source of wallet money (decision M8). Only gift money expires. */
export type Bucket = 'gift' | 'refund' | 'referral';

/** Money of one bucket with one expiry. */
export interface Lot {
  readonly bucket: Bucket;
  readonly expiresAt: Date | null;
}

export type Account =
  | { readonly kind: 'house'; readonly name: PlatformAccount }
  | ({ readonly kind: StudentAccount; readonly student: StudentId } & Lot);

/** Money from one account to another: two entries that cancel out, so that every movement adds up to zero. */
export interface Transfer {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Poisha;
}

export interface Entry {
  readonly account: Account;
  readonly amount: Poisha;
}

export const platformAccount = (name: PlatformAccount): Account => ({ kind: 'house', name });

/** The natural key of an account. */
export const accountId = (account: Account): string =>
  account.kind === 'house'
    ? `house/${account.name}`
    : `${account.student}/${account.kind}/${account.bucket}/${account.expiresAt?.toISOString() ?? 'never'}`;

export const accountClassOf = (account: Account): AccountClass =>
  account.kind === 'house' ? `house/${account.name}` : `student/${account.kind}`;

export const toEntries = (transfers: readonly Transfer[]): Entry[] =>
  transfers
    .filter(({ amount }) => amount !== 0n)
    .flatMap(({ from, to, amount }) => [
      { account: from, amount: -amount },
      { account: to, amount },
    ]);

export interface LotBalance extends Lot {
  readonly amount: Poisha;
}

const expiry = ({ expiresAt }: Lot): number => expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
const bucketOrder: readonly Bucket[] = ['gift', 'referral', 'refund'];

/** Spending order: nearest expiry first (decision M8), then gift, referral and refund money. */
export const bySpendingOrder = (a: Lot, b: Lot): number =>
  expiry(a) === expiry(b)
    ? bucketOrder.indexOf(a.bucket) - bucketOrder.indexOf(b.bucket)
    : expiry(a) - expiry(b);

/** Takes an amount from the lots in spending order; undefined when they hold less. */
export const takeFromLots = (
  lots: readonly LotBalance[],
  amount: Poisha,
): readonly LotBalance[] | undefined => {
  if (sum(lots.map((lot) => lot.amount)) < amount) return undefined;
  let remaining = amount;
  const taken: LotBalance[] = [];
  for (const lot of [...lots].sort(bySpendingOrder)) {
    const part = min(lot.amount, remaining);
    if (part > 0n) taken.push({ ...lot, amount: part });
    remaining -= part;
  }
  return taken;
};

/** Transfers of a payment received from the gateway, with its fee apart (decision M10). */
export const receiptTransfers = (
  amount: Poisha,
  received: Poisha,
  to: PlatformAccount,
): readonly Transfer[] => [
  { from: platformAccount('gateway'), to: platformAccount(to), amount: received },
  { from: platformAccount('gateway-fees'), to: platformAccount(to), amount: amount - received },
];
