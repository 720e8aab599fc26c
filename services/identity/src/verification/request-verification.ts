import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../people/person.ts';
import { publishVerificationRequested } from '../people/person-events.ts';
import { createToken, hashToken } from '../tokens/token.ts';
import { maxMailsPerHour, secondsUntilNextMail } from './mail-rate-limit.ts';
import { lockRecentLinks } from './verification-store.ts';

/**
 * Makes a new link for the person's address and asks for its mail. Earlier links go on working until they expire. Staff
 * never signed up themselves (decision P3).
 */
export const requestVerification = async (
  deps: Deps,
  tx: Tx<Tables>,
  person: Person,
  madeByAdmin = person.role !== 'student',
): Promise<void> => {
  const token = createToken();
  const expiresAt = new Date(deps.service.clock().getTime() + deps.service.settings.verificationLife);
  await tx
    .insertInto('verifications')
    .values({ token_hash: hashToken(token), person_id: person.id, expires_at: expiresAt, used_at: null })
    .execute();
  await publishVerificationRequested(tx, person, token, expiresAt, madeByAdmin);
};

/** The same once more, where the person needs it; throws `too-many-requests` where they were mailed often lately. */
export const resendVerification = async (
  deps: Deps,
  tx: Tx<Tables>,
  person: Person | undefined,
): Promise<void> => {
  if (!person || person.verifiedAt) return;
  const life = deps.service.settings.verificationLife;
  const asked = (await lockRecentLinks(tx, person.id, maxMailsPerHour)).map(
    (dies) => new Date(dies.getTime() - life),
  );
  const seconds = secondsUntilNextMail(asked, deps.service.clock());
  if (seconds > 0) throw domainError.tooMany(undefined, undefined, { retryAfter: String(seconds) });
  await requestVerification(deps, tx, person);
};
