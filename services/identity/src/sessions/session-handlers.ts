import { appendAuditEntry } from '@sargam/chassis/audit';
import { requireCaller, requireOwner } from '@sargam/chassis/service';
import type { IdentityServiceImplementation } from '@sargam/proto/identity/v1/identity';
import type { SessionServiceImplementation } from '@sargam/proto/identity/v1/sessions';
import type { Deps } from '../deps.ts';
import type { PersonId } from '../people/person.ts';
import { hashToken } from '../tokens/token.ts';
import { refreshSession } from './refresh-session.ts';
import { findRefreshToken } from './refresh-token-store.ts';
import { listActiveSessions } from './session-list.ts';
import { endOwnSession, endSession, endSessionsOfPerson } from './session-store.ts';
import { stepUp } from './step-up.ts';

type RefreshHandlers = Pick<IdentityServiceImplementation, 'refreshSession'>;

export const refreshHandlers = (deps: Deps): RefreshHandlers => {
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

/** Lists and ends the caller's own sessions, or for an admin those of a person. Answers name the ended sessions, so that the gateway can reject their access tokens. */
export const sessionHandlers = (deps: Deps): SessionServiceImplementation => ({
  listSessions: async ({ personId }, context) => {
    const { subject, session } = requireCaller(context);
    const person = (personId || subject) as PersonId;
    requireOwner(context, person, ['admin']);
    const active = await listActiveSessions(deps.database.db, person, deps.service.clock());
    return { sessions: active.map((each) => ({ ...each, current: each.id === session })) };
  },

  endSession: async ({ sessionId }, context) => {
    const owner = requireCaller(context).subject as PersonId;
    const ended = await endOwnSession(deps.database.db, owner, sessionId, deps.service.clock());
    return { sessionIds: ended ? [sessionId] : [] };
  },

  endAllSessions: async ({ keepCurrent, personId }, context) => {
    const { subject, session } = requireCaller(context);
    const person = (personId || subject) as PersonId;
    requireOwner(context, person, ['admin']);
    const kept = keepCurrent ? session : undefined;
    return { sessionIds: await endAllSessions(deps, person, { kept, byAdmin: person !== subject }) };
  },

  stepUp: (request, context) => stepUp(deps, requireCaller(context), request),

  logOut: async ({ refreshToken }) => ({ sessionIds: await logOut(deps, refreshToken) }),
});

interface EndOfSessions {
  readonly kept: string | undefined;
  readonly byAdmin: boolean;
}

/** Ends the sessions of a person. An admin who ends those of another person leaves an audit entry, unless there was no session. */
const endAllSessions = (deps: Deps, person: PersonId, { kept, byAdmin }: EndOfSessions): Promise<string[]> =>
  deps.database.transaction(async (tx) => {
    const now = deps.service.clock();
    const ended = await endSessionsOfPerson(tx, person, 'ended', now, kept);
    if (byAdmin && ended.length > 0)
      await appendAuditEntry(tx, now, {
        action: 'EndAllSessions',
        targetKind: 'account',
        targetId: person,
        before: { sessions: ended.length },
        after: { sessions: 0 },
      });
    return ended;
  });

/** Returns the session also if it ended before, because its access tokens may still be valid. */
const logOut = async (deps: Deps, refreshToken: string): Promise<string[]> => {
  const state = await findRefreshToken(deps.database.db, hashToken(refreshToken));
  if (!state) return [];
  await endSession(deps.database.db, state.session.id, 'logged-out', deps.service.clock());
  return [state.session.id];
};
