import { newId } from '@sargam/chassis/ids';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';

type Db = Kysely<Tables>;

export const insertResetRequest = async (db: Db, email: string, now: Date): Promise<void> => {
  await db
    .insertInto('password_reset_requests')
    .values({ id: newId(now), email })
    .execute();
};

/** Deletes the oldest request that no other process has locked, and returns its address; undefined without requests. */
export const takeResetRequest = async (db: Db): Promise<string | undefined> => {
  const row = await db
    .deleteFrom('password_reset_requests')
    .where('id', '=', (query) =>
      query
        .selectFrom('password_reset_requests')
        .select('id')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('email')
    .executeTakeFirst();
  return row?.email;
};

export interface ResetLink {
  readonly hash: Buffer;
  readonly personId: PersonId;
  readonly expiresAt: Date;
  /** Whether its use verifies the address, because the token is mailed; true by default. */
  readonly provesEmail?: boolean;
}

export const insertReset = async (
  db: Db,
  { hash, personId, expiresAt, provesEmail = true }: ResetLink,
): Promise<void> => {
  await db
    .insertInto('password_resets')
    .values({
      token_hash: hash,
      person_id: personId,
      expires_at: expiresAt,
      used_at: null,
      proves_email: provesEmail,
    })
    .execute();
};

/** Number of a person's links that are valid now. */
export const countActiveResets = async (db: Db, id: PersonId, now: Date): Promise<number> => {
  const rows = await db
    .selectFrom('password_resets')
    .select('token_hash')
    .where('person_id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return rows.length;
};

/** Marks a link as used; undefined if it is unknown, used or expired. A single UPDATE resolves concurrent calls. */
export const consumeResetToken = (db: Db, hash: Buffer, now: Date) =>
  db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['person_id as personId', 'proves_email as provesEmail'])
    .executeTakeFirst();

/** After a password change, no earlier link may set the password. */
export const invalidateResets = async (db: Db, id: PersonId, now: Date): Promise<void> => {
  await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('person_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
};

export const purgeResets = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('password_resets').where('expires_at', '<', before).execute();
};
