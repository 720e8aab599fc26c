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
import type { VerifyToken } from '../auth/access-tokens.ts';
import type { GatewaySettings } from '../config.ts';
import { acceptsCsv, sendCsv } from '../csv/send-csv.ts';
import type { HandlerDeps } from '../routing/handler-deps.ts';
import type { Call, Route, Schema } from '../routing/route.ts';
import { isDefiniteFailure } from '../uploads/pictures.ts';
import { type Form, readForm, removeFiles } from '../uploads/read-form.ts';
import type { UploadDeps } from '../uploads/receive-file.ts';
import { paymentTimeoutMs } from '../upstream/payment-timeout.ts';
import { omitBlankFields } from '../wire/blank-fields.ts';
import type { StoredFile } from '../wire/files.ts';
import { readIdempotencyKey } from '../wire/idempotency-key.ts';
import { negotiateLanguage } from '../wire/language.ts';
import { rejectPrefetch, requireOwner, requireRole, requireStepUp } from './authorise.ts';
import type { EnumerationLimiter } from './enumeration-limiter.ts';
import { invalidInput, parse, safeParse } from './parse.ts';
import type { RateLimits } from './rate-limits.ts';
import { readJson, readUrlEncoded } from './read-body.ts';
import { noteCaller } from './request-subject.ts';

export interface HttpDeps {
  readonly service: Service<GatewaySettings>;
  readonly handlerDeps: HandlerDeps;
  readonly verifyToken: VerifyToken;
  readonly rateLimits: RateLimits;
  readonly enumerationLimiter: EnumerationLimiter;
  readonly idempotencyStore: IdempotencyStore;
  readonly uploads: UploadDeps;
}

type RouteCall = Parameters<Route['handle']>[0];
type CheckResponse = (schema: Schema, result: unknown) => void;

const noFiles: Form = { fields: {}, files: new Map() };

/** In tests every response is validated against its schema; production skips the validation. */
const createResponseCheck = ({ sargamEnv }: GatewaySettings): CheckResponse =>
  sargamEnv === 'test' ? (schema, result) => void schema.parse(result) : () => undefined;

const networkOfRequest = (request: Request): string => networkOf(request.ip ?? 'unknown');

const readBody = (route: Route, request: Request): Promise<unknown> =>
  route.encoding === 'form' ? readUrlEncoded(request, route.bodyLimit) : readJson(request, route.bodyLimit);

const bodyOf = async (
  route: Route,
  request: Request,
  caller: Caller | undefined,
  form: Form,
): Promise<unknown> => {
  if (!route.body) return undefined;
  const callerSchema = route.bodyFor?.(caller);
  const schema = callerSchema ?? route.body;
  if (!route.multipart) return parse(schema, await readBody(route, request), route.invalidMessage);
  const outcome = safeParse(schema, form.fields);
  const missingFiles = callerSchema ? [] : missingFileErrors(route, form);
  if (outcome.success && missingFiles.length === 0) return outcome.data;
  const message = route.invalidMessageFor?.(caller, form.fields) ?? route.invalidMessage;
  throw invalidInput(outcome.error?.issues ?? [], message, missingFiles);
};

const filesOf = ({ files }: Form) => [...files.values()].flat();

const missingFileErrors = ({ multipart = {} }: Route, { fields, files }: Form) =>
  Object.entries(multipart).flatMap(([field, { required, requiredWithout: without }]) => {
    const message = required ?? (without && !fields[without.field] ? without.message : undefined);
    return message === undefined || files.has(field) ? [] : [{ field, message }];
  });

/** By field name: the stored file, or a list if the field allows several. */
const storeFiles = async (
  { multipart = {} }: Route,
  { files }: Form,
): Promise<Record<string, StoredFile | StoredFile[] | undefined>> => {
  const stored: Record<string, StoredFile | StoredFile[] | undefined> = {};
  for (const [name, { maxCount }] of Object.entries(multipart)) {
    const storedFiles = await Promise.all((files.get(name) ?? []).map((file) => file.store()));
    stored[name] = maxCount === undefined ? storedFiles[0] : storedFiles;
  }
  return stored;
};

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
const createResponder = (
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

/** Handles requests of one route: checks limits, token, role and input, runs the handler, sends the answer. Throws errors. */
export const createRouteHandler = (route: Route, deps: HttpDeps) => {
  const { verifyToken, rateLimits, uploads } = deps;
  const rate = route.rate ?? 'usual';
  const { multipart } = route;
  const respond = createResponder(route, deps);

  /** An admin's access to the data of a person is logged. */
  const requireOwnerOrLog = (isOwn: boolean, { params }: Request, caller: Caller | undefined): void => {
    requireOwner(route, isOwn, caller);
    if (isOwn) return;
    const { method, path } = route;
    const access = { caller: caller?.subject, method, path, params };
    deps.service.log.info(access, 'data of another person accessed by an admin');
  };

  const prepare = async (request: Request, response: Response, caller: Caller | undefined, form: Form) => {
    const call = {
      caller,
      params: route.params ? await parse(route.params, request.params, route.invalidMessage) : {},
      query: route.query ? await parse(route.query, omitBlankFields(request.query)) : {},
      body: await bodyOf(route, request, caller, form),
      files: {},
      discardFiles: () => removeFiles(filesOf(form)),
      language: negotiateLanguage(request.headers['accept-language']),
      request,
      response,
    } as Call<never, never, never, never, never>;
    if (route.ratePerPerson && caller) await rateLimits.consume(route.ratePerPerson, caller.subject);
    if (route.isOwner) requireOwnerOrLog(route.isOwner(call), request, caller);
    return call;
  };

  return async (request: Request, response: Response): Promise<void> => {
    await rateLimits.consume(rate, networkOfRequest(request));
    if (route.changesState) rejectPrefetch(request);
    const caller = route.ignoresToken
      ? undefined
      : await verifyToken(request.headers['auth-token']?.toString());
    noteCaller(response, caller);
    requireRole(route, caller);
    requireStepUp(route, caller, deps.service.clock());
    const form = multipart ? await readForm(request, multipart, uploads) : noFiles;
    try {
      const call = await prepare(request, response, caller, form);
      await respond({ ...call, files: await storeFiles(route, form) } as RouteCall, response);
    } catch (error) {
      if (isDefiniteFailure(error)) await removeFiles(filesOf(form));
      throw error;
    }
  };
};
