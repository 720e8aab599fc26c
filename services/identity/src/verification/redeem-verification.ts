import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { RedeemVerificationRequest } from '@sargam/proto/identity/v1/identity';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { insertReset } from '../password-resets/reset-store.ts';
import type { Person, PersonId } from '../people/person.ts';
import { publishEmailVerified } from '../people/person-events.ts';
import { findPersonById, markVerified } from '../people/person-store.ts';
import { isKnownBrowser } from '../sessions/known-browsers.ts';
import { createToken, hashToken } from '../tokens/token.ts';
import { endUnverifiedAccess } from './end-unverified-access.ts';
import { consumeVerificationToken, findVerificationOwner } from './verification-store.ts';

export interface RedeemedVerification {
  readonly person: Person;
  readonly endedSessionIds: string[];
  /** Sets a password; empty where the password did not end. */
  readonly passwordToken: string;
}

const nothingEnded = { endedSessionIds: [], passwordToken: '' };

/**
 * Verifies the address with the token of the mailed link. Only its owner reads the mail, but anybody can have signed up with the
 * address: if neither the caller nor the browser belongs to the account, everything that was set up before ends, and the answer
 * contains a token to choose a password. Opening a used link again succeeds and ends nothing.
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
    const id = await consumeVerificationToken(tx, hash, now);
    const verified = id && (await markVerified(tx, id, now));
    if (!verified) return { ...nothingEnded, person: await requireVerifiedOwner(tx, hash) };
    await publishEmailVerified(tx, verified);
    if (caller?.subject === id || (await isKnownBrowser(tx, browserToken, id)))
      return { ...nothingEnded, person: verified };
    deps.service.log.info(
      { person: id },
      'access to an account ended that was set up before its address was verified',
    );
    const endedSessionIds = await endUnverifiedAccess(tx, id, now);
    return {
      person: { ...verified, hasPassword: false },
      endedSessionIds,
      passwordToken: await createPasswordToken(deps, tx, id, now),
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
  throw domainError.invalid(
    'verification-link-dead',
    'This link is no longer valid. Please ask for a new one.',
  );
};
