import type { Histogram } from 'prom-client';
import type { z } from 'zod';
import type { TranId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import { takaText } from '../money/taka-text.ts';
import {
  type PaymentAnswer,
  paymentAnswer,
  queryAnswer,
  type RefundAnswer,
  refundAnswer,
  sessionAnswer,
} from './gateway-answers.ts';
import { call, NoAnswer } from './http-client.ts';
import { hostOf, isOwnPage } from './own-page.ts';
import type { Fields } from './signature.ts';
import { tellable } from './tellable.ts';

/** The gateway did not answer, or not in its own words. Says nothing of addresses: they carry credentials. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
  constructor(operation: string, why: string) {
    super(`the payment gateway did not answer ${operation}: ${why}`);
  }
}

export interface GatewayOptions {
  readonly url: string;
  /** Domains that its pages may be on, beside its own. */
  readonly pageDomains: readonly string[];
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

/** Where a question goes, and how its answer is read; `fault` says why one that can be read is none all the same. */
interface Reading<S extends z.ZodType> {
  readonly schema: S;
  readonly path: string;
  readonly fault?: (answer: z.output<S>) => string;
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
  const { url, pageDomains, storeId, storePassword, timeout } = options;
  const credentials = { store_id: storeId, store_passwd: storePassword };
  const told = (words: string): string => tellable(words, storePassword);

  const ask = async <S extends z.ZodType>(operation: string, reading: Reading<S>, form?: URLSearchParams) => {
    const { schema, path, fault } = reading;
    const stopClock = seconds.startTimer({ operation });
    let outcome = 'unreachable';
    try {
      const answer = schema.safeParse(jsonIn(await call(`${url.replace(/\/$/, '')}${path}`, timeout, form)));
      if (!answer.success) throw new NoAnswer('an answer that cannot be read');
      const why = fault?.(answer.data) ?? '';
      if (why !== '') throw new NoAnswer(told(why).slice(0, 60));
      outcome = 'answered';
      return answer.data;
    } catch (error) {
      throw error instanceof NoAnswer ? new GatewayUnreachable(operation, error.message) : error;
    } finally {
      stopClock({ outcome });
    }
  };

  const question = (path: string, parameters: Fields): string =>
    `${path}?${new URLSearchParams({ ...parameters, ...credentials, v: '1', format: 'json' })}`;

  return {
    storeId,
    storePassword,
    timeout,
    async openSession(fields) {
      const form = new URLSearchParams({ ...credentials, ...fields });
      const answer = await ask('session', { schema: sessionAnswer, path: '/gwprocess/v4/api.php' }, form);
      const { status, GatewayPageURL: page } = answer;
      if (status !== 'SUCCESS') return { refused: told(answer.failedreason) };
      if (!isOwnPage(page, url, pageDomains))
        return { refused: told(`the page that it names is not its own: ${hostOf(page)}`) };
      return { page, sessionKey: answer.sessionkey.slice(0, 100) };
    },
    validate: (valId) =>
      ask('validation', {
        schema: paymentAnswer,
        path: question('/validator/api/validationserverAPI.php', { val_id: valId }),
        fault: notValidated,
      }),
    async tries(tranId) {
      const path = question(transactions, { tran_id: tranId });
      return (await ask('query', { schema: queryAnswer, path, fault: notDone })).element;
    },
    async refund({ refundTransId, bankTranId, amount }) {
      const path = question(transactions, {
        bank_tran_id: bankTranId,
        refund_trans_id: refundTransId,
        refund_amount: takaText(amount),
        refund_remarks: 'Refund',
      });
      const fault = (answer: RefundAnswer): string =>
        notDone(answer) || (isTaken(answer) && answer.refund_ref_id === '' ? 'no reference' : '');
      const answer = await ask('refund', { schema: refundAnswer, path, fault });
      return { refundRefId: isTaken(answer) ? answer.refund_ref_id : '', why: told(answer.errorReason) };
    },
    async refundStatus(refundRefId) {
      const path = question(transactions, { refund_ref_id: refundRefId });
      const { status, errorReason } = await ask('refund-query', {
        ...{ schema: refundAnswer, path, fault: notDone },
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
const notValidated = ({ APIConnect, status }: PaymentAnswer): string =>
  (APIConnect !== '' && notDone({ APIConnect })) || (status === '' ? 'no status' : '');

/** `processing` is what it says of a number that it has taken before. */
const isTaken = ({ status }: RefundAnswer): boolean => ['success', 'processing'].includes(status);

const jsonIn = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};
