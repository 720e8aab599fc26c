import type { Histogram } from 'prom-client';
import type { z } from 'zod';
import type { TranId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import { takaText } from '../money/taka-text.ts';
import {
  type PaymentAnswer,
  paymentAnswer,
  queryAnswer,
  refundAnswer,
  sessionAnswer,
} from './gateway-answers.ts';
import { call, NoAnswer } from './http-client.ts';
import type { Fields } from './signature.ts';

/** The gateway did not answer, or not in its own words. Says nothing of addresses: they carry credentials. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
  constructor(operation: string, why: string) {
    super(`the payment gateway did not answer ${operation}: ${why}`);
  }
}

export interface GatewayOptions {
  readonly url: string;
  readonly storeId: string;
  readonly storePassword: string;
  /** Milliseconds a call may take. */
  readonly timeout: number;
}

export type SessionOpened =
  | { readonly page: string; readonly sessionKey: string }
  | { readonly refused: string };

export interface RefundWish {
  readonly refundTransId: string;
  /** The gateway's own number of the payment. */
  readonly bankTranId: string;
  readonly amount: Poisha;
}

/** SSLCommerz v4, as far as buying and giving back need it. Each call rejects with `GatewayUnreachable` where there is no answer. */
export interface Gateway {
  readonly storeId: string;
  readonly storePassword: string;
  /** Milliseconds a call may take. */
  readonly timeout: number;
  openSession(fields: Fields): Promise<SessionOpened>;
  /** The authority on whether a payment is good: asking twice is safe. */
  validate(valId: string): Promise<PaymentAnswer>;
  /** Every try that buyers made under our own id; none is as good as one that is pending. */
  tries(tranId: TranId): Promise<readonly PaymentAnswer[]>;
  /** Sends money back to whence it came, once for each `refundTransId`; without a reference it was refused. */
  refund(wish: RefundWish): Promise<{ readonly refundRefId: string; readonly why: string }>;
  /** How far a refund that was taken got: `processing`, `refunded`, `cancelled`. */
  refundStatus(refundRefId: string): Promise<{ readonly status: string; readonly why: string }>;
}

export const sslcommerz = (options: GatewayOptions, seconds: Histogram): Gateway => {
  const { url, storeId, storePassword, timeout } = options;
  const credentials = { store_id: storeId, store_passwd: storePassword };

  const answerOf = async <S extends z.ZodType>(
    operation: string,
    schema: S,
    path: string,
    form?: URLSearchParams,
  ): Promise<z.output<S>> => {
    const stopClock = seconds.startTimer({ operation });
    let outcome = 'unreachable';
    try {
      const body = await call(`${url.replace(/\/$/, '')}${path}`, timeout, form);
      const answer = schema.safeParse(jsonIn(body));
      if (!answer.success) throw new NoAnswer('an answer that cannot be read');
      outcome = 'answered';
      return answer.data;
    } catch (error) {
      throw error instanceof NoAnswer ? new GatewayUnreachable(operation, error.message) : error;
    } finally {
      stopClock({ outcome });
    }
  };

  const ask = <S extends z.ZodType>(operation: string, schema: S, path: string, parameters: Fields) =>
    answerOf(
      operation,
      schema,
      `${path}?${new URLSearchParams({ ...parameters, ...credentials, v: '1', format: 'json' })}`,
    );

  return {
    storeId,
    storePassword,
    timeout,
    async openSession(fields) {
      const body = new URLSearchParams({ ...credentials, ...fields });
      const answer = await answerOf('session', sessionAnswer, '/gwprocess/v4/api.php', body);
      return answer.status === 'SUCCESS' && URL.canParse(answer.GatewayPageURL)
        ? { page: answer.GatewayPageURL, sessionKey: answer.sessionkey.slice(0, 100) }
        : { refused: answer.failedreason.slice(0, 200) };
    },
    validate: (valId) =>
      ask('validation', paymentAnswer, '/validator/api/validationserverAPI.php', { val_id: valId }),
    async tries(tranId) {
      const answer = await ask('query', queryAnswer, transactions, { tran_id: tranId });
      return done('query', answer).element;
    },
    async refund({ refundTransId, bankTranId, amount }) {
      const answer = await ask('refund', refundAnswer, transactions, {
        bank_tran_id: bankTranId,
        refund_trans_id: refundTransId,
        refund_amount: takaText(amount),
        refund_remarks: 'Refund',
      });
      // `processing` is what it says of a number that it has taken before.
      const isTaken = ['success', 'processing'].includes(done('refund', answer).status);
      if (isTaken && answer.refund_ref_id === '') throw new GatewayUnreachable('refund', 'no reference');
      return { refundRefId: isTaken ? answer.refund_ref_id : '', why: answer.errorReason.slice(0, 200) };
    },
    async refundStatus(refundRefId) {
      const answer = await ask('refund-query', refundAnswer, transactions, { refund_ref_id: refundRefId });
      return { status: done('refund-query', answer).status, why: answer.errorReason.slice(0, 200) };
    },
  };
};

/** The address of queries and refunds alike: which of them is meant, the parameters say. */
const transactions = '/validator/api/merchantTransIDvalidationAPI.php';

const done = <A extends { readonly APIConnect: string }>(operation: string, answer: A): A => {
  if (answer.APIConnect === 'DONE') return answer;
  throw new GatewayUnreachable(operation, `it says ${answer.APIConnect.slice(0, 30)}`);
};

const jsonIn = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};
