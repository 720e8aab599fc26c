import {
  type CallContext,
  type ServerError,
  type ServerMiddleware,
  type ServerMiddlewareCall,
  Status,
} from 'nice-grpc';
import type { Logger } from 'pino';
import type { Histogram } from 'prom-client';
import { rememberCaller } from '../caller/call-caller.ts';
import type { callerVerifier } from '../caller/seen-callers.ts';
import type { Clock } from '../clock/index.ts';
import { Refusal, refuse } from '../errors/refusal.ts';
import { toStatus } from '../errors/to-status.ts';
import { runInScope, type Scope } from '../scope/index.ts';
import { openSpan, readTraceparent } from '../telemetry/index.ts';
import { readDeadline } from './budget.ts';
import { eachInScope } from './each-in-scope.ts';
import { callerKey, timeoutKey, traceKey } from './metadata-names.ts';

export interface ArrivalDeps {
  readonly verifyCaller: ReturnType<typeof callerVerifier>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly seconds: Histogram<'method' | 'code'>;
}

/**
 * Everything that arrives is handled in the scope it came with (caller, deadline, trace), and whatever a handler
 * throws becomes a status that reveals no more than a Refusal does.
 */
export const arrive = (deps: ArrivalDeps): ServerMiddleware =>
  async function* arrival<Request, Response>(
    call: ServerMiddlewareCall<Request, Response>,
    context: CallContext,
  ) {
    const { path } = call.method;
    const parent = readTraceparent(context.metadata.get(traceKey));
    const span = openSpan(path.slice(1), { kind: 'server', attributes: { 'rpc.system': 'grpc' }, parent });
    const started = performance.now();
    let failure: ServerError | undefined;
    try {
      const scope = { ...scopeOf(context, deps), trace: span.mark };
      return yield* eachInScope<Response, Response | void>(scope, () => call.next(call.request, context));
    } catch (error) {
      failure = toStatus(error);
      runInScope({ trace: span.mark }, () => report(deps.log, path, error, failure));
      throw failure;
    } finally {
      span.end(failure);
      const code = Status[failure?.code ?? Status.OK];
      deps.seconds.observe({ method: path, code }, (performance.now() - started) / 1000);
    }
  };

const scopeOf = (context: CallContext, { verifyCaller, clock }: ArrivalDeps): Partial<Scope> => {
  const callerText = context.metadata.get(callerKey);
  const caller = callerText === undefined ? undefined : verifyCaller(callerText, clock());
  if (callerText !== undefined && !caller) throw refuse.unauthenticated('caller-not-verified');
  rememberCaller(context, caller);
  const deadline = readDeadline(context.metadata.get(timeoutKey), Date.now());
  return { caller, callerText, deadline, signal: context.signal };
};

const report = (log: Logger, method: string, error: unknown, status: ServerError | undefined): void => {
  if (error instanceof Refusal) {
    const { kind, code } = error;
    if (kind === 'unavailable')
      log.warn({ method, kind, code, cause: error.cause }, 'call could not be served');
    else log.debug({ method, kind, code }, 'call refused');
  } else if (status?.code === Status.INTERNAL) log.error({ method, err: error }, 'call failed');
};
