import { formatDhakaTime } from '../clock/dhaka.ts';
import type { Gateway } from '../gateway.ts';
import type { Store } from '../stores/stores.ts';
import { refundStatus } from './refund.ts';

/** The state of a refund by the sandbox's clock. */
export const queryRefund = ({ refunds, clock }: Gateway, store: Store, refundRefId: string): object => {
  const refund = refunds.get(refundRefId);
  // The response to an unknown reference is not documented; this one is assumed.
  if (refund?.storeId !== store.id)
    return {
      APIConnect: 'INVALID_REQUEST',
      refund_ref_id: refundRefId,
      errorReason: 'refund_ref_id is unknown',
    };
  const status = refundStatus(refund, clock.now());
  return {
    APIConnect: 'DONE',
    bank_tran_id: refund.bankTranId,
    tran_id: refund.tranId,
    refund_ref_id: refund.refundRefId,
    initiated_on: formatDhakaTime(refund.initiatedAt),
    refunded_on: status === 'refunded' ? formatDhakaTime(refund.refundedAt) : '',
    status,
    errorReason: status === 'cancelled' ? 'Cancelled by the bank' : '',
  };
};
