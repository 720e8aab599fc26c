import { currentScope, type TraceContext } from '../scope/index.ts';

/** The trace context of the current span; undefined outside a span. */
export const currentTrace = (): TraceContext | undefined => currentScope().trace;

const formatTraceparent = ({ traceId, spanId, sampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;

/** The W3C `traceparent` header of the current span, for an outgoing message or call. */
export const currentTraceparent = (mark: TraceContext | undefined = currentTrace()): string | undefined =>
  mark && formatTraceparent(mark);

const pattern = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})/;

/** Undefined for invalid text: a wrong header of a client must not fail the request. */
export const parseTraceparent = (text: string | undefined): TraceContext | undefined => {
  const [, traceId, spanId, flags] = pattern.exec(text ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

/** Eight random hex digits. Trace ids are not secret, so Math.random is enough, and it is fast. */
const randomHex = (): string =>
  Math.floor(Math.random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');

/** Ids for a span that is not recorded: they correlate the log lines of several services. */
export const newTraceContext = (parent: TraceContext | undefined): TraceContext => ({
  traceId: parent?.traceId ?? randomHex() + randomHex() + randomHex() + randomHex(),
  spanId: randomHex() + randomHex(),
  sampled: parent?.sampled ?? false,
});
