import { toLimitOffset } from '@sargam/chassis/paging';
import type { CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { parseOrderId, type StudentId } from '../ids.ts';
import type { Order } from '../orders/order.ts';
import { findOrder, withLines } from '../orders/order-store.ts';
import { requireOwnOrder } from '../orders/require-own-order.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import type { Db } from '../tables.ts';
import { listWithRefunds, withRefunds } from './with-refunds.ts';

/** A student's orders with their refunds. */
export const purchaseCalls = (deps: Deps) =>
  ({
    async listPurchases(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      const { orders, total } = await listOrders(deps.database.db, student, toLimitOffset(request.page));
      return { orders: await listWithRefunds(deps, orders), total };
    },

    async getOrder(request, context) {
      const order = await findOrder(deps.database.db, parseOrderId(request.orderId));
      return withRefunds(deps, requireOwnOrder(order, context));
    },
  }) satisfies Partial<CommerceServiceImplementation>;

/** A page of the student's orders, newest first, with the number of all orders. */
const listOrders = async (
  db: Db,
  student: StudentId,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly orders: Order[]; readonly total: number }> => {
  const ofStudent = db.selectFrom('orders').where('student_id', '=', student);
  const [rows, counted] = await Promise.all([
    ofStudent
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(page.offset)
      .limit(page.limit)
      .execute(),
    ofStudent.select(sql<bigint>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { orders: await withLines(db, rows), total: Number(counted.total) };
};
