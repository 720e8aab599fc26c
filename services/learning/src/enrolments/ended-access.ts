import { maxTotal, toBoundedLimitOffset, toBoundedTotal, toPageWithNext } from '@sargam/chassis/paging';
import type { ListEndedAccessRequest, ListEndedAccessResponse } from '@sargam/proto/learning/v1/enrolments';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

/**
 * Enrolments that ended without a full refund of every order (decision B23). Buying again moves the end of an enrolment, so a student
 * has one row for a course, and none after a new purchase.
 */
const selectEnded = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('enrolments')
    .where('ends_at', '<=', now)
    // A literal, so that the partial index fits.
    .where('is_refunded', '=', sql.lit(false));

type SelectedEnrolments = ReturnType<typeof selectEnded>;

const selectPage = (ended: SelectedEnrolments, after: string, limit: number, offset: number) =>
  ended
    .selectAll()
    .$if(after !== '', (rows) =>
      rows.where(
        sql<boolean>`(ends_at, id) < ((select ends_at from enrolments where id = ${after}), ${after})`,
      ),
    )
    .orderBy('ends_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);

/** The grants of the page's rows only: a join before the limit reads those of the pages before too. */
const selectRows = (db: Kysely<Tables>, page: ReturnType<typeof selectPage>) =>
  db
    .selectFrom(page.as('page'))
    .leftJoin('grants', (join) =>
      join.onRef('grants.order_id', '=', 'page.order_id').onRef('grants.course_id', '=', 'page.course_id'),
    )
    .select([
      'page.id as enrolmentId',
      'page.student_id as studentId',
      'page.course_id as courseId',
      'page.order_id as orderId',
      'page.ends_at as endedAt',
    ])
    // The course of a bundle has no grant of its own order line until its payment event arrives.
    .select(sql<Date>`coalesce(grants.paid_at, page.started_at)`.as('purchasedAt'))
    .orderBy('page.ends_at', 'desc')
    .orderBy('page.id', 'desc')
    .execute();

const countRows = async (db: Kysely<Tables>, ended: SelectedEnrolments): Promise<number> => {
  const { total } = await db
    .selectFrom(
      ended
        .select('id')
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
    selectRows(db, selectPage(ended, request.after, limit + 1, offset)),
    countRows(db, ended),
  ]);
  const { page, next } = toPageWithNext(rows, limit, ({ enrolmentId }) => enrolmentId);
  return { ended: [...page], ...toBoundedTotal(count), next };
};
