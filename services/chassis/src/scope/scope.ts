import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../caller/caller.ts';

/** The W3C identity of the span being worked in. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly sampled: boolean;
}

/** What belongs to the piece of work being done, and follows it through every await and into every call it makes. */
export interface Scope {
  readonly caller?: Caller;
  /** The caller as it arrived, signed; passed on as it is. */
  readonly signedCaller?: string;
  /** Epoch milliseconds after which whoever asked has stopped waiting. */
  readonly deadline?: number;
  readonly trace?: TraceContext;
  /** Aborted when whoever asked has gone. */
  readonly signal?: AbortSignal;
}

const storage = new AsyncLocalStorage<Scope>();
const nowhere: Scope = {};

export const currentScope = (): Scope => storage.getStore() ?? nowhere;

/** Runs the function with these parts of the scope changed and the others kept. */
export const runInScope = <T>(change: Partial<Scope>, run: () => T): T =>
  storage.run({ ...currentScope(), ...change }, run);
