import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables, Words } from '../database.ts';

type Db = Kysely<Tables>;
export type LessonRow = Selectable<Tables['lessons']>;
export type ProgressRow = Selectable<Tables['progress']>;

/** A course's lessons in order. */
export const lessonsOf = (db: Db, courseId: string): Promise<LessonRow[]> =>
  db.selectFrom('lessons').selectAll().where('course_id', '=', courseId).orderBy('position').execute();

/** How far a student got in the lessons of a course. */
export const progressIn = (db: Db, courseId: string, studentId: string): Promise<ProgressRow[]> =>
  db
    .selectFrom('progress')
    .innerJoin('lessons', 'lessons.id', 'progress.lesson_id')
    .selectAll('progress')
    .where('lessons.course_id', '=', courseId)
    .where('progress.student_id', '=', studentId)
    .execute();

export const lessonById = (db: Db, id: string): Promise<LessonRow | undefined> =>
  db.selectFrom('lessons').selectAll().where('id', '=', id).executeTakeFirst();

export const lessonByFilename = (db: Db, filename: string): Promise<LessonRow | undefined> =>
  db.selectFrom('lessons').selectAll().where('filename', '=', filename).executeTakeFirst();

/** The instructor of a course; undefined while catalogue has not told of it. */
export const instructorOf = async (db: Db, courseId: string): Promise<string | undefined> =>
  (await db.selectFrom('courses').select('instructor_id').where('id', '=', courseId).executeTakeFirst())
    ?.instructor_id;

type NewLesson = Omit<Insertable<Tables['lessons']>, 'position'>;

/** Puts a lesson at the end of its course; a repeat with the same id answers the lesson that is there. */
export const appendLesson = async (tx: Db, lesson: NewLesson): Promise<LessonRow> => {
  // Two uploads into one course at once would otherwise draw the same position.
  await sql`select pg_advisory_xact_lock(hashtext('lessons'), hashtext(${lesson.course_id}))`.execute(tx);
  const known = await lessonById(tx, lesson.id);
  if (known) return known;
  const { last } = await tx
    .selectFrom('lessons')
    .select((select) => select.fn.max<number | null>('position').as('last'))
    .where('course_id', '=', lesson.course_id)
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('lessons')
    .values({ ...lesson, position: (last ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const renameLesson = (db: Db, id: string, title: Words): Promise<LessonRow | undefined> =>
  db
    .updateTable('lessons')
    .set({ title: JSON.stringify(title) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
