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
