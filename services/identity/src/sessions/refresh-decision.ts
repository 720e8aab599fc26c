import type { StoredRefreshToken } from './session-store.ts';

/**
 * What to do with a refresh token that somebody brings.
 * - `rotate`: it is the newest one; a new one takes its place.
 * - `reissue`: it was used a moment ago, by another tab of the same browser or by a repeat of a lost answer.
 * - `reused`: it was used long ago, so two parties hold it: the session ends for both.
 * - `dead`: unknown, ended or expired.
 */
export type RefreshDecision = 'rotate' | 'reissue' | 'reused' | 'dead';

/** `graceMs` is how long a used token still answers. */
export const decideRefresh = (
  state: StoredRefreshToken | undefined,
  now: Date,
  graceMs: number,
): RefreshDecision => {
  if (!state || state.sessionEnded || state.session.expiresAt <= now) return 'dead';
  if (!state.usedAt) return 'rotate';
  return now.getTime() - state.usedAt.getTime() <= graceMs ? 'reissue' : 'reused';
};
