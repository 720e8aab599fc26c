import { STATUS_CODES } from 'node:http';
import { DomainError, type FieldError } from './domain-error.ts';
import { statusCodes } from './status-codes.ts';

/** RFC 9457, with `message` for clients that look for it: always the same text as `detail`. */
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
  /** Path of the request that went wrong. */
  readonly instance: string;
  readonly traceId?: string;
}

/** What a person gets over HTTP for an error: the words of a Refusal; of anything unexpected, nothing but an apology. */
export const toProblemDetails = (
  error: unknown,
  where: ProblemContext,
): { readonly status: number; readonly body: ProblemDetails } => {
  const refusal = error instanceof DomainError ? error : undefined;
  const status = refusal ? statusCodes[refusal.kind].http : 500;
  const code = refusal?.code ?? 'internal';
  const message = refusal?.message ?? 'Something went wrong. Please try again.';
  const body: ProblemDetails = {
    type: `urn:sargam:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    message,
    code,
    ...(refusal && refusal.fields.length > 0 ? { errors: refusal.fields } : {}),
    ...where,
  };
  return { status, body };
};
