import { computeCourseAccess } from '@sargam/commerce/access/access-period';
import { createGrants as createCommerceGrants, type GrantingLine } from '@sargam/commerce/access/grant';
import { calculateAccessPeriods } from '@sargam/learning/enrolments/access-period';
import { createGrants as createLearningGrants, type Grant } from '@sargam/learning/enrolments/grant';
import { Order, OrderLine, PurchaseKind } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';
import { courses, type HistoryLine, type HistoryOrder } from './random-history.ts';

export const tierMessages = {
  standard: Tier.TIER_STANDARD,
  silver: Tier.TIER_SILVER,
  gold: Tier.TIER_GOLD,
  diamond: Tier.TIER_DIAMOND,
} as const;

/** An access period as a text. */
export const formatPeriod = (period: {
  readonly orderId: string;
  readonly tier: Tier;
  readonly startsAt: Date;
  readonly endsAt: Date;
}): string =>
  `${period.orderId} ${period.tier} ${period.startsAt.toISOString()} – ${period.endsAt.toISOString()}`;

/** Compares the access that commerce and learning compute from a history; undefined if they agree on every course. */
export const findDifference = (history: readonly HistoryOrder[]): string | undefined => {
  const commerce = computeWithCommerce(history);
  const learning = computeWithLearning(history);
  for (const course of [...courses, 'bundle']) {
    const [one = '', other = ''] = [commerce.get(course), learning.get(course)];
    if (one !== other)
      return `${course}: commerce [${one}], learning [${other}] of ${JSON.stringify(history)}`;
  }
  return undefined;
};

/** The lines of a history as commerce reads them from its paid orders. */
export const toGrantingLines = (history: readonly HistoryOrder[]): readonly GrantingLine[] =>
  history.flatMap(({ id, paidAt, revokedAt, lines }) =>
    lines.map(({ courseId, bundleCourseIds, tier, days, upgrades }) => {
      const line = { courseId, bundleCourseIds, tier, validityDays: days, upgrades, paidAt, revokedAt };
      return { ...line, orderId: id } as GrantingLine;
    }),
  );

/** The grants that learning creates from a history, by course. */
export const createLearningGrantsOf = (
  history: readonly HistoryOrder[],
): ReadonlyMap<string, readonly Grant[]> =>
  Map.groupBy(
    history.flatMap((order) =>
      createLearningGrants(toOrderMessage(order), order.paidAt).map((grant) => ({
        ...grant,
        revokedAt: order.revokedAt,
      })),
    ),
    ({ courseId }) => courseId,
  );

const computeWithCommerce = (history: readonly HistoryOrder[]): ReadonlyMap<string, string> =>
  new Map(
    [...createCommerceGrants(toGrantingLines(history))].map(([course, grants]) => [
      course,
      computeCourseAccess(grants)
        .periods.map((period) => formatPeriod({ ...period, tier: tierMessages[period.tier] }))
        .join(', '),
    ]),
  );

const computeWithLearning = (history: readonly HistoryOrder[]): ReadonlyMap<string, string> =>
  new Map(
    [...createLearningGrantsOf(history)].map(([course, grants]) => [
      course,
      calculateAccessPeriods(grants).map(formatPeriod).join(', '),
    ]),
  );

const toOrderMessage = ({ id, paidAt, lines }: HistoryOrder): Order => ({
  ...Order.fromPartial({ id, studentId: 'student', paidAt }),
  lines: lines.map(toLineMessage),
});

const toLineMessage = ({ courseId, bundleCourseIds, tier, days, upgrades }: HistoryLine): OrderLine => ({
  ...OrderLine.fromPartial({
    courseId,
    offer: { tier: tierMessages[tier], validityDays: days },
    kind: upgrades ? PurchaseKind.PURCHASE_KIND_UPGRADE : PurchaseKind.PURCHASE_KIND_NEW,
    upgradesOrderId: upgrades ?? '',
  }),
  bundleCourseIds: [...bundleCourseIds],
});
