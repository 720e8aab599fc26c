import { type CallOptions, type ClientMiddleware, Metadata } from 'nice-grpc';
import type { Histogram } from 'prom-client';
import type { createCallerSigner } from '../caller/caller-signatures.ts';
import type { Clock } from '../clock/index.ts';
import { domainError } from '../errors/domain-error.ts';
import { fromGrpcError } from '../errors/from-grpc-error.ts';
import { currentScope, type Scope } from '../scope/index.ts';
import type { ExtraCallOptions } from '../service/service.ts';
import { currentTraceparent, openSpan } from '../telemetry/index.ts';
import { abortAfter } from './abort-after.ts';
import { remainingTimeMs } from './deadline.ts';
import { callerKey, timeoutKey, traceKey } from './metadata-names.ts';

export interface ClientMiddlewareDeps {
  readonly signCaller: ReturnType<typeof createCallerSigner>;
  readonly clock: Clock;
  readonly seconds: Histogram<'method' | 'outcome'>;
  /** Milliseconds a call may take. */
  readonly timeout: number;
}

/**
 * Everything that leaves carries who it is for, how long is left and which trace it belongs to; everything that
 * comes back as an error is a Refusal.
 */
export const clientMiddleware = (deps: ClientMiddlewareDeps): ClientMiddleware<ExtraCallOptions> =>
  async function* departure(call, { timeoutMs: timeout, ...options }) {
    const scope = currentScope();
    const budget = remainingTimeMs({
      own: timeout ?? deps.timeout,
      deadline: scope.deadline,
      now: Date.now(),
    });
    if (budget <= 0) throw tooLate();
    const span = openSpan(call.method.path.slice(1), {
      kind: 'client',
      attributes: { 'rpc.system': 'grpc' },
    });
    const limit = abortAfter(budget, [options.signal, scope.signal]);
    const started = performance.now();
    let failure: unknown;
    try {
      const metadata = labelled(options.metadata, scope, deps, budget, currentTraceparent(span.context));
      return yield* call.next(call.request, { ...options, metadata, signal: limit.signal });
    } catch (error) {
      failure = translated(error, limit.timedOut());
      throw failure;
    } finally {
      limit.release();
      span.end(failure);
      const labels = { method: call.method.path, outcome: outcomeOf(failure) };
      deps.seconds.observe(labels, (performance.now() - started) / 1000);
    }
  };

const labelled = (
  given: CallOptions['metadata'],
  scope: Scope,
  { signCaller, clock }: ClientMiddlewareDeps,
  budget: number,
  trace: string | undefined,
): Metadata => {
  const metadata = Metadata(given).set(timeoutKey, String(Math.floor(budget)));
  if (trace) metadata.set(traceKey, trace);
  const caller = scope.signedCaller ?? (scope.caller && signCaller(scope.caller, clock()));
  return caller ? metadata.set(callerKey, caller) : metadata;
};

const translated = (error: unknown, timedOut: boolean): unknown => {
  if (timedOut) return tooLate(error);
  // Whoever asked has gone, or has stopped it on purpose: theirs to understand.
  return isAbort(error) ? error : fromGrpcError(error);
};

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const tooLate = (cause?: unknown) => domainError.unavailable('too-late', undefined, cause);

const outcomeOf = (failure: unknown): string => {
  if (failure === undefined) return 'ok';
  return failure instanceof Error && 'kind' in failure ? String(failure.kind) : 'cancelled';
};
