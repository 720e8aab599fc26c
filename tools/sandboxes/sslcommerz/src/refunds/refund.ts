import type { Session } from '../sessions/session.ts';

/** Money on its way back. Amounts in taka, as text. */
export interface Refund {
  refundRefId: string;
  /** The shop's own id for it; repeating the call with it makes no second refund. */
  refundTransId: string;
  storeId: string;
  bankTranId: string;
  tranId: Session['tranId'];
  amount: string;
  remarks: string;
  initiatedAt: number;
  /** When the money will have arrived, unless cancelled before. */
  refundedAt: number;
  cancelledAt?: number;
}

export type RefundStatus = 'processing' | 'refunded' | 'cancelled';

export const refundStatus = ({ cancelledAt, refundedAt }: Refund, now: number): RefundStatus => {
  if (cancelledAt !== undefined) return 'cancelled';
  return now >= refundedAt ? 'refunded' : 'processing';
};
