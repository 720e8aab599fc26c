import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

interface Position {
  readonly studentId: string;
  readonly lessonId: string;
  readonly stoppedAt: number;
  readonly completed: boolean;
}

/** Remembers where a student stopped. What was once completed stays so. */
export const savePosition = async (db: Kysely<Tables>, position: Position, now: Date): Promise<void> => {
  await db
    .insertInto('progress')
    .values({
      student_id: position.studentId,
      lesson_id: position.lessonId,
      stopped_at: position.stoppedAt,
      completed_at: position.completed ? now : null,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'lesson_id']).doUpdateSet({
        stopped_at: position.stoppedAt,
        completed_at: sql`coalesce(progress.completed_at, excluded.completed_at)`,
        updated_at: now,
      }),
    )
    .execute();
};
