import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LearningSettings } from '../config.ts';
import type { Tables } from '../database.ts';
import type { CourseProgress } from '../progress/course-progress.ts';
import { type AccessPeriod, calculateAccessPeriods } from './access-period.ts';
import { toAccessPeriods } from './access-store.ts';
import { applyAccess } from './apply-access.ts';
import type { EnrolmentRow } from './enrolment-store.ts';
import { listGrants } from './grant-store.ts';

/** An enrolment with progress and with its periods of access; no period if every order was refunded. */
export interface EnrolmentWithPeriods {
  readonly row: EnrolmentRow & CourseProgress;
  readonly periods: readonly AccessPeriod[];
}

/**
 * Reads enrolments and access. The source `commerce` takes access from the table `access`, and from the grants for a
 * student and course without a row there; the source `grants` takes all of it from the grants. Ids come from the table
 * `enrolments` in either case.
 */
export interface EnrolmentReader {
  /** The enrolment of a student in a course, with the tier of its last period. */
  readonly find: (studentId: string, courseId: string) => Promise<EnrolmentRow | undefined>;
  /** All enrolments of a student, newest first. */
  readonly list: (studentId: string) => Promise<readonly EnrolmentWithPeriods[]>;
  /** Whether the student has bought the course and an order is not fully refunded. Access may have ended. */
  readonly isPurchased: (studentId: string, courseId: string) => Promise<boolean>;
}

/** The enrolments of a student with the access of commerce, if `isFromCommerce` is true and commerce has decided. */
const selectEnrolments = (db: Kysely<Tables>, isFromCommerce: RawBuilder<boolean>, studentId: string) =>
  db
    .selectFrom('enrolments')
    .leftJoin('access', (join) =>
      join
        .onRef('access.student_id', '=', 'enrolments.student_id')
        .onRef('access.course_id', '=', 'enrolments.course_id')
        .on(isFromCommerce),
    )
    .selectAll('enrolments')
    .select(['access.periods', 'access.refunded_at'])
    .where('enrolments.student_id', '=', studentId);

/** When a lesson was done: watched, or marked by the student. */
const doneAt = sql`coalesce(progress.completed_at, progress.marked_at)`;

const selectEnrolmentsWithProgress = (...args: Parameters<typeof selectEnrolments>) =>
  selectEnrolments(...args)
    .leftJoin('lessons', (join) =>
      join.onRef('lessons.course_id', '=', 'enrolments.course_id').on('lessons.archived_at', 'is', null),
    )
    .leftJoin('progress', (join) =>
      join
        .onRef('progress.lesson_id', '=', 'lessons.id')
        .onRef('progress.student_id', '=', 'enrolments.student_id'),
    )
    .select((select) => [
      select.fn.count<bigint>('lessons.id').as('total'),
      sql<bigint>`count(${doneAt})`.as('completed'),
      select.fn.count<bigint>('progress.completed_at').as('watched'),
      sql<string | null>`(array_agg(lessons.id order by lessons.position)
        filter (where lessons.id is not null and ${doneAt} is null))[1]`.as('next_lesson_id'),
      sql<string | null>`(array_agg(case when ${doneAt} is null then lessons.id end
        order by progress.updated_at desc) filter (where progress.lesson_id is not null))[1]`.as(
        'last_lesson_id',
      ),
      select.fn.max('progress.updated_at').as('studied_at'),
    ])
    .groupBy(['enrolments.id', 'access.periods', 'access.refunded_at'])
    .orderBy('enrolments.started_at', 'desc');

export const createEnrolmentReader = (
  db: Kysely<Tables>,
  source: LearningSettings['enrolmentSource'],
): EnrolmentReader => {
  const isFromCommerce = sql<boolean>`${source === 'commerce'}::boolean`;
  return {
    find: async (studentId, courseId) => {
      const found = await selectEnrolments(db, isFromCommerce, studentId)
        .where('enrolments.course_id', '=', courseId)
        .executeTakeFirst();
      if (!found) return undefined;
      const { periods, refunded_at, ...row } = found;
      return periods ? applyAccess(row, toAccessPeriods(periods), refunded_at) : row;
    },

    list: async (studentId) => {
      const rows = await selectEnrolmentsWithProgress(db, isFromCommerce, studentId).execute();
      const fromGrants = rows.filter(({ periods }) => !periods).map((row) => row.course_id);
      const grants = Map.groupBy(await listGrants(db, studentId, fromGrants), (grant) => grant.courseId);
      return rows.map(({ total, completed, watched, last_lesson_id, periods, refunded_at, ...enrolment }) => {
        const row = {
          ...enrolment,
          lessons_total: Number(total),
          lessons_completed: Number(completed),
          lessons_watched: Number(watched),
          resume_lesson_id: last_lesson_id ?? enrolment.next_lesson_id,
        };
        if (!periods) return { row, periods: calculateAccessPeriods(grants.get(row.course_id) ?? []) };
        const accessPeriods = toAccessPeriods(periods);
        return { row: applyAccess(row, accessPeriods, refunded_at), periods: accessPeriods };
      });
    },

    isPurchased: async (studentId, courseId) => {
      const { rows } = await sql<{ purchased: boolean }>`
        select coalesce(
          (select jsonb_array_length(periods) > 0 from access
            where student_id = ${studentId} and course_id = ${courseId} and ${isFromCommerce}),
          exists (select from grants
                   where student_id = ${studentId} and course_id = ${courseId} and revoked_at is null)
        ) as purchased`.execute(db);
      return rows[0]?.purchased ?? false;
    },
  };
};
