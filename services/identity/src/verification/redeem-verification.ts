import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { RedeemVerificationRequest } from '@sargam/proto/identity/v1/identity';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { insertReset } from '../password-resets/reset-store.ts';
import type { Person, PersonId } from '../people/person.ts';
import { markVerified } from '../people/person-change-store.ts';
import { publishEmailVerified } from '../people/person-events.ts';
import { findPersonById } from '../people/person-store.ts';
import { isKnownBrowser } from '../sessions/known-browsers.ts';
import { createToken, hashToken } from '../tokens/token.ts';
import { endUnverifiedAccess } from './end-unverified-access.ts';
import { consumeVerificationToken, findVerificationOwner } from './verification-store.ts';

export interface RedeemedVerification {
  readonly person: Person;
  readonly endedSessionIds: string[];
  /** Sets a password; empty if the password did not end. */
  readonly passwordToken: string;
  /** Whether the password sets up an account of staff. */
  readonly staffSetUp: boolean;
}

const nothingEnded = { endedSessionIds: [], passwordToken: '', staffSetUp: false };

/**
 * Verifies the address with the token of the mailed link. Only its owner reads the mail, but anybody can have signed up with the
 * address: if neither the caller nor the browser belongs to the account, everything that was set up before ends, and the answer
 * contains a token to choose a password. So it does for staff who have not set up their account. Opening a used link again succeeds
 * and ends nothing.
 * @throws DomainError `verification-link-dead` for an unknown, a used or an expired link.
 */
export const redeemVerification = (
  deps: Deps,
  { token, browserToken }: RedeemVerificationRequest,
  caller: Caller | undefined,
): Promise<RedeemedVerification> =>
  deps.database.transaction(async (tx) => {
    const now = deps.service.clock();
    const hash = hashToken(token);
    const consumedBy = await consumeVerificationToken(tx, hash, now);
    const verified = consumedBy && (await markVerified(tx, consumedBy, now));
    if (verified) await publishEmailVerified(tx, verified);
    const person = verified || (await requireVerifiedOwner(tx, hash));
    const { id, setUpUntil } = person;
    if (setUpUntil && setUpUntil <= now) throw linkDead();
    // The link of a set-up can be opened again until a password is chosen.
    const needsPassword =
      setUpUntil !== undefined ||
      (verified && caller?.subject !== id && !(await isKnownBrowser(tx, browserToken, id)));
    if (!needsPassword) return { ...nothingEnded, person };
    deps.service.log.info(
      { person: id },
      'access to an account ended that was set up before its address was verified',
    );
    const endedSessionIds = await endUnverifiedAccess(tx, id, now);
    return {
      person: { ...person, hasPassword: false },
      endedSessionIds,
      passwordToken: await createPasswordToken(deps, tx, id, now),
      staffSetUp: setUpUntil !== undefined,
    };
  });

const createPasswordToken = async (deps: Deps, tx: Tx<Tables>, id: PersonId, now: Date): Promise<string> => {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + deps.service.settings.resetLife);
  await insertReset(tx, { hash: hashToken(token), personId: id, expiresAt });
  return token;
};

const requireVerifiedOwner = async (tx: Tx<Tables>, hash: Buffer): Promise<Person> => {
  const owner = await findVerificationOwner(tx, hash);
  const person = owner && (await findPersonById(tx, owner));
  if (person?.verifiedAt) return person;
  throw linkDead();
};

const linkDead = () =>
  domainError.invalid('verification-link-dead', 'This link is no longer valid. Please ask for a new one.');
