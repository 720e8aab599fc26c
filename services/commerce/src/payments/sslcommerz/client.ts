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

/** The gateway did not answer, or not in its own words. Says nothing of addresses: they carry credentials. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnreachable';
  constructor(operation: string, why: string) {
    super(`the payment gateway did not answer ${operation}: ${why}`);
  }
}

export interface PaymentGatewayOptions {
  readonly url: string;
  /** Domains that its pages may be on, beside its own. */
  readonly pageDomains: readonly string[];
  readonly storeId: string;
  readonly storePassword: string;
  /** Milliseconds a call may take. */
  readonly timeout: number;
}

export type OpenSessionResult =
  | { readonly pageUrl: string; readonly sessionKey: string }
  | { readonly refused: string };

export interface RefundRequest {
  readonly refundTransId: string;
  /** The gateway's own number of the payment. */
  readonly bankTranId: string;
  readonly amount: Poisha;
}

/** Where a question goes, and how its answer is read; `fault` says why one that can be read is none all the same. */
interface Reading<S extends z.ZodType> {
  readonly schema: S;
  readonly path: string;
  readonly fault?: (answer: z.output<S>) => string;
}

/** SSLCommerz v4, as far as buying and giving back need it. Each call rejects with `GatewayUnreachable` where there is no answer. */
export interface PaymentGateway {
  readonly storeId: string;
  readonly storePassword: string;
  /** Milliseconds a call may take. */
  readonly timeoutMs: number;
  openSession(fields: Fields): Promise<OpenSessionResult>;
  /** The authority on whether a payment is good: asking twice is safe. */
  validate(valId: string): Promise<GatewayTransaction>;
  /** Every try that buyers made under our own id; none is as good as one that is pending. */
  findTransactions(tranId: TranId): Promise<readonly GatewayTransaction[]>;
  /** Sends money back to whence it came, once for each `refundTransId`; without a reference it was refused. */
  sendRefund(wish: RefundRequest): Promise<{ readonly refundRefId: string; readonly why: string }>;
  /** How far a refund that was taken got: `processing`, `refunded`, `cancelled`. */
  getRefundStatus(refundRefId: string): Promise<{ readonly status: string; readonly why: string }>;
}

export const createSslcommerzClient = (
  options: PaymentGatewayOptions,
  seconds: Histogram,
): PaymentGateway => {
  const { url, pageDomains, storeId, storePassword, timeout } = options;
  const credentials = { store_id: storeId, store_passwd: storePassword };
  const told = (words: string): string => redactGatewayText(words, storePassword);

  const ask = async <S extends z.ZodType>(operation: string, reading: Reading<S>, form?: URLSearchParams) => {
    const { schema, path, fault } = reading;
    const stopClock = seconds.startTimer({ operation });
    let outcome = 'unreachable';
    try {
      const answer = schema.safeParse(
        jsonIn(await sendHttpRequest(`${url.replace(/\/$/, '')}${path}`, timeout, form)),
      );
      if (!answer.success) throw new HttpRequestFailed('an answer that cannot be read');
      const why = fault?.(answer.data) ?? '';
      if (why !== '') throw new HttpRequestFailed(told(why).slice(0, 60));
      outcome = 'answered';
      return answer.data;
    } catch (error) {
      throw error instanceof HttpRequestFailed ? new GatewayUnavailable(operation, error.message) : error;
    } finally {
      stopClock({ outcome });
    }
  };

  const question = (path: string, parameters: Fields): string =>
    `${path}?${new URLSearchParams({ ...parameters, ...credentials, v: '1', format: 'json' })}`;

  return {
    storeId,
    storePassword,
    timeoutMs: timeout,
    async openSession(fields) {
      const form = new URLSearchParams({ ...credentials, ...fields });
      const answer = await ask(
        'session',
        { schema: sessionResponseSchema, path: '/gwprocess/v4/api.php' },
        form,
      );
      const { status, GatewayPageURL: page } = answer;
      if (status !== 'SUCCESS') return { refused: told(answer.failedreason) };
      if (!isTrustedPage(page, url, pageDomains))
        return { refused: told(`the page that it names is not its own: ${hostForLog(page)}`) };
      return { pageUrl: page, sessionKey: answer.sessionkey.slice(0, 100) };
    },
    validate: (valId) =>
      ask('validation', {
        schema: transactionSchema,
        path: question('/validator/api/validationserverAPI.php', { val_id: valId }),
        fault: notValidated,
      }),
    async findTransactions(tranId) {
      const path = question(transactions, { tran_id: tranId });
      return (await ask('query', { schema: queryResponseSchema, path, fault: notDone })).element;
    },
    async sendRefund({ refundTransId, bankTranId, amount }) {
      const path = question(transactions, {
        bank_tran_id: bankTranId,
        refund_trans_id: refundTransId,
        refund_amount: formatTaka(amount),
        refund_remarks: 'Refund',
      });
      const fault = (answer: RefundResponse): string =>
        notDone(answer) || (isTaken(answer) && answer.refund_ref_id === '' ? 'no reference' : '');
      const answer = await ask('refund', { schema: refundResponseSchema, path, fault });
      return { refundRefId: isTaken(answer) ? answer.refund_ref_id : '', why: told(answer.errorReason) };
    },
    async getRefundStatus(refundRefId) {
      const path = question(transactions, { refund_ref_id: refundRefId });
      const { status, errorReason } = await ask('refund-query', {
        ...{ schema: refundResponseSchema, path, fault: notDone },
      });
      return { status, why: told(errorReason) };
    },
  };
};

/** The address of queries and refunds alike: which of them is meant, the parameters say. */
const transactions = '/validator/api/merchantTransIDvalidationAPI.php';

const notDone = ({ APIConnect }: { readonly APIConnect: string }): string =>
  APIConnect === 'DONE' ? '' : `it says ${APIConnect}`;

/** A refused connection is no answer, whatever else it says; one that leaves out how the call went has to say the status. */
const notValidated = ({ APIConnect, status }: GatewayTransaction): string =>
  (APIConnect !== '' && notDone({ APIConnect })) || (status === '' ? 'no status' : '');

/** `processing` is what it says of a number that it has taken before. */
const isTaken = ({ status }: RefundResponse): boolean => ['success', 'processing'].includes(status);

const jsonIn = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};
