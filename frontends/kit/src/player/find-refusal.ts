import { ApiError } from '@sargam/kit';

/** The status of a refusal that a new address does not change: lessons play on two other devices. */
const CONFLICT = 409;

/** Why the server refuses this address, if it is for a reason that a new one does not change. A video element gives no reason. */
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
