import { maxTotal, toBoundedLimitOffset, toBoundedTotal, toPageWithNext } from '@sargam/chassis/paging';
import type { ListEndedAccessRequest, ListEndedAccessResponse } from '@sargam/proto/learning/v1/learning';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

/**
 * Enrolments that ended without a full refund of every order (decision B23). Buying again moves the end of an enrolment, so a student
 * has one row for a course, and none after a new purchase.
 */
const selectEnded = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('enrolments')
    .leftJoin('access', (join) =>
      join
        .onRef('access.student_id', '=', 'enrolments.student_id')
        .onRef('access.course_id', '=', 'enrolments.course_id'),
    )
    .where('enrolments.ends_at', '<=', now)
    .where(
      sql<boolean>`case when access.student_id is not null then jsonb_array_length(access.periods) > 0
        else exists (select from grants g where g.student_id = enrolments.student_id
          and g.course_id = enrolments.course_id and g.revoked_at is null) end`,
    );

type SelectedEnrolments = ReturnType<typeof selectEnded>;

const selectRows = (ended: SelectedEnrolments, after: string, limit: number, offset: number) =>
  ended
    .leftJoin('grants', (join) =>
      join
        .onRef('grants.order_id', '=', 'enrolments.order_id')
        .onRef('grants.course_id', '=', 'enrolments.course_id'),
    )
    .select([
      'enrolments.id as enrolmentId',
      'enrolments.student_id as studentId',
      'enrolments.course_id as courseId',
      'enrolments.order_id as orderId',
      'enrolments.ends_at as endedAt',
    ])
    // The course of a bundle has no grant of its own order line until its payment event arrives.
    .select(sql<Date>`coalesce(grants.paid_at, enrolments.started_at)`.as('purchasedAt'))
    .$if(after !== '', (rows) =>
      rows.where(
        sql<boolean>`(enrolments.ends_at, enrolments.id) < ((select ends_at from enrolments where id = ${after}), ${after})`,
      ),
    )
    .orderBy('enrolments.ends_at', 'desc')
    .orderBy('enrolments.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

const countRows = async (db: Kysely<Tables>, ended: SelectedEnrolments): Promise<number> => {
  const { total } = await db
    .selectFrom(
      ended
        .select('enrolments.id')
        .limit(maxTotal + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const listEndedAccess = async (
  db: Kysely<Tables>,
  request: ListEndedAccessRequest,
  now: Date,
): Promise<ListEndedAccessResponse> => {
  const { limit, offset } = toBoundedLimitOffset(request);
  const ended = selectEnded(db, now);
  const [rows, count] = await Promise.all([
    selectRows(ended, request.after, limit + 1, offset),
    countRows(db, ended),
  ]);
  const { page, next } = toPageWithNext(rows, limit, ({ enrolmentId }) => enrolmentId);
  return { ended: [...page], ...toBoundedTotal(count), next };
};
