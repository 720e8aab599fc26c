import { randomBytes } from 'node:crypto';
import { newId } from '@sargam/chassis/ids';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { createReferralCode, type PersonId } from './person.ts';
import { findPersonByReferralCode } from './person-store.ts';

/** A new student of whom nothing is known yet; whoever makes the account says the rest. */
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
  created_at: now,
});

/** An unknown code is no reason to turn a new student away: it is as if none had been typed. */
export const findReferrer = async (db: Kysely<Tables>, code: string): Promise<PersonId | null> =>
  code.trim() === '' ? null : ((await findPersonByReferralCode(db, code))?.id ?? null);
