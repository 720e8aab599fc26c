import {
  type CallContext,
  type ServerError,
  type ServerMiddleware,
  type ServerMiddlewareCall,
  Status,
} from 'nice-grpc';
import type { Logger } from 'pino';
import type { Counter, Histogram } from 'prom-client';
import type { AssertionVerifier } from '../caller/assertion-verifier.ts';
import { authenticateCall } from '../caller/authenticate-call.ts';
import { setCaller } from '../caller/call-context-caller.ts';
import type { Clock } from '../clock/index.ts';
import { DomainError } from '../errors/domain-error.ts';
import { toGrpcError } from '../errors/grpc-errors.ts';
import { runInScope, type Scope } from '../scope/index.ts';
import { openSpan, parseTraceparent } from '../telemetry/index.ts';
import { callerKey, onBehalfOfKey, parseDeadline, timeoutKey, traceKey } from './call-metadata.ts';

export interface ServerMiddlewareDeps {
  readonly verifyAssertion: AssertionVerifier;
  readonly clock: Clock;
  readonly log: Logger;
  /** Durations of the calls in seconds. */
  readonly seconds: Histogram<'method' | 'code'>;
  /** Calls whose calling service was not verified, or may not call the method. */
  readonly rejectedCallers: Counter<'method' | 'code'>;
}

/**
 * Runs each call in its own scope (caller, deadline, trace) and turns an error of the handler into a gRPC error, which
 * reveals DomainErrors only.
 */
export const serverMiddleware = (
  deps: ServerMiddlewareDeps,
  allowedServices: AllowedServices,
): ServerMiddleware =>
  async function* handleCall<Request, Response>(
    call: ServerMiddlewareCall<Request, Response>,
    context: CallContext,
  ) {
    const { path } = call.method;
    const parent = parseTraceparent(context.metadata.get(traceKey));
    const span = openSpan(path.slice(1), { kind: 'server', attributes: { 'rpc.system': 'grpc' }, parent });
    const started = performance.now();
    let failure: ServerError | undefined;
    try {
      const scope = { ...scopeOf(path, context, deps, allowedServices(path)), trace: span.context };
      return yield* iterateInScope<Response, Response | void>(scope, () => call.next(call.request, context));
    } catch (error) {
      failure = toGrpcError(error);
      runInScope({ trace: span.context }, () => reportFailure(deps, path, error, failure));
      throw failure;
    } finally {
      span.end(failure);
      const code = Status[failure?.code ?? Status.OK];
      deps.seconds.observe({ method: path, code }, (performance.now() - started) / 1000);
    }
  };

/** The names of the services that may call a method, given as `/package.Service/Method`. */
export type AllowedServices = (path: string) => readonly string[];

const scopeOf = (
  path: string,
  context: CallContext,
  { verifyAssertion, clock }: ServerMiddlewareDeps,
  services: readonly string[],
): Partial<Scope> => {
  const { metadata, signal } = context;
  const credentials = { path, assertion: metadata.get(callerKey), onBehalfOf: metadata.get(onBehalfOfKey) };
  const { caller, onBehalfOf } = authenticateCall(credentials, services, verifyAssertion, clock());
  setCaller(context, caller);
  const deadline = parseDeadline(metadata.get(timeoutKey), Date.now());
  return { caller, onBehalfOf, deadline, signal };
};

/** Error codes of `authenticateCall` whose cause is a misconfigured service or an attack. */
const rejectedCallerCodes: ReadonlySet<string> = new Set(['caller-not-verified', 'service-not-allowed']);

const reportFailure = (
  { log, rejectedCallers }: ServerMiddlewareDeps,
  method: string,
  error: unknown,
  status: ServerError | undefined,
): void => {
  if (error instanceof DomainError) {
    const { kind, code } = error;
    if (kind === 'unavailable')
      log.warn({ method, kind, code, cause: error.cause }, 'call failed: dependency unavailable');
    else if (rejectedCallerCodes.has(code)) {
      rejectedCallers.inc({ method, code });
      log.warn({ method, code, reason: error.message }, 'call of a service rejected');
    } else log.debug({ method, kind, code }, 'call rejected');
  } else if (status?.code === Status.INTERNAL) log.error({ method, err: error }, 'call failed');
};

/**
 * Iterates a generator within the scope. A generator runs in the scope of the code that requests its next item, not in the
 * scope of its creation, so every step is run in the scope.
 */
export async function* iterateInScope<Item, Result>(
  scope: Partial<Scope>,
  createGenerator: () => AsyncGenerator<Item, Result, undefined>,
): AsyncGenerator<Item, Result, undefined> {
  const source = createGenerator();
  let isDone = false;
  const nextInScope = () => runInScope(scope, () => source.next());
  try {
    let item = await nextInScope();
    while (!item.done) {
      yield item.value;
      item = await nextInScope();
    }
    isDone = true;
    return item.value;
  } finally {
    // The consumer stopped between two items: `return` runs the handler's own `finally`.
    if (!isDone) await runInScope(scope, () => source.return(undefined as Result));
  }
}
