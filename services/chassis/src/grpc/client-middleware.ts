import { type ClientMiddleware, Metadata } from 'nice-grpc';
import type { Histogram } from 'prom-client';
import type { AssertionSigner } from '../caller/assertion-signer.ts';
import type { Caller } from '../caller/caller.ts';
import type { Clock } from '../clock/index.ts';
import { domainError } from '../errors/domain-error.ts';
import { fromGrpcError } from '../errors/grpc-errors.ts';
import { currentScope, type Scope } from '../scope/index.ts';
import { currentTraceparent, openSpan } from '../telemetry/index.ts';
import { callerKey, onBehalfOfKey, remainingTimeMs, timeoutKey, traceKey } from './call-metadata.ts';
import type { ExtraCallOptions } from './types.ts';

export interface ClientMiddlewareDeps {
  readonly signAssertion: AssertionSigner;
  /** The service itself, as the caller of its own calls. */
  readonly serviceCaller: Caller;
  readonly clock: Clock;
  readonly seconds: Histogram<'method' | 'outcome'>;
  /** Default timeout of a call. */
  readonly timeoutMs: number;
}

/**
 * Sends the caller, the remaining time and the trace with each call, and turns an error of the call into a DomainError.
 */
export const clientMiddleware = (deps: ClientMiddlewareDeps): ClientMiddleware<ExtraCallOptions> =>
  async function* makeCall(call, { timeoutMs = deps.timeoutMs, ...options }) {
    const scope = currentScope();
    const remainingMs = remainingTimeMs({
      timeoutMs,
      deadline: scope.deadline,
      now: Date.now(),
    });
    if (remainingMs <= 0) throw deadlineExceeded();
    const span = openSpan(call.method.path.slice(1), {
      kind: 'client',
      attributes: { 'rpc.system': 'grpc' },
    });
    const limit = abortAfter(remainingMs, [options.signal, scope.signal]);
    const started = performance.now();
    let failure: unknown;
    try {
      const metadata = Metadata(options.metadata).set(timeoutKey, String(Math.floor(remainingMs)));
      const trace = currentTraceparent(span.context);
      if (trace) metadata.set(traceKey, trace);
      setCallerMetadata(metadata, scope, deps, call.method.path);
      return yield* call.next(call.request, { ...options, metadata, signal: limit.signal });
    } catch (error) {
      failure = toCallError(error, limit.timedOut());
      throw failure;
    } finally {
      limit.release();
      span.end(failure);
      const labels = { method: call.method.path, outcome: outcomeOf(failure) };
      deps.seconds.observe(labels, (performance.now() - started) / 1000);
    }
  };

/** A person is named by the gateway's assertion only, so a service passes it on beside its own. */
const setCallerMetadata = (
  metadata: Metadata,
  { caller: current, onBehalfOf }: Scope,
  { signAssertion, serviceCaller, clock }: ClientMiddlewareDeps,
  path: string,
): void => {
  // A service that serves another service calls in its own name.
  const signingCaller = current?.roles.includes('service') ? serviceCaller : current;
  const caller = onBehalfOf === undefined ? signingCaller : undefined;
  metadata.set(callerKey, signAssertion({ path, caller }, clock()));
  if (onBehalfOf !== undefined) metadata.set(onBehalfOfKey, onBehalfOf);
};

const toCallError = (error: unknown, timedOut: boolean): unknown => {
  if (timedOut) return deadlineExceeded(error);
  // The caller cancelled the call, so it gets its own AbortError.
  return isAbort(error) ? error : fromGrpcError(error);
};

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const deadlineExceeded = (cause?: unknown) => domainError.unavailable('too-late', undefined, cause);

const outcomeOf = (failure: unknown): string => {
  if (failure === undefined) return 'ok';
  return failure instanceof Error && 'kind' in failure ? String(failure.kind) : 'cancelled';
};

interface TimeLimit {
  readonly signal: AbortSignal;
  readonly timedOut: () => boolean;
  /** Must be called when the call has ended: clears the timer and removes the listeners. */
  readonly release: () => void;
}

/** A signal that is aborted after `ms`, or when one of the given signals is aborted. */
const abortAfter = (ms: number, signals: readonly (AbortSignal | undefined)[]): TimeLimit => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    abort();
  }, ms);
  for (const signal of signals) {
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  }
  return {
    signal: controller.signal,
    timedOut: () => hasTimedOut,
    release: () => {
      clearTimeout(timer);
      for (const signal of signals) signal?.removeEventListener('abort', abort);
    },
  };
};
