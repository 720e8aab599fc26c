import { randomBytes } from 'node:crypto';
import { newId } from '@sargam/chassis/ids';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { type PersonId, referralCode } from './person.ts';
import { personByReferralCode } from './person-store.ts';

/** A new student of whom nothing is known yet; whoever makes the account says the rest. */
export const newPersonRow = (now: Date) => ({
  id: newId() as PersonId,
  phone: '',
  address: '',
  date_of_birth: null,
  photo: '',
  role: 'student' as const,
  instructor_id: null,
  referral_code: referralCode(randomBytes(8)),
  referred_by: null,
  language: 'en' as const,
  password_hash: null,
  verified_at: null,
  suspended_at: null,
  created_at: now,
});

/** An unknown code is no reason to turn a new student away: it is as if none had been typed. */
export const referrerOf = async (db: Kysely<Tables>, code: string): Promise<PersonId | null> =>
  code.trim() === '' ? null : ((await personByReferralCode(db, code))?.id ?? null);
