import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { invalidateResets } from '../password-resets/reset-store.ts';
import type { Person } from '../people/person.ts';
import { renewSetUp } from '../people/person-change-store.ts';
import { publishVerificationRequested } from '../people/person-events.ts';
import { setUpEnd } from '../set-up/set-up.ts';
import { hashToken } from '../tokens/token.ts';
import { maxMailsPerHour, secondsUntilNextMail } from './mail-rate-limit.ts';
import { deleteLinks, lockAndListLinkExpiries } from './verification-store.ts';

/**
 * Creates a verification link and requests its mail. Earlier links work until they expire. An admin creates every account
 * of staff (decision P3), so `createdByAdmin` defaults to true for staff. Their link is also the one that sets up the account.
 */
export const requestVerification = async (
  deps: Deps,
  tx: Tx<Tables>,
  person: Person,
  createdByAdmin = person.role !== 'student',
): Promise<void> => {
  const now = deps.service.clock();
  const linkId = newId(now);
  const expiresAt = person.setUpUntil ?? new Date(now.getTime() + deps.service.settings.verificationLife);
  await tx
    .insertInto('verifications')
    .values({
      token_hash: hashToken(deps.linkTokens.derive(linkId)),
      person_id: person.id,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute();
  await publishVerificationRequested(tx, person, { linkId, expiresAt }, createdByAdmin);
};

/**
 * Requests another mail for an unverified person or one whose account is not set up; false for others. A new link for the set-up
 * ends the earlier ones. Throws `too-many-requests` after too many mails in an hour.
 */
export const resendVerification = async (
  deps: Deps,
  tx: Tx<Tables>,
  person: Person | undefined,
): Promise<boolean> => {
  if (!person || (person.verifiedAt && !person.setUpUntil)) return false;
  const ttlMs = deps.service.settings.verificationLife;
  const requestedAt = (await lockAndListLinkExpiries(tx, person.id, maxMailsPerHour)).map(
    (expiresAt) => new Date(expiresAt.getTime() - ttlMs),
  );
  const seconds = secondsUntilNextMail(requestedAt, deps.service.clock());
  if (seconds > 0) throw domainError.tooMany(undefined, undefined, { retryAfter: String(seconds) });
  await requestVerification(deps, tx, (await restartSetUp(deps, tx, person)) ?? person);
  return true;
};

const restartSetUp = async (deps: Deps, tx: Tx<Tables>, person: Person): Promise<Person | undefined> => {
  const { settings, clock } = deps.service;
  const until = setUpEnd(person, settings, clock());
  const renewed = until && (await renewSetUp(tx, person.id, until));
  if (!renewed) return undefined;
  await deleteLinks(tx, person.id);
  await invalidateResets(tx, person.id, clock());
  return renewed;
};
