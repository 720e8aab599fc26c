import { type DestinationStream, type Logger, pino } from 'pino';
import { currentTrace } from '../telemetry/traceparent.ts';
import { redactFields, redactText } from './redact.ts';

export type { Logger };

interface LogOptions {
  readonly service: string;
  readonly level: string;
  /** Default: standard output. */
  readonly destination?: DestinationStream;
}

/**
 * A logger of JSON lines with the current trace and without secrets: fields are redacted by name at any depth, and the
 * finished line by patterns of tokens, card numbers and credentials in URLs.
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
      // redactFields serializes errors, so that it also redacts their fields.
      serializers: { err: (error: unknown) => error },
      mixin: traceFields,
      hooks: { streamWrite: redactText },
    },
    destination ?? pino.destination({ sync: true }),
  );

// pino does not run the formatter on a child's fields, so they are redacted here. Children inherit this `child`.
const withRedactedChildren = (log: Logger): Logger => {
  // oxlint-disable-next-line typescript/unbound-method -- called with `this` below
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
