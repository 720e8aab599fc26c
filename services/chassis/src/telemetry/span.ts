import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { runInScope, type TraceContext } from '../scope/index.ts';
import { currentTrace, newTraceContext } from './traceparent.ts';

export type SpanKindName = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

export interface SpanOptions {
  readonly kind?: SpanKindName;
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  /** The parent span, such as the parsed traceparent of a request or message. Default: the current span. */
  readonly parent?: TraceContext;
}

export interface OpenSpan {
  readonly context: TraceContext;
  set(attribute: string, value: string | number): void;
  end(error?: unknown): void;
}

const kinds: Readonly<Record<SpanKindName, SpanKind>> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** Starts a span that the caller must end: for work that is not one promise, such as a stream. Prefer inSpan. */
export const openSpan = (name: string, { kind = 'internal', attributes, parent }: SpanOptions): OpenSpan => {
  const parentTrace = parent ?? currentTrace();
  const span = trace
    .getTracer('sargam')
    .startSpan(name, { kind: kinds[kind], attributes }, parentContext(parentTrace));
  // Without an exporter the library returns the parent span. New ids are made, so that log lines can still be correlated.
  const context = span.isRecording() ? traceContextOf(span) : newTraceContext(parentTrace);
  return {
    context: context,
    set: (attribute, value) => void span.setAttribute(attribute, value),
    end: (error) => {
      if (error !== undefined) fail(span, error);
      span.end();
    },
  };
};

const parentContext = (mark: TraceContext | undefined) =>
  mark
    ? trace.setSpanContext(ROOT_CONTEXT, {
        traceId: mark.traceId,
        spanId: mark.spanId,
        traceFlags: mark.sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
        isRemote: true,
      })
    : ROOT_CONTEXT;

const traceContextOf = (span: Span): TraceContext => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return { traceId, spanId, sampled: (traceFlags & TraceFlags.SAMPLED) !== 0 };
};

const fail = (span: Span, error: unknown): void => {
  if (error instanceof Error) span.recordException(error);
  span.setStatus({
    code: SpanStatusCode.ERROR,
    message: error instanceof Error ? error.message : String(error),
  });
};

/** Runs the function in a span of the current trace, or of a new one. A rejection is recorded on the span and rethrown. */
export const inSpan = async <T>(name: string, options: SpanOptions, run: () => Promise<T>): Promise<T> => {
  const span = openSpan(name, options);
  try {
    const result = await runInScope({ trace: span.context }, run);
    span.end();
    return result;
  } catch (error) {
    span.end(error ?? 'failed');
    throw error;
  }
};
