import type { Person, PersonId } from './person.ts';
import { type Db, toPerson } from './person-store.ts';
import type { ProfileChange } from './profile-changes.ts';

/** Sets the password, which ends the set-up of an account of staff. With `before`, only if the stored hash is still `before.hash`; otherwise returns undefined. */
export const setPassword = async (
  db: Db,
  id: PersonId,
  passwordHash: string,
  before?: { readonly hash: string | undefined },
): Promise<Person | undefined> => {
  const row = await db
    .updateTable('people')
    .set({ password_hash: passwordHash, set_up_until: null })
    .where('id', '=', id)
    .$if(before !== undefined, (query) =>
      query.where('password_hash', 'is not distinct from', before?.hash ?? null),
    )
    .returningAll()
    .executeTakeFirst();
  return row && toPerson(row);
};

export const updatePersonProfile = async (db: Db, id: PersonId, change: ProfileChange): Promise<Person> => {
  const { dateOfBirth, ...others } = change;
  const row = await db
    .updateTable('people')
    .set({ ...others, ...(dateOfBirth !== undefined && { date_of_birth: dateOfBirth }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPerson(row);
};

/** After this the person logs in with Google or Facebook, or sets a password with a mailed link. */
export const removePassword = (db: Db, id: PersonId): Promise<unknown> =>
  db.updateTable('people').set({ password_hash: null }).where('id', '=', id).execute();

/** Gives the person time until then to set up the account; undefined if it is set up. */
export const renewSetUp = async (db: Db, id: PersonId, set_up_until: Date): Promise<Person | undefined> => {
  const row = await db
    .updateTable('people')
    .set({ set_up_until })
    .where('id', '=', id)
    .where('set_up_until', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row && toPerson(row);
};

/** Marks the e-mail address as verified; undefined if it is verified already or the id is unknown. */
export const markVerified = async (db: Db, id: PersonId, now: Date): Promise<Person | undefined> => {
  const row = await db
    .updateTable('people')
    .set({ verified_at: now })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && toPerson(row);
};

/** Suspends, or unsuspends if `suspended_at` is null; undefined if nothing changes or the id is unknown. */
export const setSuspendedAt = async (
  db: Db,
  id: PersonId,
  suspended_at: Date | null,
): Promise<Person | undefined> => {
  const row = await db
    .updateTable('people')
    .set({ suspended_at })
    .where('id', '=', id)
    .where('suspended_at', suspended_at ? 'is' : 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row && toPerson(row);
};
