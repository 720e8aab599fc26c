import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';

export interface ActiveSession {
  readonly id: string;
  readonly startedAt: Date;
  readonly usedAt: Date;
  readonly device: string;
  readonly ipAddress: string;
}

/** A person's active sessions, the most recently used first; at most 100. */
export const listActiveSessions = (
  db: Kysely<Tables>,
  person: PersonId,
  now: Date,
): Promise<ActiveSession[]> =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at as startedAt', 'refreshed_at as usedAt', 'device', 'address as ipAddress'])
    .where('person_id', '=', person)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
