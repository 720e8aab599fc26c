import { refuse } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type {
  IdentityServiceImplementation,
  Session as SessionMessage,
} from '@sargam/proto/identity/v1/identity';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { passwordFits } from '../passwords/password-hash.ts';
import { normalEmail, type Person } from '../people/person.ts';
import { personMessage } from '../people/person-message.ts';
import { credentialsOf, personById } from '../people/person-store.ts';
import { newToken, tokenHash } from '../verification/token.ts';
import { accessToken } from './access-token.ts';
import { refreshVerdict } from './refresh-verdict.ts';
import {
  endSession,
  insertRefreshToken,
  insertSession,
  refreshTokenState,
  type StoredSession,
  useRefreshToken,
} from './session-store.ts';

type SessionCalls = Pick<IdentityServiceImplementation, 'logIn' | 'refreshSession' | 'logOut'>;

export const sessionCalls = (deps: Deps): SessionCalls => {
  const outcomes = deps.service.counter('logins_total', 'Log-ins by outcome.', ['outcome']);
  const reuses = deps.service.counter(
    'refresh_tokens_reused_total',
    'Refresh tokens brought back long after their use: each is a session that was stolen, or a bug.',
  );

  return {
    logIn: async ({ email, password }) => {
      const found = await credentialsOf(deps.database.db, normalEmail(email));
      if (!(await passwordFits(password, found?.passwordHash)) || !found) {
        outcomes.inc({ outcome: 'refused' });
        throw loginFailed();
      }
      if (found.person.suspendedAt) {
        outcomes.inc({ outcome: 'suspended' });
        throw suspended();
      }
      outcomes.inc({ outcome: 'welcomed' });
      return deps.database.transaction((tx) => openSession(deps, tx, found.person));
    },

    refreshSession: async ({ refreshToken }) => {
      const answer = await deps.database.transaction((tx) => refresh(deps, tx, tokenHash(refreshToken)));
      if (answer === 'reused') {
        reuses.inc();
        deps.service.log.warn('a refresh token came back after its use; its session is ended');
      }
      if (typeof answer === 'string') throw refuse.unauthenticated('session-ended', 'Please login first');
      return answer;
    },

    logOut: async ({ refreshToken }) => {
      const state = await refreshTokenState(deps.database.db, tokenHash(refreshToken));
      if (state) await endSession(deps.database.db, state.session.id, 'logged-out', deps.service.clock());
      return {};
    },
  };
};

const openSession = async (deps: Deps, tx: Tx<Tables>, person: Person): Promise<SessionMessage> => {
  const now = deps.service.clock();
  const expiresAt = new Date(now.getTime() + deps.service.settings.sessionLife);
  const session = { id: newId(), personId: person.id, expiresAt };
  await insertSession(tx, session, now);
  return issue(deps, tx, session, person);
};

/** A session, or why there is none any more; ending a stolen one must be committed, so it is no exception. */
const refresh = async (
  deps: Deps,
  tx: Tx<Tables>,
  hash: Buffer,
): Promise<SessionMessage | 'dead' | 'reused'> => {
  const now = deps.service.clock();
  const first = await useRefreshToken(tx, hash, now);
  const state = await refreshTokenState(tx, hash);
  const verdict = refreshVerdict(
    state && first ? { ...state, usedAt: undefined } : state,
    now,
    deps.service.settings.refreshGrace,
  );
  if (!state || verdict === 'dead') return 'dead';
  if (verdict === 'reused') {
    await endSession(tx, state.session.id, 'reused', now);
    return 'reused';
  }
  const person = await personById(tx, state.session.personId);
  return !person || person.suspendedAt ? 'dead' : issue(deps, tx, state.session, person);
};

const issue = async (
  deps: Deps,
  tx: Tx<Tables>,
  session: StoredSession,
  person: Person,
): Promise<SessionMessage> => {
  const now = deps.service.clock();
  const accessExpiresAt = new Date(now.getTime() + deps.service.settings.accessTokenLife);
  const refreshToken = newToken();
  await insertRefreshToken(tx, session.id, tokenHash(refreshToken), now);
  return {
    sessionId: session.id,
    accessToken: await accessToken(deps.keys.signingKey(), person, session.id, now, accessExpiresAt),
    accessExpiresAt,
    refreshToken,
    refreshExpiresAt: session.expiresAt,
    person: personMessage(person),
  };
};

const loginFailed = () =>
  refuse.unauthenticated('login-failed', 'Login Failed!! Please try with correct Credentials.');

const suspended = () =>
  refuse.forbidden(
    'suspended',
    'This account is suspended. Please write to us if you think this is a mistake.',
  );
