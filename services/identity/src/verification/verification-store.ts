import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';

/** Uses up a link; undefined when it is unknown, used or expired: one statement decides. */
export const redeemVerification = async (
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

/** Whose link this was, used or not: somebody who follows it twice is told that all is well. */
export const ownerOfVerification = async (
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
