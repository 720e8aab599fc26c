import { allocate, percentOf } from '@sargam/chassis/amounts';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { ImportPaidOrderRequest } from '@sargam/proto/commerce/v1/commerce';
import { toSaleLine } from '../cart/cart.ts';
import type { Tier } from '../courses/course.ts';
import { parseTier } from '../courses/course-messages.ts';
import type { Deps } from '../deps.ts';
import { type CourseId, type OrderId, parseCourseId, parseStudentId, type StudentId } from '../ids.ts';
import { type Poisha, sum } from '../money/poisha.ts';
import { houseAccount } from '../wallet/ledger.ts';
import { postMovement } from '../wallet/ledger-store.ts';
import { type Order, receivedAfterUsualFee } from './order.ts';
import { publishOrderPaid } from './order-events.ts';
import { appendHistory, findImportedOrder, insertImportedOrder } from './order-store.ts';
import type { SaleLine } from './quote.ts';

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
  const faults = [
    ...fault('reference', reference.trim() !== '' && reference.length <= 100, 'Give the order’s number'),
    ...fault(
      'lines',
      lines.length > 0 && new Set(lines.map((of) => of.courseId)).size === lines.length,
      'Name each course once',
    ),
    ...fault(
      'coupon_percent',
      couponPercent <= 100 && couponPercent > 0 === (couponCode !== ''),
      'Give a coupon’s code and its percentage',
    ),
    ...fault('paid_at', paidAt !== undefined && paidAt <= now, 'The payment lies in the past'),
    ...fault('received_poisha', (receivedPoisha ?? 0n) >= 0n, 'Not below zero'),
    ...fault('reason', reason.trim() !== '', 'Say why'),
  ];
  if (faults.length > 0)
    throw domainError.invalid('invalid-import', 'This order cannot be taken over.', faults);
  return {
    ...{ reference, lines, reason },
    student: parseStudentId(request.studentId),
    coupon: couponCode === '' ? undefined : { code: couponCode, percent: couponPercent },
    paidAt: paidAt ?? now,
    method: request.method.slice(0, 100),
    received: receivedPoisha,
  };
};

const fault = (field: string, fine: boolean, message: string) => (fine ? [] : [{ field, message }]);

/** Takes over a paid order, once for each reference: a repeat answers the order that was made then. */
export const importOrder = async (deps: Deps, wanted: OrderImport, admin: string): Promise<Order> => {
  const known = await findImportedOrder(deps.database.db, wanted.reference);
  if (known) return known;
  const order = paidOrder(wanted, await salesOf(deps, wanted));
  const made = await deps.database.transaction(async (tx) => {
    if (!(await insertImportedOrder(tx, order, wanted.reference))) return false;
    const { id, studentId, payable, received, paidAt } = order;
    await postMovement(tx, {
      key: `import:${wanted.reference}`,
      kind: 'import',
      reason: 'Sold in an earlier system',
      order: id,
      at: paidAt ?? deps.clock(),
      transfers: [
        { from: houseAccount('imported'), to: houseAccount('sales'), amount: received },
        { from: houseAccount('gateway-fees'), to: houseAccount('sales'), amount: payable - received },
      ],
    });
    await appendHistory(tx, order, {
      action: 'import',
      actor: admin,
      reason: wanted.reason,
      at: deps.clock(),
    });
    await publishOrderPaid(tx, order, { imported: true });
    deps.log.info(
      { order: id, student: studentId, reference: wanted.reference, by: admin },
      'paid order taken over',
    );
    return true;
  });
  return made ? order : importedMeanwhile(deps, wanted.reference);
};

const importedMeanwhile = async ({ database }: Deps, reference: string): Promise<Order> => {
  const order = await findImportedOrder(database.db, reference);
  if (!order) throw new Error('an order of this reference was there and is gone');
  return order;
};

const salesOf = async ({ fetchCourses }: Deps, { lines }: OrderImport): Promise<readonly SaleLine[]> => {
  const known = await fetchCourses(lines.map((line) => line.courseId));
  return lines.map(({ courseId, tier }) => {
    const course = known.get(courseId);
    if (!course) throw domainError.notFound('course-not-found', `There is no course ${courseId}.`);
    return toSaleLine(course, tier);
  });
};

const paidOrder = (wanted: OrderImport, sales: readonly SaleLine[]): Order => {
  const prices = sales.map((sale) => sale.offer.price);
  const subtotal = sum(prices);
  const discount = percentOf(subtotal, wanted.coupon?.percent ?? 0);
  const payable = subtotal - discount;
  const received = wanted.received ?? receivedAfterUsualFee(payable, wanted.paidAt);
  if (received > payable) {
    throw domainError.invalid('invalid-import', 'This order cannot be taken over.', [
      { field: 'received_poisha', message: 'Not more than was paid' },
    ]);
  }
  const discounts = allocate(discount, prices);
  return {
    id: newId(wanted.paidAt) as OrderId,
    studentId: wanted.student,
    state: 'paid',
    lines: sales.map((sale, index) => {
      const off = discounts[index] ?? 0n;
      return { ...sale, wallet: 0n, discount: off, payable: sale.offer.price - off };
    }),
    ...{ subtotal, discount, payable, received, walletUsed: 0n, rounding: 0n },
    keepWallet: false,
    coupon: wanted.coupon && { id: undefined, ...wanted.coupon },
    createdAt: wanted.paidAt,
    expiresAt: wanted.paidAt,
    paidAt: wanted.paidAt,
    closedAt: undefined,
    method: wanted.method,
    refunded: 0n,
    invoiceNumber: '',
  };
};
