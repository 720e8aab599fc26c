import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../caller/caller.ts';

/** The W3C trace context of the current span. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

/** The context of the current work. It is kept across every await and passed on with every call. */
export interface Scope {
  readonly caller?: Caller | undefined;
  /** The gateway's assertion of the caller, passed on with the calls of this work. */
  readonly onBehalfOf?: string | undefined;
  /** Epoch milliseconds after which the caller no longer waits. */
  readonly deadline?: number;
  readonly trace?: TraceContext;
  /** Aborted when the caller cancels the call. */
  readonly signal?: AbortSignal;
}

const storage = new AsyncLocalStorage<Scope>();
const emptyScope: Scope = {};

export const currentScope = (): Scope => storage.getStore() ?? emptyScope;

/** Runs the function in the current scope with these changes. */
export const runInScope = <T>(change: Partial<Scope>, run: () => T): T =>
  storage.run({ ...currentScope(), ...change }, run);
