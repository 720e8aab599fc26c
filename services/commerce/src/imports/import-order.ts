import { appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import type { ImportPaidOrderRequest } from '@sargam/proto/commerce/v1/commerce';
import { decideAccess } from '../access/decide-access.ts';
import { type SaleLine, toSaleLine } from '../cart/cart.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../orders/order.ts';
import { publishOrderPaid } from '../orders/order-messages.ts';
import { appendHistory, findImportedOrder, insertImportedOrder } from '../orders/order-store.ts';
import type { Tx } from '../tables.ts';
import { platformAccount } from '../wallet/ledger.ts';
import { postMovement } from '../wallet/ledger-store.ts';
import { buildPaidOrder, type OrderImport, parseOrderImport } from './order-import.ts';
import {
  changeWaitingAmount,
  findWaitingImport,
  insertWaitingImport,
  markAccepted,
} from './waiting-import-store.ts';

/** Milliseconds in which another admin may accept an import above the ceiling. */
const acceptanceTime = 7 * 24 * 3_600_000;

/**
 * Imports a paid order once per reference. A repeated call returns the imported order.
 * @throws DomainError: not_found for a student or course that does not exist; conflict `import-waiting` for a value above the
 * ceiling, which waits until another admin accepts it.
 */
export const importOrder = async (
  deps: Deps,
  request: ImportPaidOrderRequest,
  admin: string,
): Promise<Order> => {
  const imported = parseOrderImport(request, deps.clock());
  const existing = await findImportedOrder(deps.database.db, imported.reference);
  if (existing) return existing;
  await requireStudent(deps, imported);
  const order = buildPaidOrder(imported, await findSaleLines(deps, imported), admin);
  // The subtotal is the value of the access: a coupon of the import does not lower it.
  if (order.subtotal > deps.importCeiling) throw await keepWaiting(deps, request, order);
  return saveOnce(deps, imported, async (tx) => {
    if (await insertImport(tx, deps, imported, order))
      await appendImportEntry(tx, deps.clock(), 'ImportPaidOrder', order, imported.reason);
  });
};

/**
 * Imports an order that waits for a second admin.
 * @throws DomainError: not_found if none waits under this reference; forbidden for the admin who asked for the import; conflict
 * `import-changed` if a price changed since the import was sent: the second admin accepts the amount that they could read.
 */
export const acceptImport = async (deps: Deps, reference: string, admin: string): Promise<Order> => {
  const existing = await findImportedOrder(deps.database.db, reference);
  if (existing) return existing;
  const waiting = await findWaitingImport(deps.database.db, reference, deps.clock());
  if (!waiting) throw domainError.notFound('import-not-found', 'No order waits under this number.');
  if (waiting.requestedBy === admin)
    throw domainError.forbidden('own-import', 'Another admin has to accept this order.');
  const imported = parseOrderImport(waiting.request, deps.clock());
  const order = buildPaidOrder(imported, await findSaleLines(deps, imported), waiting.requestedBy);
  if (order.payable !== waiting.payable) {
    await changeWaitingAmount(deps.database.db, reference, order.payable);
    throw domainError.conflict(
      'import-changed',
      'A price has changed. Please check the amount and accept it again.',
    );
  }
  return saveOnce(deps, imported, async (tx) => {
    if (!(await insertImport(tx, deps, imported, order))) return;
    const at = deps.clock();
    await appendImportEntry(tx, at, 'AcceptImport', order, imported.reason);
    await appendHistory(tx, order, { action: 'accept-import', actor: admin, reason: 'Accepted', at });
    await markAccepted(tx, reference, { by: admin, at });
  });
};

const keepWaiting = async (deps: Deps, request: ImportPaidOrderRequest, order: Order) => {
  const now = deps.clock();
  const { reference, reason } = request;
  const { payable, placedBy: requestedBy } = order;
  const waiting = {
    request,
    payable,
    requestedBy,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + acceptanceTime),
  };
  const { expiresAt } = await deps.database.transaction(async (tx) => {
    if (await insertWaitingImport(tx, waiting, now)) {
      const after = {
        student: order.studentId,
        payablePoisha: payable,
        expiresAt: waiting.expiresAt,
      };
      const target = { targetKind: 'order-import', targetId: reference };
      await appendAuditEntry(tx, now, { action: 'ImportPaidOrder', ...target, after, reason });
    }
    return (await findWaitingImport(tx, reference, now)) ?? waiting;
  });
  deps.log.info(
    { reference, by: order.placedBy, payable: order.payable },
    'order import waits for a second admin',
  );
  return domainError.conflict('import-waiting', 'This order waits until another admin accepts it.', {
    reference,
    until: expiresAt.toISOString(),
  });
};

const appendImportEntry = (tx: Tx, at: Date, action: string, order: Order, reason: string) =>
  appendAuditEntry(tx, at, {
    action,
    targetKind: 'order',
    targetId: order.id,
    after: { state: order.state, student: order.studentId, payablePoisha: order.payable },
    reason,
  });

/** A concurrent import of the same reference saves first or second: both calls return the one saved order. */
const saveOnce = async (
  { database }: Deps,
  { reference }: OrderImport,
  save: (tx: Tx) => Promise<void>,
): Promise<Order> => {
  await database.transaction(save);
  const order = await findImportedOrder(database.db, reference);
  if (!order) throw new Error(`imported order ${reference} disappeared`);
  return order;
};

const insertImport = async (tx: Tx, deps: Deps, imported: OrderImport, order: Order): Promise<boolean> => {
  if (!(await insertImportedOrder(tx, order, imported.reference))) return false;
  const { id, studentId, payable, received, placedBy } = order;
  await postMovement(tx, {
    key: `import:${imported.reference}`,
    kind: 'import',
    reason: 'Sold in an earlier system',
    order: id,
    at: imported.paidAt,
    transfers: [
      { from: platformAccount('imported'), to: platformAccount('sales'), amount: received },
      { from: platformAccount('gateway-fees'), to: platformAccount('sales'), amount: payable - received },
    ],
  });
  await appendHistory(tx, order, {
    action: 'import',
    actor: placedBy,
    reason: imported.reason,
    at: deps.clock(),
  });
  await decideAccess(tx, order, { paidAt: imported.paidAt });
  await publishOrderPaid(tx, order, { imported: true });
  deps.log.info(
    { order: id, student: studentId, reference: imported.reference, by: placedBy },
    'paid order imported',
  );
  return true;
};

const requireStudent = async ({ findBuyer }: Deps, { student }: OrderImport): Promise<void> => {
  if (!(await findBuyer(student))?.isStudent)
    throw domainError.notFound('student-not-found', `There is no student ${student}.`);
};

const findSaleLines = async ({ fetchCourses }: Deps, { lines }: OrderImport): Promise<SaleLine[]> => {
  const courses = await fetchCourses(lines.map((line) => line.courseId));
  return lines.map(({ courseId, tier }) => {
    const course = courses.get(courseId);
    if (!course) throw domainError.notFound('course-not-found', `There is no course ${courseId}.`);
    const sale = toSaleLine(course, tier);
    if (!sale) throw domainError.precondition('course-has-no-price', `The course ${courseId} has no price.`);
    return sale;
  });
};
