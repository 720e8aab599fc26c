import { type DestinationStream, type Logger, pino } from 'pino';
import { currentTrace } from '../telemetry/traceparent.ts';
import { redactFields, redactText } from './redact.ts';

export type { Logger };

interface LogOptions {
  readonly service: string;
  readonly level: string;
  /** Standard output unless told. */
  readonly destination?: DestinationStream;
}

/**
 * JSON lines that carry the trace being worked in, and never a secret: fields are redacted by their names at any
 * depth, and the finished line by the shapes of tokens, card numbers and credentials in addresses.
 */
export const createLog = ({ service, level, destination }: LogOptions): Logger =>
  withRedactedChildren(makeLog({ service, level, destination }));

const makeLog = ({ service, level, destination }: LogOptions): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redactFields },
      // Errors are written by redactFields, which also sees what they carry.
      serializers: { err: (error: unknown) => error },
      mixin: traceFields,
      hooks: { streamWrite: redactText },
    },
    destination ?? pino.destination({ sync: true }),
  );

// pino asks no formatter about the fields that a child adds to all its lines. Children inherit this one's `child`.
const withRedactedChildren = (log: Logger): Logger => {
  // oxlint-disable-next-line typescript/unbound-method -- it is given its `this` below
  const plainChild = log.child;
  log.child = function child(this: Logger, fields: object, options?: Parameters<Logger['child']>[1]) {
    return plainChild.call(this, redactFields(fields), options);
  } as Logger['child'];
  return log;
};

const traceFields = (): object => {
  const trace = currentTrace();
  return trace ? { trace_id: trace.traceId, span_id: trace.spanId } : {};
};
