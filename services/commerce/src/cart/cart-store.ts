import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import type { CourseId, StudentId } from '../ids.ts';
import type { Db, Tables } from '../tables.ts';
import { type CartItem, cartLimit } from './cart.ts';

/** A stored cart item. `paidBefore` is false for most items, whose access need not be read. */
export interface StoredCartItem extends CartItem {
  readonly paidBefore: boolean;
}

export const findCartItems = async (db: Db, student: StudentId): Promise<StoredCartItem[]> => {
  const { rows } = await sql<StoredCartItem>`
    select c.course_id as "courseId", c.tier, c.added_at as "addedAt",
           ${isPaidFor(sql`c.student_id`, sql`c.course_id`)} as "paidBefore"
      from cart_lines c
     where c.student_id = ${student}
     order by c.added_at, c.course_id`.execute(db);
  return rows;
};

/** Whether a paid order of the student contains the course, directly or in a bundle. */
export const hasPaidFor = async (db: Db, student: StudentId, course: CourseId): Promise<boolean> => {
  const { rows } = await sql<{ isPaid: boolean }>`
    select ${isPaidFor(sql`${student}`, sql`${course}`)} as "isPaid"`.execute(db);
  return rows[0]?.isPaid ?? false;
};

const isPaidFor = (student: RawBuilder<unknown>, course: RawBuilder<unknown>) => sql<boolean>`
  exists (select from orders o join order_lines l on l.order_id = o.id
           where o.student_id = ${student} and o.state in ('paid', 'partly_refunded')
             and (l.course_id = ${course} or ${course} = any(l.bundle_course_ids)))`;

/** Adds the course, or changes its tier and keeps its position. False when the cart is full. */
export const trySaveCartItem = async (db: Db, student: StudentId, { courseId, tier, addedAt }: CartItem) => {
  const { rows } = await sql`
    insert into cart_lines (student_id, course_id, tier, added_at)
    select ${student}, ${courseId}, ${tier}, ${addedAt}::timestamptz
     where (select count(*) from cart_lines where student_id = ${student} and course_id <> ${courseId}) < ${cartLimit}
    on conflict (student_id, course_id) do update set tier = excluded.tier
    returning true`.execute(db);
  return rows.length > 0;
};

/** Builds the delete statement; the caller executes it alone or as part of another statement. */
export const deleteCartItems = (db: QueryCreator<Tables>, student: StudentId, courses: readonly CourseId[]) =>
  db.deleteFrom('cart_lines').where('student_id', '=', student).where('course_id', 'in', courses);

export const clearCart = (db: Db, student: StudentId): Promise<unknown> =>
  db.deleteFrom('cart_lines').where('student_id', '=', student).execute();
