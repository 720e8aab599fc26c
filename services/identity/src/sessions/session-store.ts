import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { PersonId } from '../people/person.ts';
import type { SessionEndReason } from './session-tables.ts';

export type Db = Kysely<Tables>;

export interface StoredSession {
  readonly id: string;
  readonly personId: PersonId;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The last reported activity of the person. */
  readonly activeAt: Date;
  /** The login, or the last time that the person entered the password again. */
  readonly authenticatedAt: Date;
}

export const sessionColumns = [
  'sessions.id',
  'person_id',
  'created_at',
  'expires_at',
  'active_at',
  'authenticated_at',
] as const;

export const toSession = (
  row: Pick<
    Tables['sessions'],
    'id' | 'person_id' | 'created_at' | 'expires_at' | 'active_at' | 'authenticated_at'
  >,
): StoredSession => ({
  id: row.id,
  personId: row.person_id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  activeAt: row.active_at,
  authenticatedAt: row.authenticated_at,
});

export const insertSession = async (
  db: Db,
  session: StoredSession,
  from: { readonly device: string; readonly address: string },
): Promise<void> => {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      person_id: session.personId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      ended_at: null,
      end_reason: null,
      refreshed_at: session.createdAt,
      active_at: session.activeAt,
      authenticated_at: session.authenticatedAt,
      ...from,
    })
    .execute();
};

/** Records that the session received a new access token, and the last activity. Concurrent refreshes keep the latest activity. */
export const recordRefresh = async (db: Db, { id, activeAt }: StoredSession, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ refreshed_at: now, active_at: sql`greatest(active_at, ${activeAt})` })
    .where('id', '=', id)
    .execute();
};

/** Records a renewed proof of who the person is, which is activity too; undefined if this is no active session of the person. */
export const recordAuthentication = async (
  db: Db,
  { id, personId }: Pick<StoredSession, 'id' | 'personId'>,
  now: Date,
): Promise<StoredSession | undefined> => {
  const row = await db
    .updateTable('sessions')
    .set({ authenticated_at: now, active_at: now })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(sessionColumns)
    .executeTakeFirst();
  return row && toSession(row);
};

/** When the person last proved who they are in this session; undefined if this is no active session of the person. */
export const findAuthenticatedAt = async (
  db: Db,
  { id, personId }: { readonly id: string; readonly personId: string },
  now: Date,
): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .select('authenticated_at')
    .where('id', '=', id)
    .where('person_id', '=', personId as PersonId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.authenticated_at;
};

export const endSession = async (db: Db, id: string, reason: SessionEndReason, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
};

/** False if this is no active session of the person. */
export const endOwnSession = async (db: Db, owner: PersonId, id: string, now: Date): Promise<boolean> => {
  const row = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'ended' })
    .where('id', '=', id)
    .where('person_id', '=', owner)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Ends all active sessions of a person except `kept`; returns the ended ids. */
export const endSessionsOfPerson = async (
  db: Db,
  owner: PersonId,
  reason: SessionEndReason,
  now: Date,
  kept = '',
): Promise<string[]> => {
  const rows = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('person_id', '=', owner)
    .where('id', '<>', kept)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Sessions of a person that ended for this reason within the lifetime of an access token: their tokens may still be valid. */
export const findRecentlyEndedSessions = async (
  { service }: Deps,
  db: Db,
  owner: PersonId,
  reason: SessionEndReason,
): Promise<string[]> => {
  const since = new Date(service.clock().getTime() - service.settings.accessTokenLife);
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', owner)
    .where('end_reason', '=', reason)
    .where('ended_at', '>', since)
    .execute();
  return rows.map(({ id }) => id);
};

/** Deletes sessions that ended or expired before the given time, with their tokens. */
export const purgeSessions = async (db: Db, before: Date): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expires_at', '<', before), where('ended_at', '<', before)]))
    .execute();
};
