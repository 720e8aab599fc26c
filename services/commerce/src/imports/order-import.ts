import { allocate, percentOf } from '@sargam/chassis/amounts';
import { newId } from '@sargam/chassis/ids';
import type { ImportPaidOrderRequest } from '@sargam/proto/commerce/v1/commerce';
import type { SaleLine } from '../cart/cart.ts';
import type { Tier } from '../courses/course.ts';
import { parseTier } from '../courses/course-messages.ts';
import { type CourseId, type OrderId, parseCourseId, parseStudentId, type StudentId } from '../ids.ts';
import { receivedAfterUsualFee } from '../money/gateway-fee.ts';
import { type Poisha, sum } from '../money/poisha.ts';
import type { Order } from '../orders/order.ts';
import { requireFields } from '../require-fields.ts';

/** A paid order of an earlier system. */
export interface OrderImport {
  readonly reference: string;
  readonly student: StudentId;
  readonly lines: readonly { readonly courseId: CourseId; readonly tier: Tier }[];
  readonly coupon: { readonly code: string; readonly percent: number } | undefined;
  readonly paidAt: Date;
  readonly method: string;
  readonly received: Poisha | undefined;
  readonly reason: string;
}

export const parseOrderImport = (request: ImportPaidOrderRequest, now: Date): OrderImport => {
  const { reference, couponCode, couponPercent, paidAt, receivedPoisha, reason } = request;
  const lines = request.lines.map((line) => ({
    courseId: parseCourseId(line.courseId),
    tier: parseTier(line.tier) ?? 'standard',
  }));
  requireFields('invalid-import', 'This order cannot be taken over.', [
    ['reference', reference.trim() !== '' && reference.length <= 100, 'Give the order’s number'],
    [
      'lines',
      lines.length > 0 && new Set(lines.map((line) => line.courseId)).size === lines.length,
      'Name each course once',
    ],
    [
      'coupon_percent',
      couponPercent <= 100 && couponPercent > 0 === (couponCode !== ''),
      'Give a coupon’s code and its percentage',
    ],
    ['paid_at', paidAt !== undefined && paidAt <= now, 'The payment lies in the past'],
    ['received_poisha', (receivedPoisha ?? 0n) >= 0n, 'Not below zero'],
    ['reason', reason.trim() !== '', 'Say why'],
  ]);
  return {
    reference,
    lines,
    reason,
    student: parseStudentId(request.studentId),
    coupon: couponCode === '' ? undefined : { code: couponCode, percent: couponPercent },
    paidAt: paidAt ?? now,
    method: request.method.slice(0, 100),
    received: receivedPoisha,
  };
};

/** @param placedBy the admin who asked for the import */
export const buildPaidOrder = (
  imported: OrderImport,
  sales: readonly SaleLine[],
  placedBy: string,
): Order => {
  const prices = sales.map((sale) => sale.offer.price);
  const subtotal = sum(prices);
  const discount = percentOf(subtotal, imported.coupon?.percent ?? 0);
  const payable = subtotal - discount;
  const received = imported.received ?? receivedAfterUsualFee(payable, imported.paidAt);
  requireFields('invalid-import', 'This order cannot be taken over.', [
    ['received_poisha', received <= payable, 'Not more than was paid'],
  ]);
  const discounts = allocate(discount, prices);
  return {
    id: newId(imported.paidAt) as OrderId,
    studentId: imported.student,
    placedBy,
    state: 'paid',
    lines: sales.map((sale, index) => {
      const off = discounts[index] ?? 0n;
      return { ...sale, wallet: 0n, discount: off, payable: sale.offer.price - off };
    }),
    subtotal,
    discount,
    payable,
    received,
    walletUsed: 0n,
    rounding: 0n,
    withoutWallet: false,
    coupon: imported.coupon && { id: undefined, ...imported.coupon },
    createdAt: imported.paidAt,
    expiresAt: imported.paidAt,
    paidAt: imported.paidAt,
    paidLate: false,
    closedAt: undefined,
    method: imported.method,
    refunded: 0n,
    invoiceNumber: '',
  };
};
