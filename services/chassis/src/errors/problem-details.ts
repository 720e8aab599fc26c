import { STATUS_CODES } from 'node:http';
import { DomainError, type FieldError } from './domain-error.ts';
import { statusCodes } from './status-codes.ts';

/** RFC 9457 problem details, with `message` for clients that read it: always the same text as `detail`. */
export interface ProblemDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly message: string;
  readonly code: string;
  readonly errors?: readonly FieldError[];
  readonly instance: string;
  readonly traceId?: string;
}

interface ProblemContext {
  /** Path of the failed request. */
  readonly instance: string;
  readonly traceId?: string;
}

/** The HTTP response for an error: a DomainError with its message, any other error as a general 500. */
export const toProblemDetails = (
  error: unknown,
  context: ProblemContext,
): { readonly status: number; readonly body: ProblemDetails } => {
  const expected = error instanceof DomainError ? error : undefined;
  const status = expected ? statusCodes[expected.kind].http : 500;
  const code = expected?.code ?? 'internal';
  const message = expected?.message ?? 'Something went wrong. Please try again.';
  const body: ProblemDetails = {
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
