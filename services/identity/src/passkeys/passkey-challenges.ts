import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';
import { hashToken } from '../tokens/token.ts';

type Db = Kysely<Tables>;

export type PasskeyPurpose = 'add' | 'log-in' | 'step-up';

/** What a challenge is for. */
export interface ChallengeBinding {
  readonly personId: PersonId;
  readonly purpose: PasskeyPurpose;
  /** The session's id or the login's token. */
  readonly boundTo: string;
}

export const passkeyTimeoutMs = 5 * 60_000;

/** Stores a challenge, which is valid for five minutes. */
export const savePasskeyChallenge = async (
  db: Db,
  { personId, purpose, boundTo }: ChallengeBinding,
  challenge: string,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      person_id: personId,
      purpose,
      bound_to: hashToken(boundTo),
      expires_at: new Date(now.getTime() + passkeyTimeoutMs),
    })
    .execute();
};

/** Uses up a challenge; false if it is unknown, used, expired or for another use. */
export const consumePasskeyChallenge = async (
  db: Db,
  { personId, purpose, boundTo }: ChallengeBinding,
  challenge: string,
  now: Date,
): Promise<boolean> => {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('bound_to', '=', hashToken(boundTo))
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
};

export const purgePasskeyChallenges = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', before).execute();
};
