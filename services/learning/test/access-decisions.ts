import { AccessEvent } from '@sargam/proto/commerce/v1/access';
import type { Order } from '@sargam/proto/commerce/v1/order';
import { calculateAccessPeriods } from '../src/enrolments/access-period.ts';
import { createGrants, type Grant } from '../src/enrolments/grant.ts';

interface OrderChange {
  readonly order: Order;
  readonly at: Date;
  readonly isRefund: boolean;
}

/** Decides access as commerce does: one event for each course whose access a paid or fully refunded order changes. */
export const createAccessDecisions = () => {
  const grants = new Map<string, Grant>();
  const versions = new Map<string, bigint>();
  return ({ order, at, isRefund }: OrderChange): AccessEvent[] =>
    createGrants(order, at).flatMap((grant) => {
      const { studentId, courseId } = grant;
      const existing = grants.get(`${order.id}:${courseId}`);
      if (existing && (!isRefund || existing.revokedAt)) return [];
      grants.set(`${order.id}:${courseId}`, isRefund ? { ...grant, revokedAt: at } : grant);
      const pair = `${studentId}:${courseId}`;
      const version = (versions.get(pair) ?? 0n) + 1n;
      versions.set(pair, version);
      const periods = calculateAccessPeriods(
        [...grants.values()].filter((other) => other.studentId === studentId && other.courseId === courseId),
      );
      const refundedAt = periods.length > 0 ? undefined : at;
      const value = { studentId, courseId, version, periods: [...periods], refundedAt, orderId: order.id };
      return [AccessEvent.fromPartial({ event: { $case: isRefund ? 'revoked' : 'granted', value } })];
    });
};
