import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { LoginClient, Session as SessionMessage } from '@sargam/proto/identity/v1/identity';
import type { SteppedUpSession } from '@sargam/proto/identity/v1/sessions';
import { SignJWT } from 'jose';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { SigningKey } from '../keys/key-ring.ts';
import type { Person } from '../people/person.ts';
import { toPersonMessage } from '../people/person-message.ts';
import { createToken, hashToken } from '../tokens/token.ts';
import { rememberBrowser } from './known-browsers.ts';
import { insertRefreshToken } from './refresh-token-store.ts';
import { earlierOf, endsOf, limitsOf, type SessionEnds } from './session-limits.ts';
import { insertSession, type StoredSession } from './session-store.ts';

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
  const limits = limitsOf(person.role, deps.service.settings);
  const expiresAt = new Date(now.getTime() + limits.lifeMs);
  const session = {
    id: newId(),
    personId: person.id,
    createdAt: now,
    expiresAt,
    activeAt: now,
    authenticatedAt: now,
  };
  const device = (visit?.device ?? '').slice(0, maxDeviceLength);
  const address = (visit?.ipAddress ?? '').slice(0, maxAddressLength);
  await insertSession(tx, session, { device, address });
  const browserToken = await rememberBrowser(tx, visit?.browserToken ?? '', person.id, now);
  const refreshToken = createToken();
  await insertRefreshToken(tx, session.id, hashToken(refreshToken), now);
  const signed = { session, person, ends: endsOf(session, limits) };
  return { ...(await toSessionMessage(deps, signed, refreshToken)), browserToken };
};

/** What an access token says. */
interface SignedSession {
  readonly session: StoredSession;
  readonly person: Person;
  readonly ends: SessionEnds;
}

/** The session with this refresh token and a new access token. */
export const toSessionMessage = async (
  deps: Deps,
  signed: SignedSession,
  refreshToken: string,
): Promise<SessionMessage> => ({
  ...(await signSessionToken(deps, signed)),
  endedSessionIds: [],
  sessionId: signed.session.id,
  refreshToken,
  refreshExpiresAt: signed.ends.expiresAt,
  person: toPersonMessage(signed.person),
  browserToken: '',
});

/** A new access token, which is not valid longer than the session. */
export const signSessionToken = async (
  deps: Deps,
  { session, person, ends }: SignedSession,
): Promise<SteppedUpSession> => {
  const now = deps.service.clock();
  const lifeEnd = new Date(now.getTime() + deps.service.settings.accessTokenLife);
  const accessExpiresAt = earlierOf(lifeEnd, earlierOf(ends.expiresAt, ends.idleAt ?? lifeEnd));
  const accessToken = await signAccessToken(deps.keys.signingKey(), person, session, {
    issuedAt: now,
    expiresAt: accessExpiresAt,
  });
  return { accessToken, accessExpiresAt };
};

export const issuer = 'sargam';
/** The receiver of access tokens, so that a token for another purpose is never accepted as one. */
export const accessTokenAudience = 'sargam-api';

const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/**
 * Signs a short-lived EdDSA token with the person, role and session, whether the e-mail address is verified, and when the person
 * last proved who they are (`auth_time`, as in OpenID Connect).
 */
const signAccessToken = (
  key: SigningKey,
  person: Person,
  session: StoredSession,
  { issuedAt, expiresAt }: { readonly issuedAt: Date; readonly expiresAt: Date },
): Promise<string> =>
  new SignJWT({
    role: person.role,
    sid: session.id,
    verified: person.verifiedAt !== undefined,
    auth_time: epochSeconds(session.authenticatedAt),
    ...(person.instructorId ? { instructor: person.instructorId } : {}),
  })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
    .setIssuer(issuer)
    .setAudience(accessTokenAudience)
    .setSubject(person.id)
    .setIssuedAt(epochSeconds(issuedAt))
    .setExpirationTime(epochSeconds(expiresAt))
    .sign(key.privateKey);
