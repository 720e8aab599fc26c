import { domainError } from '@sargam/chassis/errors';
import { toLimitOffset } from '@sargam/chassis/paging';
import { requireCaller } from '@sargam/chassis/service';
import type { InstructorSale, PayoutsServiceImplementation } from '@sargam/proto/payouts/v1/payouts';
import type { Deps } from '../deps.ts';
import { isAdmin, requireInstructorOrAdmin } from '../require-instructor.ts';
import { findLifetimeTotal } from '../totals/total-store.ts';
import { countSales, listOrderSales, listSales, type SaleRow } from './earning-store.ts';
import { sumInstructorSales } from './sales-summary-store.ts';

type SaleHandlers = Pick<
  PayoutsServiceImplementation,
  'listInstructorSales' | 'summarizeInstructorSales' | 'listOrderSales'
>;

export const saleHandlers = ({ database }: Deps): SaleHandlers => ({
  listInstructorSales: async ({ instructorId, from, until, page }, context) => {
    const caller = requireInstructorOrAdmin(context, instructorId);
    if (!from || !until) throw domainError.invalid('range-missing', 'any of the field is missing');
    const filter = { instructorId, from, until };
    const [sales, total, lifetime] = await Promise.all([
      listSales(database.db, filter, toLimitOffset(page)),
      countSales(database.db, filter),
      findLifetimeTotal(database.db, 'instructor', instructorId),
    ]);
    return {
      sales: sales.map((row) => toSaleMessage(row, isAdmin(caller))),
      total,
      lifetimeSharePoisha: lifetime.share,
      lifetimePaidPoisha: lifetime.paid,
      lifetimePlatformPoisha: lifetime.platform,
    };
  },

  summarizeInstructorSales: async ({ instructorId, from, until }, context) => {
    requireInstructorOrAdmin(context, instructorId);
    if (!from || !until) throw domainError.invalid('range-missing', 'any of the field is missing');
    const rows = await sumInstructorSales(database.db, { instructorId, from, until });
    const all = rows.find((row) => row.day === null && row.course_id === null);
    return {
      saleCount: all?.count ?? 0,
      netPoisha: all?.net ?? 0n,
      sharePoisha: all?.share ?? 0n,
      reversedSharePoisha: -(all?.reversed ?? 0n),
      days: rows.flatMap(({ day, count, share }) =>
        day === null ? [] : [{ day, saleCount: count, sharePoisha: share }],
      ),
      courses: rows.flatMap(({ course_id: courseId, title, count, share }) =>
        courseId === null ? [] : [{ courseId, title, saleCount: count, sharePoisha: share }],
      ),
    };
  },

  listOrderSales: async ({ orderId }, context) => {
    requireCaller(context, { roles: ['admin'] });
    const sales = await listOrderSales(database.db, orderId);
    return {
      sales: sales.map((row) => ({
        sale: toSaleMessage(row, true),
        instructorId: row.instructor_id,
        instructorName: row.instructor_name ?? undefined,
      })),
    };
  },
});

const toSaleMessage = (row: SaleRow, showsStudent: boolean): InstructorSale => ({
  id: row.id,
  orderId: row.order_id,
  courseId: row.course_id,
  courseTitle: row.course_title,
  studentId: showsStudent ? row.student_id : '',
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
