import { allocate, percentOf } from '@sargam/chassis/amounts';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { ImportPaidOrderRequest } from '@sargam/proto/commerce/v1/commerce';
import { decideAccess } from '../access/decide-access.ts';
import { type SaleLine, toSaleLine } from '../cart/cart.ts';
import type { Tier } from '../courses/course.ts';
import { parseTier } from '../courses/course-messages.ts';
import type { Deps } from '../deps.ts';
import { type CourseId, type OrderId, parseCourseId, parseStudentId, type StudentId } from '../ids.ts';
import { receivedAfterUsualFee } from '../money/gateway-fee.ts';
import { type Poisha, sum } from '../money/poisha.ts';
import { requireFields } from '../require-fields.ts';
import { platformAccount } from '../wallet/ledger.ts';
import { postMovement } from '../wallet/ledger-store.ts';
import type { Order } from './order.ts';
import { publishOrderPaid } from './order-messages.ts';
import { appendHistory, findImportedOrder, insertImportedOrder } from './order-store.ts';

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

/** Imports a paid order once per reference. A repeated call returns the imported order. */
export const importOrder = async (deps: Deps, imported: OrderImport, admin: string): Promise<Order> => {
  const existing = await findImportedOrder(deps.database.db, imported.reference);
  if (existing) return existing;
  const order = buildPaidOrder(imported, await findSaleLines(deps, imported));
  const isInserted = await deps.database.transaction(async (tx) => {
    if (!(await insertImportedOrder(tx, order, imported.reference))) return false;
    const { id, studentId, payable, received, paidAt } = order;
    await postMovement(tx, {
      key: `import:${imported.reference}`,
      kind: 'import',
      reason: 'Sold in an earlier system',
      order: id,
      at: paidAt ?? deps.clock(),
      transfers: [
        { from: platformAccount('imported'), to: platformAccount('sales'), amount: received },
        { from: platformAccount('gateway-fees'), to: platformAccount('sales'), amount: payable - received },
      ],
    });
    await appendHistory(tx, order, {
      action: 'import',
      actor: admin,
      reason: imported.reason,
      at: deps.clock(),
    });
    await decideAccess(tx, order, { paidAt: imported.paidAt });
    await publishOrderPaid(tx, order, { imported: true });
    deps.log.info(
      { order: id, student: studentId, reference: imported.reference, by: admin },
      'paid order imported',
    );
    return true;
  });
  return isInserted ? order : findConcurrentImport(deps, imported.reference);
};

const findConcurrentImport = async ({ database }: Deps, reference: string): Promise<Order> => {
  const order = await findImportedOrder(database.db, reference);
  if (!order) throw new Error(`imported order ${reference} disappeared`);
  return order;
};

const findSaleLines = async ({ fetchCourses }: Deps, { lines }: OrderImport) => {
  const courses = await fetchCourses(lines.map((line) => line.courseId));
  return lines.map(({ courseId, tier }) => {
    const course = courses.get(courseId);
    if (!course) throw domainError.notFound('course-not-found', `There is no course ${courseId}.`);
    return toSaleLine(course, tier);
  });
};

const buildPaidOrder = (imported: OrderImport, sales: readonly SaleLine[]): Order => {
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
    keepWallet: false,
    coupon: imported.coupon && { id: undefined, ...imported.coupon },
    createdAt: imported.paidAt,
    expiresAt: imported.paidAt,
    paidAt: imported.paidAt,
    closedAt: undefined,
    method: imported.method,
    refunded: 0n,
    invoiceNumber: '',
  };
};
