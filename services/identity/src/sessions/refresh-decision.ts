import type { StoredRefreshToken } from './refresh-token-store.ts';
import type { SessionEnds } from './session-limits.ts';

/**
 * What to do with a refresh token.
 * - `rotate`: the token is unused; its successor replaces it.
 * - `reissue`: the token was used within the grace period, by another tab or by a client whose answer was lost; it gets the
 *   same successor.
 * - `reused`: the token was used longer ago than the grace period, so two parties have it: the session ends.
 * - `idle`: the session had no activity for longer than its role allows: the session ends.
 * - `expired`: the lifetime of the session is over.
 * - `invalid`: the token's session ended.
 */
export type RefreshDecision = 'rotate' | 'reissue' | 'reused' | 'idle' | 'expired' | 'invalid';

/** `graceMs` is how long a used token still works. */
export const decideRefresh = (
  state: StoredRefreshToken,
  ends: SessionEnds,
  now: Date,
  graceMs: number,
): RefreshDecision => {
  if (state.sessionEnded) return 'invalid';
  if (ends.expiresAt <= now) return 'expired';
  if (state.usedAt && now.getTime() - state.usedAt.getTime() > graceMs) return 'reused';
  if (ends.idleAt && ends.idleAt <= now) return 'idle';
  return state.usedAt ? 'reissue' : 'rotate';
};
