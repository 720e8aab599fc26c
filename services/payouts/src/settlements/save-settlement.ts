import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { CreateSettlementRequest, UpdateSettlementRequest } from '@sargam/proto/payouts/v1/settlements';
import type { Tables } from '../database.ts';
import { lockEarnings } from '../earnings/lock-earnings.ts';
import { recordPayout } from './record-payout.ts';
import {
  checkAmounts,
  checkDue,
  instructorNotFound,
  settlementFailed,
  settlementFinal,
} from './settlement.ts';
import {
  findSettlement,
  insertSettlement,
  isKnownInstructor,
  readDue,
  type SettlementRow,
  updateSettlement,
} from './settlement-store.ts';

/** Records a payout with its receipt, settled or not: received ≤ settle ≤ due (decision B7). */
export const createSettlement = async (
  tx: Tx<Tables>,
  request: CreateSettlementRequest,
  { admin, at }: { readonly admin: string; readonly at: Date },
): Promise<SettlementRow> => {
  const { instructorId, settleAmountPoisha, receivedAmountPoisha, settled, expectedDuePoisha } = request;
  checkAmounts({ settleAmount: settleAmountPoisha, receivedAmount: receivedAmountPoisha, settled });
  await lockEarnings(tx, [instructorId]);
  if (!(await isKnownInstructor(tx, instructorId))) throw instructorNotFound();
  const due = { now: await readDue(tx, instructorId), expected: expectedDuePoisha };
  checkDue(settleAmountPoisha, due, settlementFailed);
  const payout = await insertSettlement(tx, {
    id: newId(),
    instructor_id: instructorId,
    settle_amount: settleAmountPoisha,
    received_amount: receivedAmountPoisha,
    settle_date: request.settleDate,
    remarks: request.remarks,
    receipt: request.receipt,
    settled,
    settled_at: settled ? at : null,
    created_at: at,
    created_by: admin,
  });
  return recordPayout(tx, { action: 'CreateSettlement', before: undefined, after: payout, at });
};

/** Changes a payout that is not settled. Becoming settled pays its received amount out, so that may not be more than is due. */
export const changeSettlement = async (
  tx: Tx<Tables>,
  request: UpdateSettlementRequest,
  at: Date,
): Promise<SettlementRow> => {
  const { settlementId, instructorId } = request;
  await lockEarnings(tx, [instructorId]);
  const before = await findSettlement(tx, settlementId, instructorId);
  if (!before) throw domainError.notFound('settlement-not-found', settlementFailed);
  const due = await readDue(tx, instructorId);
  if (before.settled) throw settlementFinal(due);
  const receivedAmount = request.receivedAmountPoisha ?? before.received_amount;
  const settled = request.settled ?? false;
  checkAmounts({ settleAmount: before.settle_amount, receivedAmount, settled });
  if (settled) checkDue(receivedAmount, { now: due, expected: undefined }, settlementFailed);
  const after = await updateSettlement(tx, settlementId, {
    received_amount: receivedAmount,
    remarks: request.remarks ?? before.remarks,
    receipt: request.receipt ?? before.receipt,
    settled,
    settled_at: settled ? at : null,
  });
  return recordPayout(tx, { action: 'UpdateSettlement', before, after, at });
};
