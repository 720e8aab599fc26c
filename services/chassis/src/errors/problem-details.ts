import { STATUS_CODES } from 'node:http';
import { DomainError } from './domain-error.ts';
import { statusCodes } from './status-codes.ts';

interface ProblemContext {
  /** Path of the failed request. */
  readonly instance: string;
  readonly traceId?: string;
}

/**
 * The HTTP response for an error, with RFC 9457 problem details: a DomainError with its message, any other error as a general
 * 500. `message` is for clients that read it, and always the same text as `detail`.
 */
export const toProblemDetails = (error: unknown, context: ProblemContext) => {
  const expected = error instanceof DomainError ? error : undefined;
  const status = expected ? statusCodes[expected.kind].http : 500;
  const code = expected?.code ?? 'internal';
  const message = expected?.message ?? 'Something went wrong. Please try again.';
  const body = {
    type: `urn:sargam:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    message,
    code,
    ...(expected && expected.fields.length > 0 ? { errors: expected.fields } : {}),
    ...context,
  };
  return { status, body };
};
