import type { Histogram } from 'prom-client';
import type { z } from 'zod';
import { HttpRequestFailed, sendHttpRequest } from './http-client.ts';
import { redactGatewayText } from './redact-gateway-text.ts';
import type { Fields } from './signature.ts';

/** The gateway did not respond, or its response is not valid. The message contains no URL, because URLs carry the store's password. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
  constructor(operation: string, reason: string) {
    super(`payment gateway unavailable for ${operation}: ${reason}`);
  }
}

export interface GatewayAccount {
  readonly url: string;
  readonly storeId: string;
  readonly storePassword: string;
  readonly timeoutMs: number;
}

/** With a form the request is a POST. `invalidReason` returns why a parsed response is still not valid, or an empty string. */
export interface GatewayCall<S extends z.ZodType> {
  readonly schema: S;
  readonly path: string;
  readonly form?: URLSearchParams;
  readonly invalidReason?: (response: z.output<S>) => string;
}

/** Sends a request, parses the response and measures the time. Rejects with `GatewayUnavailable` without a valid response. */
export type SendGatewayRequest = <S extends z.ZodType>(
  operation: string,
  call: GatewayCall<S>,
) => Promise<z.output<S>>;

export const createGatewayRequestSender =
  ({ url, storePassword, timeoutMs }: GatewayAccount, seconds: Histogram): SendGatewayRequest =>
  async (operation, { schema, path, form, invalidReason }) => {
    const stopTimer = seconds.startTimer({ operation });
    let outcome = 'unreachable';
    try {
      const body = await sendHttpRequest(`${url.replace(/\/$/, '')}${path}`, timeoutMs, form);
      const response = schema.safeParse(parseJson(body));
      if (!response.success) throw new HttpRequestFailed('unreadable response');
      const reason = invalidReason?.(response.data) ?? '';
      if (reason !== '') throw new HttpRequestFailed(redactGatewayText(reason, storePassword, 60));
      outcome = 'answered';
      return response.data;
    } catch (error) {
      throw error instanceof HttpRequestFailed ? new GatewayUnavailable(operation, error.message) : error;
    } finally {
      stopTimer({ outcome });
    }
  };

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

export const credentialsOf = ({ storeId, storePassword }: GatewayAccount) => ({
  store_id: storeId,
  store_passwd: storePassword,
});

export const queryPath = (account: GatewayAccount, path: string, parameters: Fields): string =>
  `${path}?${new URLSearchParams({ ...parameters, ...credentialsOf(account), v: '1', format: 'json' })}`;

/** Queries and refunds share this path. Their parameters select the operation. */
export const transactionPath = '/validator/api/merchantTransIDvalidationAPI.php';

export const invalidApiConnect = ({ APIConnect }: { readonly APIConnect: string }): string =>
  APIConnect === 'DONE' ? '' : `APIConnect is ${APIConnect}`;
