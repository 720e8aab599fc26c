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

type Detail = Readonly<Record<string, string>>;

interface DomainErrorOptions {
  readonly fields?: readonly FieldError[];
  readonly detail?: Detail | undefined;
  readonly cause?: unknown;
}

/**
 * An expected error; its message is shown to the user. Any other error is unexpected: it is logged with its stack, and the
 * caller gets a general message.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly kind: DomainErrorKind;
  /** A stable kebab-case code for programs. */
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly detail: Detail | undefined;

  constructor(kind: DomainErrorKind, code: string, message: string, options: DomainErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.code = code;
    this.fields = options.fields ?? [];
    this.detail = options.detail;
  }
}

/** Creates a DomainError of each kind: `throw domainError.notFound('course-not-found', '…')`. */
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
