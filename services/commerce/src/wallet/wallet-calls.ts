import type { CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import type { Deps } from '../deps.ts';
import { sum } from '../money/poisha.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import type { Bucket } from './ledger.ts';
import { findSpendableLots, sumHeldAndPending } from './ledger-store.ts';

type WalletCalls = Pick<CommerceServiceImplementation, 'getWallet'>;

export const walletCalls = ({ database: { db }, clock }: Deps): WalletCalls => ({
  async getWallet(request, context) {
    const student = requireStudentAccess(context, request.studentId);
    const [lots, { pending }] = await Promise.all([
      findSpendableLots(db, student, clock()),
      sumHeldAndPending(db, student),
    ]);
    const inBucket = (bucket: Bucket) =>
      sum(lots.filter((lot) => lot.bucket === bucket).map((lot) => lot.amount));
    return {
      balancePoisha: sum(lots.map((lot) => lot.amount)),
      giftPoisha: inBucket('gift'),
      refundPoisha: inBucket('refund'),
      referralPoisha: inBucket('referral'),
      pendingReferralPoisha: pending,
    };
  },
});
