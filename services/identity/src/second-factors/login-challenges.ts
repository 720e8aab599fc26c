import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';
import type { Credentials } from '../people/person-store.ts';
import { createToken, hashToken } from '../tokens/token.ts';

type Db = Kysely<Tables>;

/** What is missing for a login: a code, or the set-up of a second factor. */
export type ChallengePurpose = 'verify' | 'set-up';

const lifeMs = 5 * 60_000;

const markOf = (passwordHash: string | undefined): Buffer => hashToken(passwordHash ?? '');

/** Opens a challenge for a person whose password was correct, and returns its token, which is valid for five minutes. */
export const openChallenge = async (
  db: Db,
  { person, passwordHash }: Credentials,
  purpose: ChallengePurpose,
  now: Date,
): Promise<string> => {
  const token = createToken();
  await db
    .insertInto('login_challenges')
    .values({
      token_hash: hashToken(token),
      person_id: person.id,
      purpose,
      password_mark: markOf(passwordHash),
      expires_at: new Date(now.getTime() + lifeMs),
    })
    .execute();
  return token;
};

export interface LoginChallenge {
  readonly personId: PersonId;
  /** False if the password changed since the challenge was opened. */
  readonly hasPassword: (passwordHash: string | undefined) => boolean;
}

/** The challenge of a token; undefined if it is unknown, used, expired or for another purpose. */
export const findChallenge = async (
  db: Db,
  token: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<LoginChallenge | undefined> => {
  const row = await db
    .selectFrom('login_challenges')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      personId: row.person_id,
      hasPassword: (passwordHash) => row.password_mark.equals(markOf(passwordHash)),
    }
  );
};

/** Uses up a token; false if another call used it first. */
export const consumeChallenge = async (db: Db, token: string): Promise<boolean> =>
  (await db
    .deleteFrom('login_challenges')
    .where('token_hash', '=', hashToken(token))
    .returning('person_id')
    .executeTakeFirst()) !== undefined;

/** Ends all logins of a person that wait for the set-up of a second factor. */
export const endSetUpChallenges = async (db: Db, id: PersonId): Promise<void> => {
  await db
    .deleteFrom('login_challenges')
    .where('person_id', '=', id)
    .where('purpose', '=', 'set-up')
    .execute();
};

export const purgeChallenges = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('login_challenges').where('expires_at', '<', before).execute();
};
