import type { Generated } from 'kysely';
import type { PersonId } from '../people/person.ts';

/**
 * `reused`: a refresh token was used again. `ended`: the person ended the session. `password`: the password changed.
 * `idle`: no activity for `STAFF_IDLE_LIMIT`. `second-factor`: an admin reset the second factor.
 */
export type SessionEndReason =
  | 'logged-out'
  | 'reused'
  | 'suspended'
  | 'ended'
  | 'password'
  | 'idle'
  | 'second-factor';

export interface SessionsTable {
  id: string;
  person_id: PersonId;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: SessionEndReason | null;
  refreshed_at: Date;
  active_at: Date;
  authenticated_at: Date;
  device: string;
  address: string;
}

export interface RefreshTokensTable {
  token_hash: Buffer;
  session_id: string;
  issued_at: Date;
  used_at: Date | null;
  successor_salt: Generated<Buffer>;
}
