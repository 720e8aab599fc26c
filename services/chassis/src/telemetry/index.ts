export { inSpan, type SpanKindName, type SpanOptions } from './span.ts';
export { currentTrace, readTraceparent, traceparent } from './traceparent.ts';
