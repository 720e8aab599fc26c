import type { Histogram } from 'prom-client';
import type { z } from 'zod';
import type { TranId } from '../../ids.ts';
import type { Poisha } from '../../money/poisha.ts';
import { formatTaka } from '../../money/taka-text.ts';
import { HttpRequestFailed, sendHttpRequest } from './http-client.ts';
import {
  type GatewayTransaction,
  queryResponseSchema,
  type RefundResponse,
  refundResponseSchema,
  sessionResponseSchema,
  transactionSchema,
} from './messages.ts';
import { redactGatewayText } from './redact-gateway-text.ts';
import type { Fields } from './signature.ts';
import { hostForLog, isTrustedPage } from './trusted-page.ts';

/** The gateway did not respond, or its response is not valid. The message contains no URL, because URLs carry the store's password. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
  constructor(operation: string, reason: string) {
    super(`payment gateway unavailable for ${operation}: ${reason}`);
  }
}

export interface PaymentGatewayOptions {
  readonly url: string;
  /** Domains of payment pages that are accepted beside the gateway's own domain. */
  readonly pageDomains: readonly string[];
  readonly storeId: string;
  readonly storePassword: string;
  readonly timeoutMs: number;
}

export type OpenSessionResult =
  | { readonly pageUrl: string; readonly sessionKey: string }
  | { readonly rejectionReason: string };

export interface RefundRequest {
  /** Idempotency key at the gateway: the gateway makes one refund per number. */
  readonly refundTransId: string;
  /** The gateway's own number of the payment. */
  readonly bankTranId: string;
  readonly amount: Poisha;
}

/** `invalidReason` returns why a parsed response is still not valid, or an empty string. */
interface GatewayCall<S extends z.ZodType> {
  readonly schema: S;
  readonly path: string;
  readonly invalidReason?: (response: z.output<S>) => string;
}

/** The SSLCommerz v4 calls for payments and refunds. Each call rejects with `GatewayUnavailable` without a valid response. */
export interface PaymentGateway {
  readonly storeId: string;
  readonly storePassword: string;
  readonly timeoutMs: number;
  openSession(fields: Fields): Promise<OpenSessionResult>;
  /** Only this call proves that a payment is paid. It can be repeated. */
  validate(valId: string): Promise<GatewayTransaction>;
  /** All transactions under one `tran_id`: one per attempt of the buyer on the gateway's page. */
  findTransactions(tranId: TranId): Promise<readonly GatewayTransaction[]>;
  /** Sends a refund, once for each `refundTransId`. An empty `refundRefId` means that the gateway rejected it. */
  sendRefund(request: RefundRequest): Promise<{ readonly refundRefId: string; readonly reason: string }>;
  /** Status of an accepted refund: `processing`, `refunded` or `cancelled`. */
  getRefundStatus(refundRefId: string): Promise<{ readonly status: string; readonly reason: string }>;
}

export const createSslcommerzClient = (
  options: PaymentGatewayOptions,
  seconds: Histogram,
): PaymentGateway => {
  const { url, pageDomains, storeId, storePassword, timeoutMs } = options;
  const credentials = { store_id: storeId, store_passwd: storePassword };
  const redact = (text: string): string => redactGatewayText(text, storePassword);

  const send = async <S extends z.ZodType>(
    operation: string,
    { schema, path, invalidReason }: GatewayCall<S>,
    form?: URLSearchParams,
  ) => {
    const stopTimer = seconds.startTimer({ operation });
    let outcome = 'unreachable';
    try {
      const body = await sendHttpRequest(`${url.replace(/\/$/, '')}${path}`, timeoutMs, form);
      const response = schema.safeParse(parseJson(body));
      if (!response.success) throw new HttpRequestFailed('unreadable response');
      const reason = invalidReason?.(response.data) ?? '';
      if (reason !== '') throw new HttpRequestFailed(redact(reason).slice(0, 60));
      outcome = 'answered';
      return response.data;
    } catch (error) {
      throw error instanceof HttpRequestFailed ? new GatewayUnavailable(operation, error.message) : error;
    } finally {
      stopTimer({ outcome });
    }
  };

  const queryPath = (path: string, parameters: Fields): string =>
    `${path}?${new URLSearchParams({ ...parameters, ...credentials, v: '1', format: 'json' })}`;

  return {
    storeId,
    storePassword,
    timeoutMs,
    async openSession(fields) {
      const form = new URLSearchParams({ ...credentials, ...fields });
      const call = { schema: sessionResponseSchema, path: '/gwprocess/v4/api.php' };
      const { status, failedreason, sessionkey, GatewayPageURL: pageUrl } = await send('session', call, form);
      if (status !== 'SUCCESS') return { rejectionReason: redact(failedreason) };
      if (!isTrustedPage(pageUrl, url, pageDomains))
        return { rejectionReason: redact(`untrusted payment page host: ${hostForLog(pageUrl)}`) };
      return { pageUrl, sessionKey: sessionkey.slice(0, 100) };
    },
    validate: (valId) =>
      send('validation', {
        schema: transactionSchema,
        path: queryPath('/validator/api/validationserverAPI.php', { val_id: valId }),
        invalidReason: invalidValidation,
      }),
    async findTransactions(tranId) {
      const path = queryPath(transactionPath, { tran_id: tranId });
      return (await send('query', { schema: queryResponseSchema, path, invalidReason: invalidApiConnect }))
        .element;
    },
    async sendRefund({ refundTransId, bankTranId, amount }) {
      const path = queryPath(transactionPath, {
        bank_tran_id: bankTranId,
        refund_trans_id: refundTransId,
        refund_amount: formatTaka(amount),
        refund_remarks: 'Refund',
      });
      const invalidReason = (response: RefundResponse): string =>
        invalidApiConnect(response) ||
        (isAccepted(response) && response.refund_ref_id === '' ? 'no reference' : '');
      const response = await send('refund', { schema: refundResponseSchema, path, invalidReason });
      return {
        refundRefId: isAccepted(response) ? response.refund_ref_id : '',
        reason: redact(response.errorReason),
      };
    },
    async getRefundStatus(refundRefId) {
      const path = queryPath(transactionPath, { refund_ref_id: refundRefId });
      const call = { schema: refundResponseSchema, path, invalidReason: invalidApiConnect };
      const { status, errorReason } = await send('refund-query', call);
      return { status, reason: redact(errorReason) };
    },
  };
};

/** Queries and refunds share this path. Their parameters select the operation. */
const transactionPath = '/validator/api/merchantTransIDvalidationAPI.php';

const invalidApiConnect = ({ APIConnect }: { readonly APIConnect: string }): string =>
  APIConnect === 'DONE' ? '' : `APIConnect is ${APIConnect}`;

/** A validation with an empty `APIConnect` is accepted if it has a status. */
const invalidValidation = ({ APIConnect, status }: GatewayTransaction): string =>
  (APIConnect !== '' && invalidApiConnect({ APIConnect })) || (status === '' ? 'no status' : '');

/** The gateway returns `processing` for a number that it accepted before. */
const isAccepted = ({ status }: RefundResponse): boolean => ['success', 'processing'].includes(status);

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};
