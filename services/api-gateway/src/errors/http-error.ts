import { DomainError, domainError } from '@sargam/chassis/errors';

interface HttpDetails {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members of the problem, such as the current quote. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** A domain error with an HTTP status, headers or further problem members. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly domainError: DomainError;
  readonly httpDetails: HttpDetails;

  constructor(error: DomainError, httpDetails: HttpDetails) {
    super(error.message, { cause: error });
    this.domainError = error;
    this.httpDetails = httpDetails;
  }
}

export const payloadTooLarge = (message: string) =>
  new HttpError(new DomainError('invalid', 'too-large', message), { status: 413 });

export const requestTooSlow = () =>
  new HttpError(new DomainError('invalid', 'request-too-slow', 'The request arrived too slowly.'), {
    status: 408,
    headers: { connection: 'close' },
  });

/** Status 460 of the checksum extension of tus. */
export const checksumMismatch = () =>
  new HttpError(
    new DomainError(
      'invalid',
      'checksum-mismatch',
      'The bytes that arrived differ from those that were sent.',
    ),
    { status: 460 },
  );

export const preconditionFailed = (message: string, headers: Readonly<Record<string, string>>) =>
  new HttpError(new DomainError('invalid', 'precondition-failed', message), { status: 412, headers });

export const methodNotAllowed = (methods: readonly string[]) =>
  new HttpError(new DomainError('invalid', 'method-not-allowed', `This takes ${methods.join(', ')} only.`), {
    status: 405,
    headers: { allow: methods.join(', ') },
  });

export const rangeNotSatisfiable = (contentRange: string | undefined) =>
  new HttpError(new DomainError('invalid', 'no-such-range', 'There is no such part of the file.'), {
    status: 416,
    headers: contentRange === undefined ? {} : { 'content-range': contentRange },
  });

export const unsupportedMediaType = (message: string) =>
  new HttpError(new DomainError('invalid', 'unsupported-type', message), { status: 415 });

export const tooManyRequests = (seconds: number) =>
  domainError.tooMany('too-many-requests', 'Too many requests. Please try again later.', {
    retryAfter: String(seconds),
  });
