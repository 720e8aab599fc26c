import type { CourseSale, CourseTotals, InstructorTotals } from '@sargam/proto/payouts/v1/analytics';
import type { SaleRow } from '../earnings/earning-store.ts';
import type { CourseTotalsRow } from './course-totals.ts';
import type { InstructorTotalsRow } from './instructor-totals.ts';

export const toInstructorTotalsMessage = (row: InstructorTotalsRow): InstructorTotals => ({
  instructorId: row.id,
  name: row.name,
  joinedAt: row.joined_at,
  published: row.published,
  courseCount: Number(row.courses),
  saleCount: Number(row.count),
  paidPoisha: row.paid,
  earningsPoisha: row.share,
  platformPoisha: row.platform,
  settledPoisha: row.settled,
  duePoisha: row.share - row.settled,
});

export const toCourseTotalsMessage = (row: CourseTotalsRow): CourseTotals => ({
  courseId: row.id,
  title: row.title,
  category: row.category,
  published: row.published,
  instructorId: row.instructor_id,
  instructorName: row.instructor_name ?? undefined,
  saleCount: Number(row.count),
  paidPoisha: row.paid,
  receivedPoisha: row.net,
  earningsPoisha: row.share,
  platformPoisha: row.platform,
});

/** Instructors do not see the addresses of students (decision L10). */
export const toCourseSaleMessage = (row: SaleRow, showsEmail: boolean): CourseSale => {
  const reversed = -(row.reversed_share + row.reversed_platform);
  return {
    id: row.id,
    orderId: row.order_id,
    pricePoisha: row.price,
    paidPoisha: row.paid,
    receivedPoisha: row.net - reversed,
    reversedPoisha: reversed,
    couponCode: row.coupon_code,
    couponPercent: row.coupon_percent,
    studentId: row.student_id,
    buyerName: row.buyer_name ?? '',
    buyerEmail: showsEmail ? (row.buyer_email ?? '') : '',
    soldAt: row.sold_at,
  };
};
