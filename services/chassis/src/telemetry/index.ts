export { flushTelemetry } from './flush.ts';
export { inSpan, type OpenSpan, openSpan, type SpanKindName, type SpanOptions } from './span.ts';
export { currentTrace, currentTraceparent, parseTraceparent } from './traceparent.ts';
