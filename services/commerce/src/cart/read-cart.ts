import type { SoldCourse } from '../courses/course.ts';
import { readAccess } from '../courses/read-access.ts';
import type { Deps } from '../deps.ts';
import type { StudentId } from '../ids.ts';
import { type CartLine, priceCart } from './cart.ts';
import { findCartItems, type StoredCartItem } from './cart-store.ts';

/** The student's cart at the prices the catalogue asks now, and on the terms of what they have already. */
export const readCart = async (deps: Deps, student: StudentId): Promise<readonly CartLine[]> =>
  priceCartItems(deps, student, await findCartItems(deps.database.db, student));

/** The same, of what they chose. A course that the same request has asked the catalogue for is not asked for again. */
export const priceCartItems = async (
  deps: Deps,
  student: StudentId,
  choices: readonly StoredCartItem[],
  justAsked?: SoldCourse,
): Promise<readonly CartLine[]> => {
  const ids = choices.map((choice) => choice.courseId);
  const paidBefore = choices.filter((choice) => choice.paidBefore).map((choice) => choice.courseId);
  const [courses, access] = await Promise.all([
    deps.courses(ids.filter((id) => id !== justAsked?.id)),
    readAccess(deps, student, paidBefore),
  ]);
  return priceCart(choices, justAsked ? new Map([...courses, [justAsked.id, justAsked]]) : courses, access);
};
