import type { Database } from '@sargam/chassis/sql';
import type { Generated, GeneratedAlways } from 'kysely';
import type { PasskeyPurpose } from './passkeys/passkey-challenges.ts';
import type { Language, PersonId, Role } from './people/person.ts';
import type { ChallengePurpose } from './second-factors/login-challenges.ts';
import type { RefreshTokensTable, SessionsTable } from './sessions/session-tables.ts';
import type { Provider } from './social-accounts/social-identity.ts';

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
  password_hash: string | null;
  verified_at: Date | null;
  suspended_at: Date | null;
  set_up_until: Date | null;
  created_at: Date;
  subscriber_until: Generated<Date | null>;
  search_text: GeneratedAlways<string>;
}

interface EnrolmentEndsTable {
  enrolment_id: string;
  person_id: PersonId;
  ends_at: Date;
  changed_at: Date;
}

interface VerificationsTable {
  token_hash: Buffer;
  person_id: PersonId;
  expires_at: Date;
  used_at: Date | null;
}

interface PasswordResetRequestsTable {
  id: string;
  email: string;
}

interface SocialAccountsTable {
  provider: Provider;
  subject: string;
  person_id: PersonId;
  made_account: boolean;
  created_at: Date;
}

interface KnownBrowsersTable {
  browser_hash: Buffer;
  person_id: PersonId;
  seen_at: Date;
}

interface LoginAttemptsTable {
  account: Buffer;
  browser: Buffer;
  level: number;
  at: Date;
}

interface SecondFactorsTable {
  person_id: PersonId;
  encrypted_secret: Buffer;
  confirmed_at: Date | null;
  last_step: Generated<bigint>;
}

interface RecoveryCodesTable {
  person_id: PersonId;
  code_hash: Buffer;
  used_at: Date | null;
}

interface LoginChallengesTable {
  token_hash: Buffer;
  person_id: PersonId;
  purpose: ChallengePurpose;
  password_mark: Buffer;
  expires_at: Date;
}

export interface PasskeysTable {
  id: string;
  person_id: PersonId;
  credential_id: string;
  public_key: Buffer;
  sign_count: bigint;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Date | null;
}

interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  person_id: PersonId;
  purpose: PasskeyPurpose;
  bound_to: Buffer;
  expires_at: Date;
}

interface SigningKeysTable {
  kid: string;
  public_jwk: string;
  encrypted_jwk: Buffer;
  created_at: Date;
  retires_at: Date;
}

interface SuspensionsTable {
  id: string;
  person_id: PersonId;
  by: PersonId;
  action: 'suspended' | 'reinstated';
  at: Date;
  reason: Generated<string>;
}

export interface Tables {
  people: PeopleTable;
  enrolment_ends: EnrolmentEndsTable;
  verifications: VerificationsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  signing_keys: SigningKeysTable;
  password_reset_requests: PasswordResetRequestsTable;
  password_resets: VerificationsTable & { proves_email: Generated<boolean> };
  social_accounts: SocialAccountsTable;
  known_browsers: KnownBrowsersTable;
  login_attempts: LoginAttemptsTable;
  suspensions: SuspensionsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  login_challenges: LoginChallengesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}

export type IdentityDatabase = Database<Tables>;
