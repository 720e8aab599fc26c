import type { Tx } from '@sargam/chassis/sql';
import type { CourseAccess } from '@sargam/proto/commerce/v1/access';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';
import type { AccessPeriod } from './access-period.ts';
import { parseTier } from './tier.ts';

/** A decision of commerce about the access of a student to a course. */
export interface StoredAccess {
  readonly studentId: string;
  readonly courseId: string;
  readonly version: bigint;
  /** In time order, ended periods included; empty if every order was refunded. */
  readonly periods: readonly AccessPeriod[];
  readonly refundedAt: Date | undefined;
}

/**
 * Saves the decision unless the stored version is the same or newer, so the order of arrival does not matter. Returns
 * whether it was saved.
 */
export const saveNewestAccess = async (tx: Tx<Tables>, access: CourseAccess): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('access')
    .values({
      student_id: access.studentId,
      course_id: access.courseId,
      version: access.version,
      periods: JSON.stringify(access.periods),
      refunded_at: access.refundedAt ?? null,
      order_id: access.orderId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'course_id'])
        .doUpdateSet((update) => ({
          version: update.ref('excluded.version'),
          periods: update.ref('excluded.periods'),
          refunded_at: update.ref('excluded.refunded_at'),
          order_id: update.ref('excluded.order_id'),
        }))
        .whereRef('access.version', '<', 'excluded.version'),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

export const findAccess = async (
  db: Kysely<Tables>,
  studentId: string,
  courseId: string,
): Promise<StoredAccess | undefined> => {
  const row = await db
    .selectFrom('access')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return row && toStoredAccess(row);
};

const toStoredAccess = (row: Selectable<Tables['access']>): StoredAccess => ({
  studentId: row.student_id,
  courseId: row.course_id,
  version: row.version,
  periods: toAccessPeriods(row.periods),
  refundedAt: row.refunded_at ?? undefined,
});

export const toAccessPeriods = (periods: Selectable<Tables['access']>['periods']): readonly AccessPeriod[] =>
  periods.map(({ orderId, tier, startsAt, endsAt }) => ({
    orderId,
    tier: parseTier(tier),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
