import type { Kysely } from 'kysely';
import type { CourseId, StudentId } from '../ids.ts';
import type { Tables } from '../tables.ts';
import type { CartChoice } from './cart.ts';

export const choicesOf = (db: Kysely<Tables>, student: StudentId): Promise<CartChoice[]> =>
  db
    .selectFrom('cart_lines')
    .select(['course_id as courseId', 'tier', 'added_at as addedAt'])
    .where('student_id', '=', student)
    .orderBy('added_at')
    .orderBy('course_id')
    .execute();

/** Puts the course in, or changes its tier; it keeps its place. */
export const putInCart = async (
  db: Kysely<Tables>,
  student: StudentId,
  choice: CartChoice,
): Promise<void> => {
  await db
    .insertInto('cart_lines')
    .values({ student_id: student, course_id: choice.courseId, tier: choice.tier, added_at: choice.addedAt })
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'course_id']).doUpdateSet({ tier: choice.tier }),
    )
    .execute();
};

export const takeFromCart = async (
  db: Kysely<Tables>,
  student: StudentId,
  courses: readonly CourseId[],
): Promise<void> => {
  await db
    .deleteFrom('cart_lines')
    .where('student_id', '=', student)
    .where('course_id', 'in', courses)
    .execute();
};

export const emptyCart = async (db: Kysely<Tables>, student: StudentId): Promise<void> => {
  await db.deleteFrom('cart_lines').where('student_id', '=', student).execute();
};
