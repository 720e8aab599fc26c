import { isDeepStrictEqual } from 'node:util';
import { appendAuditEntry } from '@sargam/chassis/audit';
import { publishEvent } from '@sargam/chassis/outbox';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import { settlementEvents } from './settlement-events.ts';
import { readDue, type SettlementRow, toSettlementMessage } from './settlement-store.ts';

interface Change {
  readonly action: 'PayDue' | 'CreateSettlement' | 'UpdateSettlement';
  readonly before: SettlementRow | undefined;
  readonly after: SettlementRow;
  readonly at: Date;
}

/** The fields of a payout that the audit log shows. */
const auditFields = (row: SettlementRow | undefined) =>
  row && {
    instructorId: row.instructor_id,
    settleAmount: row.settle_amount,
    receivedAmount: row.received_amount,
    settleDate: row.settle_date,
    remarks: row.remarks,
    receipt: row.receipt,
    settled: row.settled,
  };

/** Writes the audit entry, and the event when the payout becomes settled, in the transaction of the change. */
export const recordPayout = async (
  tx: Tx<Tables>,
  { action, before, after, at }: Change,
): Promise<SettlementRow> => {
  const [old, now] = [auditFields(before), auditFields(after)];
  // The target is the instructor, whose pages list the payouts, so every entry has the id of the payout.
  if (!isDeepStrictEqual(old, now))
    await appendAuditEntry(tx, at, {
      action,
      targetKind: 'settlement',
      targetId: after.instructor_id,
      before: old,
      after: { ...now, settlementId: after.id },
      reason: after.remarks,
    });
  if (after.settled && before?.settled !== true) {
    const value = {
      settlement: toSettlementMessage(after),
      duePoisha: await readDue(tx, after.instructor_id),
    };
    await publishEvent(tx, settlementEvents, after.instructor_id, { event: { $case: 'settled', value } });
  }
  return after;
};
