import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';
import type { Person, PersonId } from './person.ts';

type Db = Kysely<Tables>;
type Row = Selectable<Tables['people']>;

const toPerson = (row: Row): Person => ({
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
  createdAt: row.created_at,
});

/** Saves a new account; undefined when the address is taken: the database decides, however many ask at once. */
export const insertPerson = async (
  db: Db,
  person: Insertable<Tables['people']>,
): Promise<Person | undefined> => {
  const row = await db
    .insertInto('people')
    .values(person)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toPerson(row);
};

export const personById = async (db: Db, id: string): Promise<Person | undefined> => {
  const row = await db
    .selectFrom('people')
    .selectAll()
    .where('id', '=', id as PersonId)
    .executeTakeFirst();
  return row && toPerson(row);
};

export const personByReferralCode = async (db: Db, code: string): Promise<Person | undefined> => {
  const row = await db
    .selectFrom('people')
    .selectAll()
    .where('referral_code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  return row && toPerson(row);
};

/** The account of an address with its password's hash, for a log-in. */
export const credentialsOf = async (
  db: Db,
  email: string,
): Promise<{ person: Person; passwordHash: string } | undefined> => {
  const row = await db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst();
  return row && { person: toPerson(row), passwordHash: row.password_hash };
};

export const emailIsTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;

/** Marks an address as verified; undefined when it was already, or nobody has this id. */
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

export const hasAnAdmin = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('people').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) !==
  undefined;
