import type { Generated } from 'kysely';
import type { ChargeReference, OrderId, RefundId, StudentId, TranId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { RefundReason, RefundState } from './refund.ts';
import type { RefundAttemptState } from './refund-attempt.ts';

export interface RefundTables {
  refunds: {
    id: RefundId;
    order_id: OrderId | null;
    charge_reference: ChargeReference | null;
    student_id: StudentId;
    state: RefundState;
    reason: RefundReason;
    note: string;
    amount: Poisha;
    wallet: Poisha;
    card: Poisha;
    requested_at: Date;
    decided_at: Date | null;
    decided_by: string;
    completed_at: Date | null;
    decline_reason: string;
    credit_note_number: string;
    next_step_at: Date | null;
  };
  refund_attempts: {
    refund_trans_id: string;
    refund_id: RefundId;
    tran_id: TranId;
    amount: Poisha;
    state: RefundAttemptState;
    refund_ref_id: Generated<string | null>;
    failure_reason: Generated<string>;
    opened_at: Date;
    closed_at: Generated<Date | null>;
  };
}
