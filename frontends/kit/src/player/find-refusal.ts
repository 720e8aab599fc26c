import { ApiError } from '@sargam/kit';

/** The status of a refusal that a new signed URL cannot fix: lessons play on two other devices. */
const CONFLICT = 409;

/**
 * Returns the error if the server refuses the URL for a reason that a new signed URL cannot fix (409); otherwise undefined.
 * A video element gives no reason.
 */
export const findRefusal = async (src: string): Promise<ApiError | undefined> => {
  try {
    const response = await fetch(src, { headers: { range: 'bytes=0-0' } });
    if (response.status === CONFLICT) return ApiError.from(CONFLICT, await response.json());
    await response.body?.cancel();
  } catch {
    // No connection: the caller tries again.
  }
  return undefined;
};
