import type { Database } from '@sargam/chassis/sql';
import type { Generated } from 'kysely';
import type { Language, PersonId, Role } from './people/person.ts';

interface PeopleTable {
  id: PersonId;
  student_number: Generated<bigint>;
  name: string;
  email: string;
  phone: string;
  address: string;
  date_of_birth: string | null;
  photo: string;
  role: Role;
  instructor_id: string | null;
  referral_code: string;
  referred_by: PersonId | null;
  language: Language;
  password_hash: string;
  verified_at: Date | null;
  suspended_at: Date | null;
  created_at: Date;
}

interface VerificationsTable {
  token_hash: Buffer;
  person_id: PersonId;
  expires_at: Date;
  used_at: Date | null;
}

interface SessionsTable {
  id: string;
  person_id: PersonId;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  ended_why: 'logged-out' | 'reused' | 'suspended' | null;
}

interface RefreshTokensTable {
  token_hash: Buffer;
  session_id: string;
  issued_at: Date;
  used_at: Date | null;
}

interface SigningKeysTable {
  kid: string;
  public_jwk: string;
  sealed_jwk: Buffer;
  created_at: Date;
  retires_at: Date;
}

export interface Tables {
  people: PeopleTable;
  verifications: VerificationsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  signing_keys: SigningKeysTable;
}

export type IdentityDatabase = Database<Tables>;
