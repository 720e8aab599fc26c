import { DomainError, domainError } from '@sargam/chassis/errors';

interface Beyond {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** More members of the problem, such as a fresh quote. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** A refusal with what only HTTP has: a status of its own, headers, further members. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal';
  readonly refusal: DomainError;
  readonly beyond: Beyond;

  constructor(refusal: DomainError, beyond: Beyond) {
    super(refusal.message, { cause: refusal });
    this.refusal = refusal;
    this.beyond = beyond;
  }
}

export const tooLarge = (message: string) =>
  new HttpRefusal(new DomainError('invalid', 'too-large', message), { status: 413 });

export const notAllowed = (methods: readonly string[]) =>
  new HttpRefusal(
    new DomainError('invalid', 'method-not-allowed', `This takes ${methods.join(', ')} only.`),
    {
      status: 405,
      headers: { allow: methods.join(', ') },
    },
  );

export const noSuchRange = (contentRange: string | undefined) =>
  new HttpRefusal(new DomainError('invalid', 'no-such-range', 'There is no such part of the file.'), {
    status: 416,
    headers: contentRange === undefined ? {} : { 'content-range': contentRange },
  });

export const unsupportedType = (message: string) =>
  new HttpRefusal(new DomainError('invalid', 'unsupported-type', message), { status: 415 });

export const tooMany = (seconds: number) =>
  domainError.tooMany('too-many-requests', 'Too many requests. Please try again later.', {
    retryAfter: String(seconds),
  });
