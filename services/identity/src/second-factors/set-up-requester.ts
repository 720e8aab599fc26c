import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person, PersonId } from '../people/person.ts';
import { findCredentialsById, lockPersonForUpdate } from '../people/person-store.ts';
import { consumeChallenge, endSetUpChallenges, findChallenge } from './login-challenges.ts';
import { challengeExpired } from './second-factor-errors.ts';
import { mayHaveSecondFactor } from './second-factor-rule.ts';

/** Who sets up a second factor: a logged-in person, or somebody whose login needs the set-up first. */
export interface SetUpRequester {
  readonly caller: Caller | undefined;
  readonly setupToken: string;
}

export const requireRequester = async (
  deps: Deps,
  { caller, setupToken }: SetUpRequester,
): Promise<Person> => {
  const { db } = deps.database;
  const challenge = caller ? undefined : await findChallenge(db, setupToken, 'set-up', deps.service.clock());
  if (!caller && !challenge) throw challengeExpired();
  const id = caller?.subject ?? challenge?.personId ?? '';
  const found = await findCredentialsById(db, id);
  if (!found || !mayHaveSecondFactor(found.person)) throw domainError.forbidden();
  if (challenge && !challenge.hasPassword(found.passwordHash)) throw challengeExpired();
  return found.person;
};

/**
 * Uses up the token of the set-up and ends the person's other set-up tokens, because they would allow somebody to add a factor
 * without the new one. The lock decides between two set-ups at the same time.
 */
export const finishSetUp = async (
  tx: Kysely<Tables>,
  { caller, setupToken }: SetUpRequester,
  id: PersonId,
): Promise<void> => {
  await lockPersonForUpdate(tx, id);
  if (!caller && !(await consumeChallenge(tx, setupToken))) throw challengeExpired();
  await endSetUpChallenges(tx, id);
};
