import type { TraceMark } from '../scope/index.ts';

export type SpanKindName = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

export interface SpanOptions {
  readonly kind?: SpanKindName;
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  /** Where to go on from, when it is not the work being done: a request's or a message's traceparent, read. */
  readonly parent?: TraceMark;
}

/** Runs the function as a span of the trace being worked in, or of a new one; a rejection marks the span and goes on. */
export declare const inSpan: <T>(name: string, options: SpanOptions, run: () => Promise<T>) => Promise<T>;
