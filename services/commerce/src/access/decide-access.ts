import type { Tier } from '../courses/course.ts';
import type { CourseId, OrderId, StudentId } from '../ids.ts';
import type { Tx } from '../tables.ts';
import { publishAccess } from './access-events.ts';
import { type CourseAccess, computeCourseAccess } from './access-period.ts';
import { lockAccess, saveAccessOnCommit } from './access-store.ts';
import { coursesUnlockedBy, createGrants, type GrantingLine } from './grant.ts';

/** An order that was paid in this transaction or before. */
export interface PaidOrder {
  readonly id: OrderId;
  readonly studentId: StudentId;
  readonly lines: readonly {
    readonly courseId: CourseId;
    readonly bundleCourseIds: readonly string[];
    readonly offer: { readonly tier: Tier; readonly validityDays: number };
    readonly upgrades: OrderId | undefined;
  }[];
}

/**
 * Decides, saves and publishes the student's access to the courses of an order that this transaction pays or, with
 * `revokedAt`, fully refunds. The order itself counts as given here, because its row may be saved with the commit. Takes
 * one round trip; the row and the event are sent with the commit.
 */
export const decideAccess = async (
  tx: Tx,
  order: PaidOrder,
  { paidAt, revokedAt }: { readonly paidAt: Date; readonly revokedAt?: Date },
): Promise<void> => {
  const courses = [...new Set(order.lines.flatMap(coursesUnlockedBy))];
  const { stored, lines } = await lockAccess(tx, order.studentId, courses);
  const others: readonly GrantingLine[] = lines.filter((line) => line.orderId !== order.id);
  const grants = createGrants([...others, ...toGrantingLines(order, paidAt, revokedAt)]);
  const decisions = courses.map(
    (courseId): CourseAccess => ({
      studentId: order.studentId,
      courseId,
      version: (stored.get(courseId)?.version ?? 0n) + 1n,
      ...computeCourseAccess(grants.get(courseId) ?? []),
    }),
  );
  await saveAccessOnCommit(tx, decisions);
  const kind = revokedAt ? 'revoked' : 'granted';
  for (const access of decisions)
    await publishAccess(tx, access, { kind, orderId: order.id, isBackfilled: false });
};

const toGrantingLines = (
  { id, lines }: PaidOrder,
  paidAt: Date,
  revokedAt: Date | undefined,
): readonly GrantingLine[] =>
  lines.map(({ courseId, bundleCourseIds, offer: { tier, validityDays }, upgrades }) => {
    const access = { courseId, bundleCourseIds, tier, validityDays };
    return { ...access, orderId: id, upgrades, paidAt, revokedAt };
  });
