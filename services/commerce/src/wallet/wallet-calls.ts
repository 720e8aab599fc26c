import { toLimitOffset } from '@sargam/chassis/paging';
import type { CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import type { WalletServiceImplementation } from '@sargam/proto/commerce/v1/wallet';
import type { Deps } from '../deps.ts';
import type { StudentId } from '../ids.ts';
import { sum } from '../money/poisha.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import { type Bucket, bySpendingOrder } from './ledger.ts';
import { findSpendableLots, sumHeldAndPending } from './ledger-store.ts';
import { countMovements, findMovedLots, listStatementLines } from './statement.ts';
import { toLotMessage, toMovementMessage } from './wallet-messages.ts';

export const balanceCalls = (deps: Deps) =>
  ({
    async getWallet(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      const { lots, pending } = await readLots(deps, student);
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
  }) satisfies Partial<CommerceServiceImplementation>;

export const statementCalls = (deps: Deps) =>
  ({
    async listWalletMovements(request, context) {
      const { db } = deps.database;
      const student = requireStudentAccess(context, request.studentId);
      const [lines, total] = await Promise.all([
        listStatementLines(db, student, toLimitOffset(request.page)),
        countMovements(db, student),
      ]);
      const ids = lines.map((line) => line.id);
      const lots = await findMovedLots(db, student, ids);
      return { movements: lines.map((line) => toMovementMessage(line, lots.get(line.id) ?? [])), total };
    },

    async listWalletLots(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      const { lots, held, pending } = await readLots(deps, student);
      return {
        lots: [...lots].sort(bySpendingOrder).map(toLotMessage),
        heldPoisha: held,
        pendingReferralPoisha: pending,
      };
    },
  }) satisfies Partial<WalletServiceImplementation>;

const readLots = async ({ database: { db }, clock }: Deps, student: StudentId) => {
  const [lots, heldAndPending] = await Promise.all([
    findSpendableLots(db, student, clock()),
    sumHeldAndPending(db, student),
  ]);
  return { lots, ...heldAndPending };
};
