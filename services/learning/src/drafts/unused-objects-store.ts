import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;

/** Records objects for the job that removes unused ones, in the transaction that makes them unused. */
export const recordUnusedObjects = async (
  tx: Db,
  keys: readonly (string | null | undefined)[],
  now: Date,
): Promise<void> => {
  const rows = [...new Set(keys)].flatMap((key) => (key ? [{ object_key: key, created_at: now }] : []));
  if (rows.length === 0) return;
  await tx
    .insertInto('unused_objects')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Recorded objects that no lesson, document or draft uses. */
export const listUnusedObjects = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ object_key: string }>`
    select object_key from unused_objects as unused
     where not exists (select from lessons
                        where lessons.object_key = unused.object_key or lessons.score_key = unused.object_key)
       and not exists (select from documents where documents.object_key = unused.object_key)
       and not exists (select from lesson_drafts
                        where changes->>'object_key' = unused.object_key or changes->>'score_key' = unused.object_key)
     order by created_at limit 100`.execute(db);
  return rows.map(({ object_key: key }) => key);
};

export const deleteUnusedObject = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('unused_objects').where('object_key', '=', key).execute();
};
