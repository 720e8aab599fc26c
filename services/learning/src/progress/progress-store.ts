import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type ProgressRow = Selectable<Tables['progress']>;

interface Position {
  readonly studentId: string;
  readonly lessonId: string;
  readonly positionSeconds: number;
  readonly isCompleted: boolean;
}

/** A student's progress in the lessons of a course. */
export const listProgress = (db: Db, courseId: string, studentId: string): Promise<ProgressRow[]> =>
  db
    .selectFrom('progress')
    .innerJoin('lessons', 'lessons.id', 'progress.lesson_id')
    .selectAll('progress')
    .where('lessons.course_id', '=', courseId)
    .where('progress.student_id', '=', studentId)
    .execute();

/** Saves the position of a student in a lesson. A completed lesson stays completed. */
export const upsertPosition = async (db: Db, position: Position, now: Date): Promise<void> => {
  await db
    .insertInto('progress')
    .values({
      student_id: position.studentId,
      lesson_id: position.lessonId,
      position_seconds: position.positionSeconds,
      completed_at: position.isCompleted ? now : null,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'lesson_id']).doUpdateSet({
        position_seconds: position.positionSeconds,
        completed_at: sql`coalesce(progress.completed_at, excluded.completed_at)`,
        updated_at: now,
      }),
    )
    .execute();
};

/** Marks a lesson as done by the student. The position and the time of the last position stay. */
export const markLesson = async (db: Db, studentId: string, lessonId: string, now: Date): Promise<void> => {
  await db
    .insertInto('progress')
    .values({
      student_id: studentId,
      lesson_id: lessonId,
      position_seconds: 0,
      completed_at: null,
      marked_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'lesson_id'])
        .doUpdateSet({ marked_at: sql`coalesce(progress.marked_at, excluded.marked_at)` }),
    )
    .execute();
};

/** Removes the mark. A watched lesson stays watched. */
export const unmarkLesson = async (db: Db, studentId: string, lessonId: string): Promise<void> => {
  await db
    .updateTable('progress')
    .set({ marked_at: null })
    .where('student_id', '=', studentId)
    .where('lesson_id', '=', lessonId)
    .execute();
};
