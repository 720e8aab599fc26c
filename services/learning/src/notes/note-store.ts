import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;

const selectNotes = (db: Db, studentId: string, courseId: string) =>
  db
    .selectFrom('lesson_notes')
    .innerJoin('lessons', 'lessons.id', 'lesson_notes.lesson_id')
    .where('student_id', '=', studentId)
    .where('lessons.course_id', '=', courseId);

/** The notes of a student in a course, with the titles of their lessons. */
export const listNotes = (db: Db, studentId: string, courseId: string) =>
  selectNotes(db, studentId, courseId)
    .selectAll('lesson_notes')
    .select('lessons.title')
    .orderBy('lessons.position')
    .orderBy('seconds')
    .orderBy('lesson_notes.created_at')
    .orderBy('lesson_notes.id')
    .execute();

/** Saves a note unless the student has as many others in the course. Returns false then. */
export const upsertNote = async (
  tx: Db,
  note: Insertable<Tables['lesson_notes']>,
  { courseId, max }: { readonly courseId: string; readonly max: number },
): Promise<boolean> => {
  const { student_id, lesson_id, id, seconds, content } = note;
  // Two notes that are saved at the same time must not pass the limit together.
  await sql`select pg_advisory_xact_lock(hashtext(${`notes ${student_id}`}), hashtext(${courseId}))`.execute(
    tx,
  );
  const { others } = await selectNotes(tx, student_id, courseId)
    .where((where) => where.not(where.and({ lesson_id, 'lesson_notes.id': id })))
    .select((select) => select.fn.countAll<bigint>().as('others'))
    .executeTakeFirstOrThrow();
  if (others >= max) return false;
  await tx
    .insertInto('lesson_notes')
    .values(note)
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'lesson_id', 'id']).doUpdateSet({ seconds, content }),
    )
    .execute();
  return true;
};

export const deleteNote = async (db: Db, studentId: string, lessonId: string, id: string): Promise<void> => {
  await db
    .deleteFrom('lesson_notes')
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .where('id', '=', id)
    .execute();
};
