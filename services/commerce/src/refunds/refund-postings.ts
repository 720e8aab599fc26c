import type { Tx } from '../tables.ts';
import type { PlatformAccount } from '../wallet/chart-of-accounts.ts';
import { type Account, platformAccount } from '../wallet/ledger.ts';
import { lockWallet, postMovement } from '../wallet/ledger-store.ts';
import type { Refund } from './refund.ts';

const ownerOf = ({ studentId: student, bill }: Refund) => ({
  student,
  ...(bill.kind === 'order' && { order: bill.id }),
});

const refundAccount = (refund: Refund): Account => ({
  kind: 'available',
  student: refund.studentId,
  bucket: 'refund',
  expiresAt: null,
});

/** The account that holds the money of a refund before it is granted. */
export type RefundSource = Extract<PlatformAccount, 'sales' | 'gift-cards' | 'unallocated'>;

/** Posts a granted refund. The wallet part is available immediately; the card part is owed until the gateway completes it. */
export const postRefundGrant = async (
  tx: Tx,
  refund: Refund,
  from: RefundSource,
  at: Date,
): Promise<void> => {
  if (refund.wallet > 0n) await lockWallet(tx, refund.studentId);
  await postMovement(tx, {
    key: `refund:${refund.id}`,
    kind: 'refund',
    reason: 'Refunded',
    at,
    ...(refund.wallet > 0n ? ownerOf(refund) : { order: ownerOf(refund).order }),
    transfers: [
      { from: platformAccount(from), to: refundAccount(refund), amount: refund.wallet },
      { from: platformAccount(from), to: platformAccount('refunds-owed'), amount: refund.card },
    ],
  });
};

/** Posts a card part that the gateway completed. */
export const postCardRefund = (tx: Tx, refund: Refund, at: Date): Promise<unknown> =>
  postMovement(tx, {
    key: `refund-arrived:${refund.id}`,
    kind: 'refund-arrived',
    reason: 'Refunded to the card',
    order: ownerOf(refund).order,
    at,
    transfers: [
      { from: platformAccount('refunds-owed'), to: platformAccount('gateway'), amount: refund.card },
    ],
  });

/** Posts a card part that the gateway rejected and that is paid into the wallet instead. */
export const postRefundToWallet = async (tx: Tx, refund: Refund, at: Date): Promise<void> => {
  await lockWallet(tx, refund.studentId);
  await postMovement(tx, {
    key: `refund-to-wallet:${refund.id}`,
    kind: 'refund-to-wallet',
    reason: 'Refunded to the wallet',
    ...ownerOf(refund),
    at,
    transfers: [{ from: platformAccount('refunds-owed'), to: refundAccount(refund), amount: refund.card }],
  });
};
