import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Request } from 'express';

/** The idempotency-key header, or a new key if the client sends none. */
export const readIdempotencyKey = (request: Request): string => {
  const key = request.get('idempotency-key') ?? newId();
  if (/^[\x21-\x7e]{1,100}$/.test(key)) return key;
  throw domainError.invalid(
    'invalid-idempotency-key',
    'The idempotency-key has to be 1 to 100 visible characters.',
  );
};
