import { ApiError } from '@sargam/kit';

/** The status of a refusal that a new signed URL cannot fix: lessons play on two other devices. */
const CONFLICT = 409;
/** The video does not have this file. */
export const NOT_FOUND = 404;
/** A server that does not answer is tried again like a lost connection. */
const TIMEOUT_MS = 5_000;

/**
 * Returns the error if the server refuses the URL for a reason other than its signature (404, 409); otherwise undefined.
 * A video element gives no reason.
 */
export const findRefusal = async (src: string): Promise<ApiError | undefined> => {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(src, { headers: { range: 'bytes=0-0' }, signal });
    if (response.status === CONFLICT) return ApiError.from(CONFLICT, await response.json());
    await response.body?.cancel();
    if (response.status === NOT_FOUND) return ApiError.from(NOT_FOUND, undefined);
  } catch {
    // No connection: the caller tries again.
  }
  return undefined;
};
