import { STATUS_CODES } from 'node:http';
import { kinds } from './kinds.ts';
import { type FieldFault, Refusal } from './refusal.ts';

/** RFC 9457, with `message` for clients that look for it: always the same text as `detail`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly message: string;
  readonly code: string;
  readonly errors?: readonly FieldFault[];
  readonly instance: string;
  readonly traceId?: string;
}

interface Where {
  /** Path of the request that went wrong. */
  readonly instance: string;
  readonly traceId?: string;
}

/** What a person gets over HTTP for an error: the words of a Refusal; of anything unexpected, nothing but an apology. */
export const toProblem = (
  error: unknown,
  where: Where,
): { readonly status: number; readonly body: Problem } => {
  const refusal = error instanceof Refusal ? error : undefined;
  const status = refusal ? kinds[refusal.kind].http : 500;
  const code = refusal?.code ?? 'internal';
  const message = refusal?.message ?? 'Something went wrong. Please try again.';
  const body: Problem = {
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
