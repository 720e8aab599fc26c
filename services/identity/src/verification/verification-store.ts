import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';

/** Uses up a link; undefined when it is unknown, used or expired: one statement decides. */
export const consumeVerificationToken = async (
  db: Kysely<Tables>,
  hash: Buffer,
  now: Date,
): Promise<PersonId | undefined> => {
  const row = await db
    .updateTable('verifications')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst();
  return row?.person_id;
};

/** When a person's links die that were made last, newest first, while nobody else makes one. */
export const lockRecentLinks = async (
  db: Kysely<Tables>,
  id: PersonId,
  most: number,
): Promise<readonly Date[]> => {
  // One at a time: a hundred who ask at once see what the one before was given.
  await db.selectFrom('people').select('id').where('id', '=', id).forUpdate().execute();
  const rows = await db
    .selectFrom('verifications')
    .select('expires_at')
    .where('person_id', '=', id)
    .orderBy('expires_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ expires_at }) => expires_at);
};

/** Whose link this was, used or not: somebody who follows it twice is told that all is well. */
export const findVerificationOwner = async (
  db: Kysely<Tables>,
  hash: Buffer,
): Promise<PersonId | undefined> => {
  const row = await db
    .selectFrom('verifications')
    .select('person_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row?.person_id;
};
