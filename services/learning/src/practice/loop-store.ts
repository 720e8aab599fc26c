import type { Insertable, Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type LoopRow = Selectable<Tables['practice_loops']>;

const loopsOf = (db: Db, studentId: string, lessonId: string) =>
  db.selectFrom('practice_loops').where('student_id', '=', studentId).where('lesson_id', '=', lessonId);

export const listLoops = (db: Db, studentId: string, lessonId: string): Promise<LoopRow[]> =>
  loopsOf(db, studentId, lessonId)
    .selectAll()
    .orderBy('start_tenths')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Saves a loop unless the student has as many others in this lesson. Returns false then. */
export const upsertLoop = async (
  tx: Db,
  loop: Insertable<Tables['practice_loops']>,
  max: number,
): Promise<boolean> => {
  const { student_id, lesson_id, name, start_tenths, end_tenths } = loop;
  // Two loops that are saved at the same time must not pass the limit together.
  await sql`select pg_advisory_xact_lock(hashtext(${`loops ${student_id}`}), hashtext(${lesson_id}))`.execute(
    tx,
  );
  const { others } = await loopsOf(tx, student_id, lesson_id)
    .where('id', '!=', loop.id)
    .select((select) => select.fn.countAll<bigint>().as('others'))
    .executeTakeFirstOrThrow();
  if (others >= max) return false;
  await tx
    .insertInto('practice_loops')
    .values(loop)
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'lesson_id', 'id']).doUpdateSet({ name, start_tenths, end_tenths }),
    )
    .execute();
  return true;
};

export const deleteLoop = async (db: Db, studentId: string, lessonId: string, id: string): Promise<void> => {
  await db
    .deleteFrom('practice_loops')
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .where('id', '=', id)
    .execute();
};
