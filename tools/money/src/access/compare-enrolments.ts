import { computeCourseAccess } from '@sargam/commerce/access/access-period';
import { createGrants as createCommerceGrants } from '@sargam/commerce/access/grant';
import {
  type AccessPeriod,
  calculateAccessPeriods,
  calculateTotalAccess,
  findCurrentPeriod,
} from '@sargam/learning/enrolments/access-period';
import { applyAccess } from '@sargam/learning/enrolments/apply-access';
import type { Grant } from '@sargam/learning/enrolments/grant';
import { createLearningGrantsOf, tierMessages, toGrantingLines } from './compare-computations.ts';
import type { HistoryOrder } from './random-history.ts';

/**
 * Compares what learning shows for a history with the source `grants` and with the source `commerce`, at each of `times`.
 * Returns a description of the first difference; undefined if there is none.
 */
export const findEnrolmentDifference = (
  history: readonly HistoryOrder[],
  times: readonly Date[],
): string | undefined => {
  const decisions = createCommerceGrants(toGrantingLines(history));
  for (const [course, grants] of createLearningGrantsOf(history)) {
    const row = toRow(grants);
    const { periods, refundedAt } = computeCourseAccess(decisions.get(course) ?? []);
    const accessPeriods = periods.map((period) => ({ ...period, tier: tierMessages[period.tier] }));
    const fromCommerce = applyAccess(row, accessPeriods, refundedAt ?? null);
    const grantPeriods = calculateAccessPeriods(grants);
    const isPurchased = grants.some(({ revokedAt }) => !revokedAt);
    const [one, other] = [
      JSON.stringify([row, isPurchased, currentTiers(grantPeriods, times)]),
      JSON.stringify([fromCommerce, periods.length > 0, currentTiers(accessPeriods, times)]),
    ];
    if (one !== other) return `${course}: grants ${one}, commerce ${other} of ${JSON.stringify(history)}`;
  }
  return undefined;
};

const currentTiers = (periods: readonly AccessPeriod[], times: readonly Date[]) =>
  times.map((time) => findCurrentPeriod(periods, time)?.tier);

/** The row that learning stores for these grants. */
const toRow = (grants: readonly Grant[]) => {
  const access = calculateTotalAccess(grants);
  if (!access) throw new Error('a course of a history has grants');
  return {
    id: 'enrolment',
    student_id: 'student',
    course_id: 'course',
    tier: access.tier,
    order_id: access.orderId,
    started_at: access.startsAt,
    ends_at: access.endsAt,
  };
};
