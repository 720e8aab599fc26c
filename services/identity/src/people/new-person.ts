import { randomBytes } from 'node:crypto';
import { newId } from '@sargam/chassis/ids';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { createReferralCode, type PersonId } from './person.ts';
import { findPersonByReferralCode } from './person-store.ts';

/** The row of a new student with default values; the caller adds name and e-mail address. */
export const newStudentRow = (now: Date) => ({
  id: newId() as PersonId,
  phone: '',
  address: '',
  date_of_birth: null,
  photo: '',
  role: 'student' as const,
  instructor_id: null,
  referral_code: createReferralCode(randomBytes(8)),
  referred_by: null,
  language: 'en' as const,
  password_hash: null,
  verified_at: null,
  suspended_at: null,
  set_up_until: null,
  created_at: now,
});

/** The owner of a referral code; null for an unknown or empty code, which does not prevent the sign-up. */
export const findReferrer = async (db: Kysely<Tables>, code: string): Promise<PersonId | null> =>
  code.trim() === '' ? null : ((await findPersonByReferralCode(db, code))?.id ?? null);
