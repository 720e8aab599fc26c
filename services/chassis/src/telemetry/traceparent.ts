import { currentScope, type TraceContext } from '../scope/index.ts';

/** The span being worked in; undefined outside any. */
export const currentTrace = (): TraceContext | undefined => currentScope().trace;

const formatTraceparent = ({ traceId, spanId, sampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;

/** The W3C `traceparent` of the work being done, for a message that others will go on from. */
export const currentTraceparent = (mark: TraceContext | undefined = currentTrace()): string | undefined =>
  mark && formatTraceparent(mark);

const pattern = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})/;

/** Undefined for what is not a traceparent: a stranger's text never stops the work. */
export const parseTraceparent = (text: string | undefined): TraceContext | undefined => {
  const [, traceId, spanId, flags] = pattern.exec(text ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
};

/** Eight hex digits. Ids of traces keep nothing secret, and each call makes several. */
const digits = (): string =>
  Math.floor(Math.random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0');

/** Ids for work that nobody records: log lines of several services can still be joined by them. */
export const newTraceContext = (parent: TraceContext | undefined): TraceContext => ({
  traceId: parent?.traceId ?? digits() + digits() + digits() + digits(),
  spanId: digits() + digits(),
  sampled: parent?.sampled ?? false,
});
