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
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: redactFields, bindings: redactFields },
      // Errors are written by redactFields, which also sees what they carry.
      serializers: { err: (error: unknown) => error },
      mixin: traceFields,
      hooks: { streamWrite: redactText },
    },
    destination ?? pino.destination({ sync: true }),
  );

const traceFields = (): object => {
  const trace = currentTrace();
  return trace ? { trace_id: trace.traceId, span_id: trace.spanId } : {};
};
