import { deferToCommit } from '@sargam/chassis/sql';
import { type Selectable, sql } from 'kysely';
import type { StudentId } from '../ids.ts';
import type { Db, Tables, Tx } from '../tables.ts';
import type { PaidLine } from './access.ts';
import type { CourseAccess } from './access-period.ts';
import { findPaidLines } from './read-access.ts';

/** What the decision about a student's access needs, read under its lock. */
export interface LockedAccess {
  /** The stored decisions by course. */
  readonly stored: ReadonlyMap<string, CourseAccess>;
  readonly lines: readonly PaidLine[];
}

/**
 * Locks the student's access to the courses until the transaction ends and reads what is committed. The locks are taken
 * in the order of the course ids, so that two orders of one student do not deadlock. One round trip: the connection runs
 * the statements in this order, so the reads see what was committed before the lock was granted.
 */
export const lockAccess = async (
  tx: Tx,
  student: StudentId,
  courses: readonly string[],
): Promise<LockedAccess> => {
  const locking = lockPairs(tx, student, courses);
  const [, rows, lines] = await Promise.all([
    locking,
    selectAccess(tx, student, courses),
    findPaidLines(tx, student, courses),
  ]);
  return { stored: new Map(rows.map((row) => [row.course_id, toCourseAccess(row)])), lines };
};

const lockPairs = (tx: Tx, student: StudentId, courses: readonly string[]) =>
  sql`select pg_advisory_xact_lock(hashtext(${student}), hashtext(course))
        from unnest(${[...courses].sort()}::text[]) as course`.execute(tx);

const selectAccess = (db: Db, student: StudentId, courses: readonly string[]) =>
  db
    .selectFrom('access')
    .selectAll()
    .where('student_id', '=', student)
    .where(sql<boolean>`course_id = any(${courses}::text[])`)
    .execute();

const toCourseAccess = (row: Selectable<Tables['access']>): CourseAccess => ({
  studentId: row.student_id,
  courseId: row.course_id,
  version: row.version,
  periods: row.periods.map(({ startsAt, endsAt, ...period }) => ({
    ...period,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  })),
  refundedAt: row.refunded_at ?? undefined,
});

/** Saves the decisions in one statement that is sent with the commit. The caller holds the lock of `lockAccess`. */
export const saveAccessOnCommit = async (tx: Tx, decisions: readonly CourseAccess[]): Promise<void> => {
  if (decisions.length === 0) return;
  const rows = decisions.map((access) => ({
    student_id: access.studentId,
    course_id: access.courseId,
    version: access.version,
    periods: JSON.stringify(access.periods),
    refunded_at: access.refundedAt ?? null,
  }));
  const query = tx
    .insertInto('access')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'course_id']).doUpdateSet((update) => ({
        version: update.ref('excluded.version'),
        periods: update.ref('excluded.periods'),
        refunded_at: update.ref('excluded.refunded_at'),
      })),
    );
  await deferToCommit(tx, query.compile());
};

/** The next students in the order of their ids who have a paid order, refunded ones included. */
export const listStudentsWithPaidOrders = async (db: Db, after: string, limit: number) => {
  const { rows } = await sql<{ student: StudentId }>`
    select distinct student_id as student from orders
     where paid_at is not null and student_id > ${after}
     order by student_id limit ${limit}`.execute(db);
  return rows.map(({ student }) => student);
};

/** The courses that the student's paid orders unlock. */
export const listUnlockedCourses = async (db: Db, student: StudentId): Promise<readonly string[]> => {
  const { rows } = await sql<{ course: string }>`
    select distinct unnest(case when cardinality(bundle_course_ids) > 0 then bundle_course_ids
                                else array[course_id] end) as course
      from orders o join order_lines l on l.order_id = o.id
     where o.student_id = ${student} and o.paid_at is not null
       and o.state in ('paid', 'partly_refunded', 'refunded')`.execute(db);
  return rows.map(({ course }) => course);
};
