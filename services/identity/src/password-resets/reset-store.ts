import { newId } from '@sargam/chassis/ids';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';

type Db = Kysely<Tables>;

export const insertResetRequest = async (db: Db, email: string, now: Date): Promise<void> => {
  await db
    .insertInto('password_reset_asks')
    .values({ id: newId(now), email })
    .execute();
};

/** Takes the oldest ask away, past those that others have in hand; undefined when there is none. */
export const takeResetRequest = async (db: Db): Promise<string | undefined> => {
  const row = await db
    .deleteFrom('password_reset_asks')
    .where('id', '=', (of) =>
      of.selectFrom('password_reset_asks').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
    )
    .returning('email')
    .executeTakeFirst();
  return row?.email;
};

export interface ResetLink {
  readonly hash: Buffer;
  readonly personId: PersonId;
  readonly expiresAt: Date;
}

export const insertReset = async (db: Db, { hash, personId, expiresAt }: ResetLink): Promise<void> => {
  await db
    .insertInto('password_resets')
    .values({ token_hash: hash, person_id: personId, expires_at: expiresAt, used_at: null })
    .execute();
};

/** How many of a person's links would work now. */
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

/** Uses up a link; undefined when it is unknown, used or expired: one statement decides which of two is the first. */
export const consumeResetToken = async (db: Db, hash: Buffer, now: Date): Promise<PersonId | undefined> => {
  const row = await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst();
  return row?.person_id;
};

/** Once the password is another, no earlier link may set it again. */
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
