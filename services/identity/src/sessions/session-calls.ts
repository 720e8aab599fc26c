import { requireCaller } from '@sargam/chassis/service';
import type { IdentityServiceImplementation } from '@sargam/proto/identity/v1/identity';
import type { SessionServiceImplementation } from '@sargam/proto/identity/v1/sessions';
import type { Deps } from '../deps.ts';
import type { PersonId } from '../people/person.ts';
import { hashToken } from '../tokens/token.ts';
import { refreshSession } from './refresh-session.ts';
import { listActiveSessions } from './session-list.ts';
import { endOwnSession, endSession, endSessionsOfPerson, findRefreshToken } from './session-store.ts';
import { stepUp } from './step-up.ts';

type RefreshCalls = Pick<IdentityServiceImplementation, 'refreshSession'>;

export const refreshCalls = (deps: Deps): RefreshCalls => {
  const reuses = deps.service.counter(
    'refresh_tokens_reused_total',
    'Refresh tokens that were used again after the grace period: a stolen session, or a bug.',
  );
  const onReuse = () => {
    reuses.inc();
    deps.service.log.warn('refresh token reused; session ended');
  };
  return { refreshSession: (request) => refreshSession(deps, request, onReuse) };
};

/** Lists and ends the caller's own sessions. Answers name the ended sessions, so that the gateway can reject their access tokens. */
export const sessionCalls = (deps: Deps): SessionServiceImplementation => ({
  listSessions: async (_, context) => {
    const { subject, session } = requireCaller(context);
    const active = await listActiveSessions(deps.database.db, subject as PersonId, deps.service.clock());
    return { sessions: active.map((each) => ({ ...each, current: each.id === session })) };
  },

  endSession: async ({ sessionId }, context) => {
    const owner = requireCaller(context).subject as PersonId;
    const ended = await endOwnSession(deps.database.db, owner, sessionId, deps.service.clock());
    return { sessionIds: ended ? [sessionId] : [] };
  },

  endAllSessions: async ({ keepCurrent }, context) => {
    const { subject, session } = requireCaller(context);
    const exceptSession = keepCurrent ? session : undefined;
    const { db } = deps.database;
    return {
      sessionIds: await endSessionsOfPerson(
        db,
        subject as PersonId,
        'ended',
        deps.service.clock(),
        exceptSession,
      ),
    };
  },

  stepUp: (request, context) => stepUp(deps, requireCaller(context), request),

  logOut: async ({ refreshToken }) => ({ sessionIds: await logOut(deps, refreshToken) }),
});

/** Returns the session also if it ended before, because its access tokens may still be valid. */
const logOut = async (deps: Deps, refreshToken: string): Promise<string[]> => {
  const state = await findRefreshToken(deps.database.db, hashToken(refreshToken));
  if (!state) return [];
  await endSession(deps.database.db, state.session.id, 'logged-out', deps.service.clock());
  return [state.session.id];
};
