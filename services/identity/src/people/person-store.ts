import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { Person, PersonId } from './person.ts';

export type Db = Kysely<Tables>;
type Row = Selectable<Tables['people']>;

export const toPerson = (row: Row): Person => ({
  id: row.id,
  studentNumber: row.student_number,
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  dateOfBirth: row.date_of_birth ?? undefined,
  photo: row.photo,
  role: row.role,
  instructorId: row.instructor_id ?? undefined,
  referralCode: row.referral_code,
  referredBy: row.referred_by ?? undefined,
  language: row.language,
  verifiedAt: row.verified_at ?? undefined,
  suspendedAt: row.suspended_at ?? undefined,
  setUpUntil: row.set_up_until ?? undefined,
  createdAt: row.created_at,
  hasPassword: row.password_hash !== null,
  accessEndsAt: row.subscriber_until ?? undefined,
});

/**
 * Saves a new account; undefined if the e-mail address or the instructor's profile is taken. The unique indexes decide between
 * concurrent sign-ups.
 */
export const insertPerson = async (
  db: Db,
  person: Insertable<Tables['people']>,
): Promise<Person | undefined> => {
  const row = await db
    .insertInto('people')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toPerson(row);
};

/** `passwordHash` is undefined for a person who logs in with Google or Facebook only. */
export interface Credentials {
  readonly person: Person;
  readonly passwordHash: string | undefined;
}

const toCredentials = (row: Row): Credentials => ({
  person: toPerson(row),
  passwordHash: row.password_hash ?? undefined,
});

const findCredentials = async (
  db: Db,
  column: 'id' | 'email' | 'referral_code',
  value: string,
): Promise<Credentials | undefined> => {
  const row = await db
    .selectFrom('people')
    .selectAll()
    .where(column, '=', value as PersonId)
    .executeTakeFirst();
  return row && toCredentials(row);
};

export const findCredentialsByEmail = (db: Db, email: string) => findCredentials(db, 'email', email);

export const findCredentialsById = (db: Db, id: string) => findCredentials(db, 'id', id);

export const findPersonById = async (db: Db, id: string): Promise<Person | undefined> =>
  (await findCredentialsById(db, id))?.person;

export const findPeopleByIds = async (db: Db, ids: readonly string[]): Promise<Person[]> => {
  const wanted = sql<PersonId>`any(${[...ids]}::text[])`;
  return (await db.selectFrom('people').selectAll().where('id', '=', wanted).execute()).map(toPerson);
};

export const findPersonByNumber = async (db: Db, number: bigint): Promise<Person | undefined> => {
  const row = await db
    .selectFrom('people')
    .selectAll()
    .where('student_number', '=', number)
    .executeTakeFirst();
  return row && toPerson(row);
};

export const findPersonByReferralCode = async (db: Db, code: string): Promise<Person | undefined> =>
  (await findCredentials(db, 'referral_code', code.trim().toUpperCase()))?.person;

/** Reads the account and keeps others from changing it until the transaction ends. */
export const lockPersonForShare = async (db: Db, id: PersonId): Promise<Credentials | undefined> => {
  const row = await db.selectFrom('people').selectAll().where('id', '=', id).forShare().executeTakeFirst();
  return row && toCredentials(row);
};

/** Reads the account; others wait for the end of this transaction before they read it with a lock or change it. */
export const lockPersonForUpdate = async (db: Db, id: PersonId): Promise<Credentials | undefined> => {
  const row = await db.selectFrom('people').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toCredentials(row);
};

export const findPersonByEmail = async (db: Db, email: string): Promise<Person | undefined> =>
  (await findCredentialsByEmail(db, email))?.person;

export const isEmailTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;

/** Locks the admins who are not suspended, always in the same order, so that two admins who suspend each other do not deadlock. */
export const lockActiveAdmins = async (db: Db): Promise<PersonId[]> => {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
};

export const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('people').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) !==
  undefined;
