import { sql } from 'kysely';
import type { StudentId } from '../ids.ts';
import type { Order } from '../orders/order.ts';
import { withLines } from '../orders/order-store.ts';
import type { Db } from '../tables.ts';

/** A page of the student's orders, newest first, with the number of all orders. */
export const listOrders = async (
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
