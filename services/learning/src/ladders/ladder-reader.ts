import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { FailureReason, LadderState } from './ladder-table.ts';

interface LadderFile {
  readonly filename: string;
  readonly ladderId: string;
  readonly file: string;
}

/** A file of the finished ladder of a lesson's present video, by the public names; undefined if there is none. */
export const findLadderFile = (db: Kysely<Tables>, { filename, ladderId, file }: LadderFile) =>
  db
    .selectFrom('ladders')
    .innerJoin('lessons', (join) =>
      join
        .onRef('lessons.id', '=', 'ladders.lesson_id')
        .onRef('lessons.object_key', '=', 'ladders.object_key'),
    )
    .select(['ladders.id', 'ladders.attempts', 'lessons.course_id', 'lessons.status'])
    .where('lessons.filename', '=', filename)
    .where('lessons.archived_at', 'is', null)
    .where('ladders.id', '=', ladderId)
    .where('ladders.state', '=', 'ready')
    .where(sql<boolean>`${file} = any(ladders.files)`)
    .executeTakeFirst();

/** What a list of lessons shows of a ladder. */
export interface LadderSummary {
  readonly id: string;
  readonly state: LadderState;
  readonly percent: number;
  readonly reason: FailureReason | null;
}

/** A column of lessons: the ladder of the present video as JSON; null before its job exists. */
export const ladderOfLesson = sql<LadderSummary | null>`(
  select json_build_object('id', id, 'state', state, 'percent', percent, 'reason', reason) from ladders
   where ladders.lesson_id = lessons.id and ladders.object_key = lessons.object_key)`;

/** The ladders of all videos of these lessons, also of those that are not published yet. */
export const listLadders = (db: Kysely<Tables>, lessonIds: readonly string[]) =>
  db
    .selectFrom('ladders')
    .select(['id', 'state', 'percent', 'reason', 'lesson_id', 'object_key'])
    .where('lesson_id', '=', sql<string>`any(${[...lessonIds]}::text[])`)
    .execute();
