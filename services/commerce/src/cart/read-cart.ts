import { readAccess } from '../access/read-access.ts';
import type { SoldCourse } from '../courses/course.ts';
import type { Deps } from '../deps.ts';
import type { StudentId } from '../ids.ts';
import { type CartLine, priceCart } from './cart.ts';
import { findCartItems, type StoredCartItem } from './cart-store.ts';

/** The student’s cart at current catalogue prices, on the terms of the access they have. */
export const readCart = async (deps: Deps, student: StudentId): Promise<readonly CartLine[]> =>
  priceCartItems(deps, student, await findCartItems(deps.database.db, student));

/**
 * Prices the given cart items.
 * @param knownCourse A course that this request already read from the catalogue; it is not read again.
 */
export const priceCartItems = async (
  deps: Deps,
  student: StudentId,
  items: readonly StoredCartItem[],
  knownCourse?: SoldCourse,
): Promise<readonly CartLine[]> => {
  const ids = items.map((item) => item.courseId);
  const paidBefore = items.filter((item) => item.paidBefore).map((item) => item.courseId);
  const [courses, access] = await Promise.all([
    deps.fetchCourses(ids.filter((id) => id !== knownCourse?.id)),
    readAccess(deps, student, paidBefore),
  ]);
  return priceCart(
    items,
    knownCourse ? new Map([...courses, [knownCourse.id, knownCourse]]) : courses,
    access,
  );
};
