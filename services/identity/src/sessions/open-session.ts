import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { LoginClient, Session as SessionMessage } from '@sargam/proto/identity/v1/identity';
import { SignJWT } from 'jose';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { SigningKey } from '../keys/key-ring.ts';
import type { Person } from '../people/person.ts';
import { toPersonMessage } from '../people/person-message.ts';
import { createToken, hashToken } from '../tokens/token.ts';
import { rememberBrowser } from './known-browsers.ts';
import { insertRefreshToken, insertSession, type StoredSession } from './session-store.ts';

/** A User-Agent header has no maximum length. */
const maxDeviceLength = 300;
const maxAddressLength = 64;

/** Opens a session for an authenticated person. */
export const openSession = async (
  deps: Deps,
  tx: Tx<Tables>,
  person: Person,
  visit: LoginClient | undefined,
): Promise<SessionMessage> => {
  const now = deps.service.clock();
  const expiresAt = new Date(now.getTime() + deps.service.settings.sessionLife);
  const session = { id: newId(), personId: person.id, expiresAt };
  const device = (visit?.device ?? '').slice(0, maxDeviceLength);
  const address = (visit?.ipAddress ?? '').slice(0, maxAddressLength);
  await insertSession(tx, session, { device, address }, now);
  const browserToken = await rememberBrowser(tx, visit?.browserToken ?? '', person.id, now);
  return { ...(await issueTokens(deps, tx, session, person)), browserToken };
};

/** Issues the next pair of tokens for a session. */
export const issueTokens = async (
  deps: Deps,
  tx: Tx<Tables>,
  session: StoredSession,
  person: Person,
): Promise<SessionMessage> => {
  const now = deps.service.clock();
  const accessExpiresAt = new Date(now.getTime() + deps.service.settings.accessTokenLife);
  const refreshToken = createToken();
  await insertRefreshToken(tx, session.id, hashToken(refreshToken), now);
  return {
    sessionId: session.id,
    accessToken: await signAccessToken(deps.keys.signingKey(), person, session.id, now, accessExpiresAt),
    accessExpiresAt,
    refreshToken,
    refreshExpiresAt: session.expiresAt,
    person: toPersonMessage(person),
    browserToken: '',
  };
};

export const issuer = 'sargam';

/** Signs a short-lived EdDSA token with the person, role and session, and whether the e-mail address is verified. */
export const signAccessToken = (
  key: SigningKey,
  person: Person,
  session: string,
  now: Date,
  expiresAt: Date,
): Promise<string> =>
  new SignJWT({
    role: person.role,
    sid: session,
    verified: person.verifiedAt !== undefined,
    ...(person.instructorId ? { instructor: person.instructorId } : {}),
  })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
    .setIssuer(issuer)
    .setSubject(person.id)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(key.privateKey);
