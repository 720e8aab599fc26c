export { flushTelemetry } from './flush.ts';
export { inSpan, type OpenSpan, openSpan, type SpanKindName, type SpanOptions } from './span.ts';
export { currentTrace, readTraceparent, traceparent } from './traceparent.ts';
