import { type Db, type StoredSession, sessionColumns, toSession } from './session-store.ts';

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

/** Marks a token as used; false if it was used before. A single UPDATE resolves concurrent refreshes. */
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
  /** With the token it gives the token's successor (`deriveSuccessor`). */
  readonly successorSalt: Buffer;
}

/** The token with its session, in any state; undefined for a token that was never issued. */
export const findRefreshToken = async (db: Db, hash: Buffer): Promise<StoredRefreshToken | undefined> => {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select([...sessionColumns, 'ended_at', 'used_at', 'successor_salt'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return (
    row && {
      session: toSession(row),
      usedAt: row.used_at ?? undefined,
      sessionEnded: row.ended_at !== null,
      successorSalt: row.successor_salt,
    }
  );
};
