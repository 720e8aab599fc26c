import type { StoredRefreshToken } from './session-store.ts';

/**
 * What to do with a refresh token.
 * - `rotate`: the token is unused; a new token replaces it.
 * - `reissue`: the token was used within the grace period, by another tab or by a client whose answer was lost.
 * - `reused`: the token was used before the grace period, so two parties have it: the session ends.
 * - `invalid`: the token is unknown, or its session ended or expired.
 */
export type RefreshDecision = 'rotate' | 'reissue' | 'reused' | 'invalid';

/** `graceMs` is how long a used token still works. */
export const decideRefresh = (
  state: StoredRefreshToken | undefined,
  now: Date,
  graceMs: number,
): RefreshDecision => {
  if (!state || state.sessionEnded || state.session.expiresAt <= now) return 'invalid';
  if (!state.usedAt) return 'rotate';
  return now.getTime() - state.usedAt.getTime() <= graceMs ? 'reissue' : 'reused';
};
