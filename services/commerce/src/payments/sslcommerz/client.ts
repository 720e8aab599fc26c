import type { Histogram } from 'prom-client';
import type { TranId } from '../../ids.ts';
import {
  createGatewayRequestSender,
  credentialsOf,
  type GatewayAccount,
  invalidApiConnect,
  queryPath,
  transactionPath,
} from './gateway-request.ts';
import {
  type GatewayTransaction,
  queryResponseSchema,
  sessionResponseSchema,
  transactionSchema,
} from './messages.ts';
import { redactGatewayText } from './redact-gateway-text.ts';
import { createRefundClient, type RefundGateway } from './refund-client.ts';
import type { Fields } from './signature.ts';
import { hostForLog, isTrustedPage } from './trusted-page.ts';

export interface PaymentGatewayOptions extends GatewayAccount {
  /** Domains of payment pages that are accepted beside the gateway's own domain. */
  readonly pageDomains: readonly string[];
}

export type OpenSessionResult =
  | { readonly pageUrl: string; readonly sessionKey: string }
  | { readonly rejectionReason: string };

/** The SSLCommerz v4 calls for payments and refunds. Each call rejects with `GatewayUnavailable` without a valid response. */
export interface PaymentGateway extends RefundGateway {
  readonly storeId: string;
  readonly storePassword: string;
  readonly timeoutMs: number;
  openSession(fields: Fields): Promise<OpenSessionResult>;
  /** Only this call proves that a payment is paid. It can be repeated. */
  validate(valId: string): Promise<GatewayTransaction>;
  /** All transactions under one `tran_id`: one per attempt of the buyer on the gateway's page. */
  findTransactions(tranId: TranId): Promise<readonly GatewayTransaction[]>;
}

export const createSslcommerzClient = (
  options: PaymentGatewayOptions,
  seconds: Histogram,
): PaymentGateway => {
  const { url, pageDomains, storeId, storePassword, timeoutMs } = options;
  const send = createGatewayRequestSender(options, seconds);
  const redact = (text: string): string => redactGatewayText(text, storePassword);
  return {
    ...createRefundClient(options, send),
    storeId,
    storePassword,
    timeoutMs,
    async openSession(fields) {
      const form = new URLSearchParams({ ...credentialsOf(options), ...fields });
      const call = { schema: sessionResponseSchema, path: '/gwprocess/v4/api.php', form };
      const { status, failedreason, sessionkey, GatewayPageURL: pageUrl } = await send('session', call);
      if (status !== 'SUCCESS') return { rejectionReason: redact(failedreason) };
      if (!isTrustedPage(pageUrl, url, pageDomains))
        return { rejectionReason: redact(`untrusted payment page host: ${hostForLog(pageUrl)}`) };
      return { pageUrl, sessionKey: sessionkey.slice(0, 100) };
    },
    validate(valId) {
      const path = queryPath(options, '/validator/api/validationserverAPI.php', { val_id: valId });
      return send('validation', { schema: transactionSchema, path, invalidReason: invalidValidation });
    },
    async findTransactions(tranId) {
      const path = queryPath(options, transactionPath, { tran_id: tranId });
      const call = { schema: queryResponseSchema, path, invalidReason: invalidApiConnect };
      return (await send('query', call)).element;
    },
  };
};

/** A validation with an empty `APIConnect` is accepted if it has a status. */
const invalidValidation = ({ APIConnect, status }: GatewayTransaction): string =>
  (APIConnect !== '' && invalidApiConnect({ APIConnect })) || (status === '' ? 'no status' : '');
