import { DomainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { RefreshSessionRequest, Session as SessionMessage } from '@sargam/proto/identity/v1/identity';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { findPersonById } from '../people/person-store.ts';
import { deriveSuccessor, hashToken } from '../tokens/token.ts';
import { toSessionMessage } from './open-session.ts';
import { decideRefresh } from './refresh-decision.ts';
import {
  findRefreshToken,
  insertRefreshToken,
  markRefreshTokenUsed,
  type StoredRefreshToken,
} from './refresh-token-store.ts';
import { endsOf, limitsOf, withActivity } from './session-limits.ts';
import { endSession, recordRefresh } from './session-store.ts';

/** Why the session is over, and the session that this call ended, if any. */
interface EndedSession {
  readonly reason: 'invalid' | 'expired' | 'reused' | 'suspended' | 'idle';
  readonly ended?: string;
}

/** Rotates a refresh token. Calls `onReuse` for each token that is used again after the grace period. */
export const refreshSession = async (
  deps: Deps,
  request: RefreshSessionRequest,
  onReuse: () => void,
): Promise<SessionMessage> => {
  const answer = await deps.database.transaction((tx) => refresh(deps, tx, request));
  if (!('reason' in answer)) return answer;
  if (answer.reason === 'reused') onReuse();
  throw sessionEnded(answer);
};

const sessionEnded = ({ reason, ended }: EndedSession): DomainError => {
  const detail = ended ? { session: ended } : undefined;
  const end = (code: string, message: string) =>
    new DomainError('unauthenticated', code, message, { detail });
  if (reason === 'idle')
    return end('session-idle', 'You were logged out after a time without activity. Please log in again.');
  if (reason === 'expired') return end('session-expired', 'Your session has ended. Please log in again.');
  return end('session-ended', 'Please login first');
};

/** Returns the failure instead of throwing, because the end of a stolen or idle session must be committed. */
const refresh = async (
  deps: Deps,
  tx: Tx<Tables>,
  { refreshToken: token, idleSeconds }: RefreshSessionRequest,
): Promise<SessionMessage | EndedSession> => {
  const { settings, clock } = deps.service;
  const now = clock();
  const hash = hashToken(token);
  const isFirstUse = await markRefreshTokenUsed(tx, hash, now);
  const state = await findRefreshToken(tx, hash);
  const person = state && (await findPersonById(tx, state.session.personId));
  if (!state || !person) return { reason: 'invalid' };
  const limits = limitsOf(person.role, settings);
  const session = withActivity(state.session, new Date(now.getTime() - idleSeconds * 1000), limits);
  const ends = endsOf(session, limits);
  const decision = decideRefresh(
    isFirstUse ? { ...state, usedAt: undefined } : state,
    ends,
    now,
    settings.refreshGrace,
  );
  if (decision === 'invalid' || decision === 'expired') return { reason: decision };
  const reason = decision === 'reused' || decision === 'idle' ? decision : undefined;
  if (reason || person.suspendedAt) {
    await endSession(tx, session.id, reason ?? 'suspended', now);
    return { reason: reason ?? 'suspended', ended: session.id };
  }
  await recordRefresh(tx, session, now);
  return toSessionMessage(deps, { session, person, ends }, await newestSuccessor(tx, token, state, now));
};

/**
 * The newest token after `token`, which is stored if it is the first refresh. Repeated refreshes return the same successor: a
 * second successor would let a thief refresh unnoticed beside the owner. A used successor was used within the grace period as
 * well, so its own successor is returned.
 */
const newestSuccessor = async (
  tx: Tx<Tables>,
  token: string,
  { session, successorSalt }: StoredRefreshToken,
  now: Date,
): Promise<string> => {
  const successor = deriveSuccessor(token, successorSalt);
  const hash = hashToken(successor);
  const stored = await findRefreshToken(tx, hash);
  if (!stored) await insertRefreshToken(tx, session.id, hash, now);
  return stored?.usedAt ? newestSuccessor(tx, successor, stored, now) : successor;
};
