import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { publishEvent } from '@sargam/chassis/outbox';
import type { Database, Tx } from '@sargam/chassis/sql';
import { CourseContentsEvent } from '@sargam/proto/learning/v1/events';
import { sql } from 'kysely';
import type { Tables } from '../database.ts';
import { summarizeContents } from './summarize-contents.ts';

export const contentsEvents = publishes(defineTopic('learning.courses.v1', CourseContentsEvent), 'course', {
  contentsChanged:
    'what the course contains: titles, number and length of the lessons, and when they changed',
});

const publishVersion = async (
  tx: Tx<Tables>,
  courseId: string,
  { version, changed_at: changedAt }: { readonly version: number; readonly changed_at: Date },
): Promise<void> => {
  const lessons = await tx
    .selectFrom('lessons')
    .select(['title', 'status', 'duration_seconds'])
    .where('course_id', '=', courseId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .execute();
  const freeLessons = await tx
    .selectFrom('free_lessons')
    .select('title')
    .where('course_id', '=', courseId)
    .where('added_in_draft', 'is', null)
    .orderBy('position')
    .execute();
  const contents = summarizeContents(lessons, freeLessons);
  await publishEvent(tx, contentsEvents, courseId, {
    event: { $case: 'contentsChanged', value: { ...contents, courseId, version, changedAt } },
  });
};

/** Publishes the contents of the course as they are in this transaction. */
export const publishContents = async (tx: Tx<Tables>, courseId: string, now: Date): Promise<void> => {
  const row = await tx
    .insertInto('course_contents')
    .values({ course_id: courseId, version: 1, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('course_id')
        .doUpdateSet({ version: sql`course_contents.version + 1`, changed_at: now }),
    )
    .returning(['version', 'changed_at'])
    .executeTakeFirstOrThrow();
  await publishVersion(tx, courseId, row);
};

/** Publishes the contents that are older than the topic. Only one replica publishes a course. */
export const publishMissingContents = async ({ db, transaction }: Database<Tables>): Promise<void> => {
  const { rows } = await sql<{ course_id: string; changed_at: Date }>`
    select course_id, max(created_at) as changed_at
      from (select course_id, created_at from lessons union all select course_id, created_at from free_lessons) as contents
     where course_id not in (select course_id from course_contents)
     group by course_id`.execute(db);
  for (const { course_id, changed_at } of rows)
    await transaction(async (tx) => {
      const row = await tx
        .insertInto('course_contents')
        .values({ course_id, version: 1, changed_at })
        .onConflict((conflict) => conflict.column('course_id').doNothing())
        .returning(['version', 'changed_at'])
        .executeTakeFirst();
      if (row) await publishVersion(tx, course_id, row);
    });
};
