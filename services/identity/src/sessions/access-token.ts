import { SignJWT } from 'jose';
import type { SigningKey } from '../keys/key-ring.ts';
import type { Person } from '../people/person.ts';

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
