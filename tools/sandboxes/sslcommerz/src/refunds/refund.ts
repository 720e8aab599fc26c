import type { Session } from '../sessions/session.ts';

/** A refund. Amounts in taka, as text. */
export interface Refund {
  refundRefId: string;
  /** The shop's id of the refund; a repeated call with it creates no second refund. */
  refundTransId: string;
  storeId: string;
  bankTranId: string;
  tranId: Session['tranId'];
  amount: string;
  remarks: string;
  initiatedAt: number;
  /** When the status becomes `refunded`, unless the refund is cancelled before. */
  refundedAt: number;
  cancelledAt?: number;
}

export type RefundStatus = 'processing' | 'refunded' | 'cancelled';

export const refundStatus = ({ cancelledAt, refundedAt }: Refund, now: number): RefundStatus => {
  if (cancelledAt !== undefined) return 'cancelled';
  return now >= refundedAt ? 'refunded' : 'processing';
};
