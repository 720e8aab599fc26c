import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { InstructorSale, PayoutsServiceImplementation } from '@sargam/proto/payouts/v1/payouts';
import type { Deps } from '../deps.ts';
import { listSales, type SaleRow, sumLifetimeShare } from './earning-store.ts';

type SaleCalls = Pick<PayoutsServiceImplementation, 'listInstructorSales'>;

export const saleCalls = ({ database }: Deps): SaleCalls => ({
  listInstructorSales: async ({ instructorId, from, until }, context) => {
    requireInstructorOrAdmin(requireCaller(context, { roles: ['instructor', 'admin'] }), instructorId);
    if (!from || !until) throw domainError.invalid('range-missing', 'any of the field is missing');
    const [sales, lifetime] = await Promise.all([
      listSales(database.db, instructorId, from, until),
      sumLifetimeShare(database.db, instructorId),
    ]);
    return { sales: sales.map(toSaleMessage), lifetimeSharePoisha: lifetime };
  },
});

/** Earnings are visible to their instructor and to admins (decision P2). */
const requireInstructorOrAdmin = (caller: Caller, instructorId: string): void => {
  if (caller.roles.includes('admin') || caller.claims['instructor'] === instructorId) return;
  throw domainError.forbidden();
};

const toSaleMessage = (row: SaleRow): InstructorSale => ({
  id: row.id,
  orderId: row.order_id,
  courseId: row.course_id,
  courseTitle: row.course_title,
  buyerName: row.buyer_name ?? '',
  couponCode: row.coupon_code,
  couponPercent: row.coupon_percent,
  paidPoisha: row.paid,
  netPoisha: row.net,
  sharePoisha: row.share ?? 0n,
  platformPoisha: row.platform ?? 0n,
  soldAt: row.sold_at,
  reversedSharePoisha: -row.reversed_share,
  reversedPlatformPoisha: -row.reversed_platform,
});
