import { isCalendarDay } from '@sargam/chassis/calendar';
import { domainError } from '@sargam/chassis/errors';
import { hashRequest, runIdempotentInTransaction } from '@sargam/chassis/idempotency';
import { toLimitOffset } from '@sargam/chassis/paging';
import type { Tx } from '@sargam/chassis/sql';
import {
  CreateSettlementRequest,
  PayDueRequest,
  Settlement,
  type SettlementServiceImplementation,
  UpdateSettlementRequest,
} from '@sargam/proto/payouts/v1/settlements';
import type { Tables } from '../database.ts';
import type { PayoutDeps } from '../deps.ts';
import { isAdmin, requireAdmin, requireInstructorOrAdmin } from '../require-instructor.ts';
import { payDue } from './pay-due.ts';
import { changeSettlement, createSettlement } from './save-settlement.ts';
import { dueFailed, settlementFailed } from './settlement.ts';
import {
  findReceiptOwner,
  listSettlements,
  readDue,
  type SettlementRow,
  sumSettlements,
  toSettlementMessage,
} from './settlement-store.ts';

/** Within these seconds the gateway must start to read. */
const presignedUrlSeconds = 60;

interface KeyedRequest {
  readonly scope: string;
  readonly key: string;
  readonly bytes: Uint8Array;
}

export const settlementHandlers = ({
  database,
  clock,
  receipts,
}: PayoutDeps): SettlementServiceImplementation => {
  /** Runs the change once for an idempotency key; a repeat gets the payout as it was then. */
  const changeOnce = (
    { scope, key, bytes }: KeyedRequest,
    change: (tx: Tx<Tables>) => Promise<SettlementRow>,
  ): Promise<Settlement> =>
    database.transaction(async (tx) => {
      const keyed = { scope, key, requestHash: hashRequest(bytes) };
      const answer = await runIdempotentInTransaction(tx, keyed, async () =>
        Settlement.encode(toSettlementMessage(await change(tx))).finish(),
      );
      return Settlement.decode(answer);
    });

  return {
    payDue: async (request, context) => {
      const { subject: admin } = requireAdmin(context);
      if (request.amountPoisha <= 0n) throw domainError.invalid('invalid-amount', dueFailed);
      const bytes = PayDueRequest.encode(request).finish();
      return changeOnce({ scope: `pay-due:${admin}`, key: request.idempotencyKey, bytes }, (tx) =>
        payDue(tx, request, { admin, at: clock() }),
      );
    },

    createSettlement: async (request, context) => {
      const { subject: admin } = requireAdmin(context);
      requireFields(request);
      // A repeat has stored the same PDF under another key.
      const bytes = CreateSettlementRequest.encode({ ...request, receipt: '' }).finish();
      return changeOnce({ scope: `create-settlement:${admin}`, key: request.idempotencyKey, bytes }, (tx) =>
        createSettlement(tx, request, { admin, at: clock() }),
      );
    },

    updateSettlement: async (request, context) => {
      const { subject: admin } = requireAdmin(context);
      const bytes = UpdateSettlementRequest.encode({ ...request, receipt: undefined }).finish();
      return changeOnce({ scope: `update-settlement:${admin}`, key: request.idempotencyKey, bytes }, (tx) =>
        changeSettlement(tx, request, clock()),
      );
    },

    listSettlements: async ({ instructorId, page, firstDay, lastDay }, context) => {
      requireInstructorOrAdmin(context, instructorId);
      const filter = { instructorId, firstDay, lastDay };
      const [rows, { total, settled }, due] = await Promise.all([
        listSettlements(database.db, filter, toLimitOffset(page)),
        sumSettlements(database.db, filter),
        readDue(database.db, instructorId),
      ]);
      const settlements = rows.map(toSettlementMessage);
      return { settlements, total, settledPoisha: settled, duePoisha: due };
    },

    getReceiptUrl: async ({ receipt }, context) => {
      const instructorId = receipt === '' ? undefined : await findReceiptOwner(database.db, receipt);
      // An absent receipt is refused to an instructor like one of another instructor.
      const caller = requireInstructorOrAdmin(context, instructorId ?? '');
      if (instructorId === undefined && isAdmin(caller))
        throw domainError.notFound('no-such-file', 'There is no such file.');
      return { objectUrl: await receipts.presignGet(receipt, presignedUrlSeconds) };
    },
  };
};

/** Each field of a new payout is required. */
const requireFields = ({ settleDate, remarks, receipt }: CreateSettlementRequest): void => {
  const missing = [
    ...(isCalendarDay(settleDate) ? [] : ['settle_date']),
    ...(remarks.trim() === '' ? ['remarks'] : []),
    ...(receipt === '' ? ['receipt'] : []),
  ];
  if (missing.length === 0) return;
  throw domainError.invalid(
    'invalid-settlement',
    settlementFailed,
    missing.map((field) => ({ field, message: 'This is required' })),
  );
};
