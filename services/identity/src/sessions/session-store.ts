import type { Kysely } from 'kysely';
import type { SessionEndReason, Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { PersonId } from '../people/person.ts';

type Db = Kysely<Tables>;

export interface StoredSession {
  readonly id: string;
  readonly personId: PersonId;
  readonly expiresAt: Date;
}

export const insertSession = async (
  db: Db,
  session: StoredSession,
  from: { readonly device: string; readonly address: string },
  now: Date,
): Promise<void> => {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      person_id: session.personId,
      created_at: now,
      expires_at: session.expiresAt,
      ended_at: null,
      ended_why: null,
      refreshed_at: now,
      ...from,
    })
    .execute();
};

export const insertRefreshToken = async (
  db: Db,
  sessionId: string,
  hash: Buffer,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: hash, session_id: sessionId, issued_at: now, used_at: null })
    .execute();
};

/** Marks a token as used, if it was not: one statement decides which of two refreshes is the first. */
export const markRefreshTokenUsed = async (db: Db, hash: Buffer, now: Date): Promise<boolean> => {
  const row = await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  return row !== undefined;
};

export interface StoredRefreshToken {
  readonly session: StoredSession;
  readonly usedAt: Date | undefined;
  readonly sessionEnded: boolean;
}

/** The token with its session, whatever their state; undefined for a token that was never given out. */
export const findRefreshToken = async (db: Db, hash: Buffer): Promise<StoredRefreshToken | undefined> => {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id', 'person_id', 'expires_at', 'ended_at', 'used_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return (
    row && {
      session: { id: row.id, personId: row.person_id, expiresAt: row.expires_at },
      usedAt: row.used_at ?? undefined,
      sessionEnded: row.ended_at !== null,
    }
  );
};

/** It got a new access token. */
export const setRefreshedAt = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ refreshed_at: now }).where('id', '=', id).execute();
};

export const endSession = async (db: Db, id: string, why: SessionEndReason, now: Date): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: why })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
};

/** False when it is not a live session of this person. */
export const endOwnSession = async (db: Db, owner: PersonId, id: string, now: Date): Promise<boolean> => {
  const row = await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: 'ended' })
    .where('id', '=', id)
    .where('person_id', '=', owner)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Ends all live sessions of a person but the one that is kept; answers which. */
export const endSessionsOfPerson = async (
  db: Db,
  owner: PersonId,
  why: SessionEndReason,
  now: Date,
  kept = '',
): Promise<string[]> => {
  const rows = await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_why: why })
    .where('person_id', '=', owner)
    .where('id', '<>', kept)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** What of a person's ended for this reason so lately that an access token of it may still be about. */
export const findRecentlyEndedSessions = async (
  { service }: Deps,
  db: Db,
  owner: PersonId,
  why: SessionEndReason,
): Promise<string[]> => {
  const since = new Date(service.clock().getTime() - service.settings.accessTokenLife);
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('person_id', '=', owner)
    .where('ended_why', '=', why)
    .where('ended_at', '>', since)
    .execute();
  return rows.map(({ id }) => id);
};

/** Forgets sessions that ended or expired before the given time, with their tokens. */
export const purgeSessions = async (db: Db, before: Date): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where((where) => where.or([where('expires_at', '<', before), where('ended_at', '<', before)]))
    .execute();
};
