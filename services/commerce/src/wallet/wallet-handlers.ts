import { upperCase } from '@sargam/chassis/lookup';
import { toLimitOffset } from '@sargam/chassis/paging';
import type { CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import {
  MovementKind as KindMessage,
  type WalletLot,
  type WalletMovement,
  type WalletServiceImplementation,
} from '@sargam/proto/commerce/v1/wallet';
import type { Deps } from '../deps.ts';
import type { StudentId } from '../ids.ts';
import { sum } from '../money/poisha.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import type { MovementKind } from './chart-of-accounts.ts';
import { type Bucket, bySpendingOrder, type LotBalance } from './ledger.ts';
import { findSpendableLots, sumHeldAndPending } from './ledger-store.ts';
import { countMovements, findMovedLots, listStatementLines, type StatementLine } from './statement.ts';

export const balanceHandlers = (deps: Deps) =>
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

export const statementHandlers = (deps: Deps) =>
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

/** Kinds that change a wallet; the other kinds move only the platform’s money. */
const kinds: Readonly<Partial<Record<MovementKind, KindMessage>>> = {
  credit: KindMessage.MOVEMENT_KIND_GIFT_REDEEMED,
  hold: KindMessage.MOVEMENT_KIND_HELD,
  release: KindMessage.MOVEMENT_KIND_RELEASED,
  capture: KindMessage.MOVEMENT_KIND_SPENT,
  expire: KindMessage.MOVEMENT_KIND_EXPIRED,
  refund: KindMessage.MOVEMENT_KIND_REFUNDED,
  'refund-to-wallet': KindMessage.MOVEMENT_KIND_REFUNDED,
  'referral-pending': KindMessage.MOVEMENT_KIND_REFERRAL_PENDING,
  'referral-earned': KindMessage.MOVEMENT_KIND_REFERRAL_EARNED,
  'referral-reversed': KindMessage.MOVEMENT_KIND_REFERRAL_REVERSED,
};

const toLotMessage = ({ bucket, amount, expiresAt }: LotBalance): WalletLot => ({
  bucket: `WALLET_BUCKET_${upperCase(bucket)}`,
  amountPoisha: amount,
  expiresAt: expiresAt ?? undefined,
});

const toMovementMessage = (line: StatementLine, lots: readonly LotBalance[]): WalletMovement => ({
  id: line.id,
  kind: kinds[line.kind] ?? KindMessage.MOVEMENT_KIND_UNSPECIFIED,
  changePoisha: line.change,
  heldChangePoisha: line.heldChange,
  pendingChangePoisha: line.pendingChange,
  balancePoisha: line.balance,
  orderId: line.orderId ?? '',
  occurredAt: line.occurredAt,
  lots: lots.map(toLotMessage),
});
