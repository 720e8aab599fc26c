import { dhakaDay } from '@sargam/chassis/calendar';
import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { PayDueRequest } from '@sargam/proto/payouts/v1/settlements';
import type { Tables } from '../database.ts';
import { lockEarnings } from '../earnings/lock-earnings.ts';
import { recordPayout } from './record-payout.ts';
import { checkDue, dueFailed, instructorNotFound } from './settlement.ts';
import {
  findRecentDuePayout,
  insertSettlement,
  isKnownInstructor,
  readDue,
  type SettlementRow,
} from './settlement-store.ts';

/** Without an idempotency key, a repeat within this time is the same payout (decision B9). */
const repeatMs = 60_000;

/**
 * Records a settled payout of the amount. The lock of the instructor's earnings makes concurrent payouts, sales and refunds wait, so
 * that two admins pay once (decision M12).
 */
export const payDue = async (
  tx: Tx<Tables>,
  { instructorId, amountPoisha: amount, idempotencyKey, expectedDuePoisha }: PayDueRequest,
  { admin, at }: { readonly admin: string; readonly at: Date },
): Promise<SettlementRow> => {
  await lockEarnings(tx, [instructorId]);
  if (!(await isKnownInstructor(tx, instructorId))) throw instructorNotFound();
  if (idempotencyKey === '') {
    const after = new Date(at.getTime() - repeatMs);
    const repeated = await findRecentDuePayout(tx, { instructorId, amount, admin }, after);
    if (repeated) return repeated;
  }
  checkDue(amount, { now: await readDue(tx, instructorId), expected: expectedDuePoisha }, dueFailed);
  const payout = await insertSettlement(tx, {
    id: newId(),
    instructor_id: instructorId,
    settle_amount: amount,
    received_amount: amount,
    settle_date: dhakaDay(at),
    remarks: '',
    receipt: '',
    settled: true,
    settled_at: at,
    created_at: at,
    created_by: admin,
  });
  return recordPayout(tx, { action: 'PayDue', before: undefined, after: payout, at });
};
