import { isApiError } from '@sargam/kit';

/**
 * After a final refusal the next attempt needs a new idempotency key. After a lost response or a 429 the same key finds the
 * existing order.
 */
export const isFinalRefusal = (error: unknown): boolean =>
  !isApiError(error) || (error.status >= 400 && error.status < 500 && error.status !== 429);
