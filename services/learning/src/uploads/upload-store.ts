import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type UploadRow = Selectable<Tables['uploads']>;

/** An upload of this person. */
interface OwnUpload {
  readonly id: string;
  readonly ownerId: string;
}

export const insertUpload = (db: Db, upload: Insertable<Tables['uploads']>): Promise<UploadRow> =>
  db.insertInto('uploads').values(upload).returningAll().executeTakeFirstOrThrow();

/** Serializes new uploads of a person until the transaction ends, so that their sum stays below its limit. */
export const lockUploadsOfOwner = async (tx: Db, ownerId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('uploads'), hashtext(${ownerId}))`.execute(tx);
};

/** The announced bytes of the person's uploads that no lesson uses. */
export const sumUnusedBytes = async (tx: Db, ownerId: string): Promise<bigint> => {
  const { bytes } = await tx
    .selectFrom('uploads')
    .select(sql<bigint>`coalesce(sum(size_bytes), 0)::bigint`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .where('lesson_id', 'is', null)
    .executeTakeFirstOrThrow();
  return BigInt(bytes);
};

export const findUpload = (db: Db, { id, ownerId }: OwnUpload): Promise<UploadRow | undefined> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();

interface ReceivedBytes {
  readonly fromOffset: bigint;
  readonly toOffset: bigint;
  readonly etags: readonly string[];
}

/** Undefined if the upload has another offset by now: of two writers at one offset the first one counts. */
export const recordBytes = (
  db: Db,
  { id, ownerId }: OwnUpload,
  { fromOffset, toOffset, etags }: ReceivedBytes,
  now: Date,
): Promise<UploadRow | undefined> =>
  db
    .updateTable('uploads')
    .set({
      offset_bytes: toOffset,
      etags: sql<string[]>`etags || ${[...etags]}::text[]`,
      touched_at: now,
    })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('offset_bytes', '=', fromOffset)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export const markFinished = (
  db: Db,
  id: string,
  movie: { readonly durationSeconds: number; readonly codecs: readonly string[] },
  now: Date,
): Promise<UploadRow> =>
  db
    .updateTable('uploads')
    .set({
      finished_at: now,
      touched_at: now,
      duration_seconds: Math.round(movie.durationSeconds),
      codecs: [...movie.codecs],
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Uses a finished upload for a lesson, once. Undefined if another lesson uses the upload, or if it is not finished. */
export const claimForLesson = (
  tx: Db,
  { id, ownerId }: OwnUpload,
  lessonId: string,
): Promise<UploadRow | undefined> =>
  tx
    .updateTable('uploads')
    .set({ lesson_id: lessonId })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('finished_at', 'is not', null)
    .where((where) => where.or([where('lesson_id', 'is', null), where('lesson_id', '=', lessonId)]))
    .returningAll()
    .executeTakeFirst();

export const deleteUpload = async (tx: Db, id: string): Promise<void> => {
  await tx.deleteFrom('uploads').where('id', '=', id).execute();
};

/** Locks an upload without a new byte since this time; undefined if there is none. */
export const lockIdleUpload = (tx: Db, since: Date): Promise<UploadRow | undefined> =>
  tx
    .selectFrom('uploads')
    .selectAll()
    .where('touched_at', '<', since)
    .orderBy('touched_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
