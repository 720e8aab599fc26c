export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'precondition'
  | 'too_many'
  | 'unavailable';

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

interface DomainErrorOptions {
  readonly fields?: readonly FieldError[];
  readonly detail?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/**
 * A no that a person can run into: it carries the words they will see. Anything else that is thrown is a fault of
 * ours, is logged with its stack, and reveals nothing.
 */
export class DomainError extends Error {
  override readonly name = 'Refusal';
  readonly kind: DomainErrorKind;
  /** A stable kebab-case slug that programs may branch on. */
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly detail: Readonly<Record<string, string>> | undefined;

  constructor(kind: DomainErrorKind, code: string, message: string, particulars: DomainErrorOptions = {}) {
    super(message, { cause: particulars.cause });
    this.kind = kind;
    this.code = code;
    this.fields = particulars.fields ?? [];
    this.detail = particulars.detail;
  }
}

type Detail = Readonly<Record<string, string>>;

/** Each makes a Refusal for the caller to throw: `throw refuse.notFound('course-not-found', '…')`. */
export const domainError = {
  invalid: (code: string, message: string, fields?: readonly FieldError[]) =>
    new DomainError('invalid', code, message, { fields }),
  unauthenticated: (code = 'unauthenticated', message = 'Please log in.') =>
    new DomainError('unauthenticated', code, message),
  forbidden: (code = 'forbidden', message = 'You are not allowed to do this.') =>
    new DomainError('forbidden', code, message),
  notFound: (code: string, message: string) => new DomainError('not_found', code, message),
  conflict: (code: string, message: string, detail?: Detail) =>
    new DomainError('conflict', code, message, { detail }),
  precondition: (code: string, message: string, detail?: Detail) =>
    new DomainError('precondition', code, message, { detail }),
  tooMany: (
    code = 'too-many-requests',
    message = 'Too many requests. Please try again later.',
    detail?: Detail,
  ) => new DomainError('too_many', code, message, { detail }),
  unavailable: (
    code = 'unavailable',
    message = 'This is not available right now. Please try again in a moment.',
    cause?: unknown,
  ) => new DomainError('unavailable', code, message, { cause }),
};
