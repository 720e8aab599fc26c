import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../tables.ts';
import type { HouseAccount } from '../wallet/chart-of-accounts.ts';
import { type Account, houseAccount } from '../wallet/ledger.ts';
import { lockWallet, postMovement } from '../wallet/ledger-store.ts';
import type { Refund } from './refund.ts';

const about = ({ studentId: student, bill: of }: Refund) => ({
  student,
  ...(of.kind === 'order' && { order: of.id }),
});

const ownRefunds = (refund: Refund): Account => ({
  kind: 'available',
  student: refund.studentId,
  bucket: 'refund',
  expiresAt: null,
});

/** A refund is granted: the wallet's part is the student's at once, the card's is owed until it has arrived. */
export const postRefundGrant = async (
  tx: Tx<Tables>,
  refund: Refund,
  from: Extract<HouseAccount, 'sales' | 'gift-cards' | 'unallocated'>,
  at: Date,
): Promise<void> => {
  if (refund.wallet > 0n) await lockWallet(tx, refund.studentId);
  await postMovement(tx, {
    key: `refund:${refund.id}`,
    kind: 'refund',
    reason: 'Refunded',
    at,
    ...(refund.wallet > 0n ? about(refund) : { order: about(refund).order }),
    transfers: [
      { from: houseAccount(from), to: ownRefunds(refund), amount: refund.wallet },
      { from: houseAccount(from), to: houseAccount('refunds-owed'), amount: refund.card },
    ],
  });
};

/** The gateway paid the card's part back. */
export const postCardRefund = async (tx: Tx<Tables>, refund: Refund, at: Date): Promise<void> => {
  await postMovement(tx, {
    key: `refund-arrived:${refund.id}`,
    kind: 'refund-arrived',
    reason: 'Refunded to the card',
    order: about(refund).order,
    at,
    transfers: [{ from: houseAccount('refunds-owed'), to: houseAccount('gateway'), amount: refund.card }],
  });
};

/** The card's part goes into the wallet, as the card did not take it. */
export const postRefundToWallet = async (tx: Tx<Tables>, refund: Refund, at: Date): Promise<void> => {
  await lockWallet(tx, refund.studentId);
  await postMovement(tx, {
    key: `refund-to-wallet:${refund.id}`,
    kind: 'refund-to-wallet',
    reason: 'Refunded to the wallet',
    ...about(refund),
    at,
    transfers: [{ from: houseAccount('refunds-owed'), to: ownRefunds(refund), amount: refund.card }],
  });
};
