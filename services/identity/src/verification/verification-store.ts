import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';

/** Marks a link as used; undefined if it is unknown, used or expired. A single UPDATE resolves concurrent calls. */
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

/** Locks the person and returns the expiry times of their newest links, newest first. */
export const lockAndListLinkExpiries = async (
  db: Kysely<Tables>,
  id: PersonId,
  most: number,
): Promise<readonly Date[]> => {
  // The lock makes concurrent requests run one after the other, so that each sees the links of the others.
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

/** Ends all links of a person. */
export const deleteLinks = (db: Kysely<Tables>, id: PersonId): Promise<unknown> =>
  db.deleteFrom('verifications').where('person_id', '=', id).execute();

/** The owner of a link, used or not: opening a used link again succeeds. */
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
