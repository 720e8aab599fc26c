import type { Caller } from '@sargam/chassis/caller';
import {
  hashRequest,
  type IdempotencyStore,
  type IdempotentRequest,
  runIdempotent,
} from '@sargam/chassis/idempotency';
import { networkOf } from '@sargam/chassis/network';
import type { Service } from '@sargam/chassis/service';
import type { Request, Response } from 'express';
import { readIdempotencyKey } from '../api/idempotency-key.ts';
import type { VerifyToken } from '../auth/access-tokens.ts';
import type { GatewaySettings } from '../config.ts';
import { acceptsCsv, sendCsv } from '../csv/send-csv.ts';
import type { HandlerDeps } from '../routing/handler-deps.ts';
import type { Route, Schema } from '../routing/route.ts';
import type { UploadDeps } from '../uploads/receive-file.ts';
import { paymentTimeoutMs } from '../upstream/payment-timeout.ts';
import type { EnumerationLimiter } from './enumeration-limiter.ts';
import type { RateLimits } from './rate-limits.ts';

export interface HttpDeps {
  readonly service: Service<GatewaySettings>;
  readonly handlerDeps: HandlerDeps;
  readonly verifyToken: VerifyToken;
  readonly rateLimits: RateLimits;
  readonly enumerationLimiter: EnumerationLimiter;
  readonly idempotencyStore: IdempotencyStore;
  readonly uploads: UploadDeps;
}

export type RouteCall = Parameters<Route['handle']>[0];
type CheckResponse = (schema: Schema, result: unknown) => void;

/** In tests every response is validated against its schema; production skips the validation. */
const createResponseCheck = ({ sargamEnv }: GatewaySettings): CheckResponse =>
  sargamEnv === 'test' ? (schema, result) => void schema.parse(result) : () => undefined;

export const networkOfRequest = (request: Request): string => networkOf(request.ip ?? 'unknown');

/** Undefined if the request has no idempotency-key header. */
const idempotentRequestOf = ({ caller, request, body }: RouteCall): IdempotentRequest | undefined => {
  if (request.get('idempotency-key') === undefined) return undefined;
  const { subject } = caller as unknown as Caller;
  const contents = JSON.stringify([request.method, request.path, body], (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return { scope: subject, key: readIdempotencyKey(request), requestHash: hashRequest(contents) };
};

/** Longer than any call may take. */
const idempotencyLeaseMs = paymentTimeoutMs + 2_000;
const idempotencyPollIntervalMs = 40;

/** The last network of each caller. The same object for the same network: the assertions of a caller are cached by its object. */
const staffWithNetwork = new WeakMap<Caller, Caller>();

/** Staff have the network of their browser as a claim, for the audit logs of the services. */
const withNetworkOfStaff = (caller: Caller | undefined, request: Request): Caller | undefined => {
  if (!caller || caller.roles.includes('student')) return caller;
  const network = networkOfRequest(request);
  const known = staffWithNetwork.get(caller);
  if (known?.claims['network'] === network) return known;
  const staff = { ...caller, claims: { ...caller.claims, network } };
  staffWithNetwork.set(caller, staff);
  return staff;
};

/** Runs the handler of one route, at most once for an idempotency key, and sends its answer. */
export const createResponder = (
  route: Route,
  { service, handlerDeps, enumerationLimiter, idempotencyStore }: HttpDeps,
) => {
  const checkResponse = createResponseCheck(service.settings);
  const { response: responseSpec } = route;

  const handle = (call: RouteCall): Promise<unknown> => {
    const caller = call.caller as Caller | undefined;
    const run = () =>
      service.runAsCaller(withNetworkOfStaff(caller, call.request), () => route.handle(call, handlerDeps));
    const { codeCheck } = route;
    if (!codeCheck || codeCheck.applies?.(call) === false) return run();
    return enumerationLimiter.run(
      codeCheck.kind,
      { network: networkOfRequest(call.request), person: caller?.subject },
      run,
    );
  };

  const runToJson = async (call: RouteCall, schema: Schema): Promise<string> => {
    const result = await handle(call);
    checkResponse(schema, result);
    return JSON.stringify(result);
  };

  const runKeyed = (keyed: IdempotentRequest, call: RouteCall, schema: Schema): Promise<Uint8Array> =>
    runIdempotent(idempotencyStore, keyed, {
      leaseMs: idempotencyLeaseMs,
      pollIntervalMs: idempotencyPollIntervalMs,
      work: async () => Buffer.from(await runToJson(call, schema)),
    });

  return async (call: RouteCall, response: Response): Promise<void> => {
    const { csv } = route;
    if (csv && acceptsCsv(call.request))
      return service.runAsCaller(call.caller as Caller | undefined, () =>
        sendCsv(response, csv.name, csv.open(call, handlerDeps)),
      );
    if ('raw' in responseSpec) return void (await handle(call));
    const keyed = route.idempotency === 'gateway' ? idempotentRequestOf(call) : undefined;
    const json = await (keyed ? runKeyed(keyed, call, responseSpec) : runToJson(call, responseSpec));
    response.writeHead(route.status ?? 200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(json);
  };
};
