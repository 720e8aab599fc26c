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

/** Why there is no session any more, and which one this call ended, if any. */
interface EndedSession {
  readonly over: 'dead' | 'reused' | 'suspended';
  readonly ended?: string;
}

/** Rotates a refresh token. `onReuse` is told of each that came back long after its use. */
export const refreshSession = async (
  deps: Deps,
  refreshToken: string,
  onReuse: () => void,
): Promise<SessionMessage> => {
  const answer = await deps.database.transaction((tx) => refresh(deps, tx, hashToken(refreshToken)));
  if (!('over' in answer)) return answer;
  if (answer.over === 'reused') onReuse();
  throw new DomainError('unauthenticated', 'session-ended', 'Please login first', {
    ...(answer.ended && { detail: { session: answer.ended } }),
  });
};

/** Ending a stolen session must be committed, so it is no exception in here. */
const refresh = async (deps: Deps, tx: Tx<Tables>, hash: Buffer): Promise<SessionMessage | EndedSession> => {
  const now = deps.service.clock();
  const first = await markRefreshTokenUsed(tx, hash, now);
  const state = await findRefreshToken(tx, hash);
  const verdict = decideRefresh(
    state && first ? { ...state, usedAt: undefined } : state,
    now,
    deps.service.settings.refreshGrace,
  );
  if (!state || verdict === 'dead') return { over: 'dead' };
  const { id, personId } = state.session;
  const person = await findPersonById(tx, personId);
  const over = verdict === 'reused' ? verdict : !person || person.suspendedAt ? 'suspended' : undefined;
  if (over || !person) {
    await endSession(tx, id, over ?? 'suspended', now);
    return { over: over ?? 'suspended', ended: id };
  }
  await setRefreshedAt(tx, id, now);
  return issueTokens(deps, tx, state.session, person);
};
