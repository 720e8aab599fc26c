import { DomainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Session as SessionMessage } from '@sargam/proto/identity/v1/identity';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { findPersonById } from '../people/person-store.ts';
import { hashToken } from '../tokens/token.ts';
import { issueTokens } from './open-session.ts';
import { decideRefresh } from './refresh-decision.ts';
import { endSession, findRefreshToken, markRefreshTokenUsed, setRefreshedAt } from './session-store.ts';

/** Why the session is over, and the session that this call ended, if any. */
interface EndedSession {
  readonly reason: 'invalid' | 'reused' | 'suspended';
  readonly ended?: string;
}

/** Rotates a refresh token. Calls `onReuse` for each token that is used again after the grace period. */
export const refreshSession = async (
  deps: Deps,
  refreshToken: string,
  onReuse: () => void,
): Promise<SessionMessage> => {
  const answer = await deps.database.transaction((tx) => refresh(deps, tx, hashToken(refreshToken)));
  if (!('reason' in answer)) return answer;
  if (answer.reason === 'reused') onReuse();
  throw new DomainError('unauthenticated', 'session-ended', 'Please login first', {
    ...(answer.ended && { detail: { session: answer.ended } }),
  });
};

/** Returns the failure instead of throwing, because the end of a stolen session must be committed. */
const refresh = async (deps: Deps, tx: Tx<Tables>, hash: Buffer): Promise<SessionMessage | EndedSession> => {
  const now = deps.service.clock();
  const isFirstUse = await markRefreshTokenUsed(tx, hash, now);
  const state = await findRefreshToken(tx, hash);
  const decision = decideRefresh(
    state && isFirstUse ? { ...state, usedAt: undefined } : state,
    now,
    deps.service.settings.refreshGrace,
  );
  if (!state || decision === 'invalid') return { reason: 'invalid' };
  const { id, personId } = state.session;
  const person = await findPersonById(tx, personId);
  const reason = decision === 'reused' ? decision : !person || person.suspendedAt ? 'suspended' : undefined;
  if (reason || !person) {
    await endSession(tx, id, reason ?? 'suspended', now);
    return { reason: reason ?? 'suspended', ended: id };
  }
  await setRefreshedAt(tx, id, now);
  return issueTokens(deps, tx, state.session, person);
};
