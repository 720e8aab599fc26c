import type { Poisha } from '../../money/poisha.ts';
import { formatTaka } from '../../money/taka-text.ts';
import {
  type GatewayAccount,
  invalidApiConnect,
  queryPath,
  type SendGatewayRequest,
  transactionPath,
} from './gateway-request.ts';
import { type RefundResponse, refundResponseSchema } from './messages.ts';
import { redactGatewayText } from './redact-gateway-text.ts';

export interface RefundRequest {
  /** Idempotency key at the gateway: the gateway makes one refund per number. */
  readonly refundTransId: string;
  /** The gateway's own number of the payment. */
  readonly bankTranId: string;
  readonly amount: Poisha;
}

export interface RefundGateway {
  /** Sends a refund, once for each `refundTransId`. An empty `refundRefId` means that the gateway rejected it. */
  sendRefund(request: RefundRequest): Promise<{ readonly refundRefId: string; readonly reason: string }>;
  /** Status of an accepted refund: `processing`, `refunded` or `cancelled`. */
  getRefundStatus(refundRefId: string): Promise<{ readonly status: string; readonly reason: string }>;
}

export const createRefundClient = (account: GatewayAccount, send: SendGatewayRequest): RefundGateway => ({
  async sendRefund({ refundTransId, bankTranId, amount }) {
    const path = queryPath(account, transactionPath, {
      bank_tran_id: bankTranId,
      refund_trans_id: refundTransId,
      refund_amount: formatTaka(amount),
      refund_remarks: 'Refund',
    });
    const response = await send('refund', { schema: refundResponseSchema, path, invalidReason });
    return {
      refundRefId: isAccepted(response) ? response.refund_ref_id : '',
      reason: redactGatewayText(response.errorReason, account.storePassword),
    };
  },
  async getRefundStatus(refundRefId) {
    const path = queryPath(account, transactionPath, { refund_ref_id: refundRefId });
    const call = { schema: refundResponseSchema, path, invalidReason: invalidApiConnect };
    const { status, errorReason } = await send('refund-query', call);
    return { status, reason: redactGatewayText(errorReason, account.storePassword) };
  },
});

const invalidReason = (response: RefundResponse): string =>
  invalidApiConnect(response) ||
  (isAccepted(response) && response.refund_ref_id === '' ? 'no reference' : '');

/** The gateway returns `processing` for a number that it accepted before. */
const isAccepted = ({ status }: RefundResponse): boolean => ['success', 'processing'].includes(status);
