import { readAccess } from '../access/read-access.ts';
import type { Deps } from '../deps.ts';
import type { StudentId } from '../ids.ts';
import { type CartLine, type CartPrices, priceCart } from './cart.ts';
import { findCartItems, type StoredCartItem } from './cart-store.ts';

/** The student’s cart at current catalogue prices, on the terms of the access they have. */
export const readCart = async (deps: Deps, student: StudentId): Promise<readonly CartLine[]> =>
  priceCartItems(deps, student, await findCartItems(deps.database.db, student));

export const priceCartItems = async (
  deps: Deps,
  student: StudentId,
  items: readonly StoredCartItem[],
): Promise<readonly CartLine[]> => priceCart(items, await fetchPrices(deps, student, items));

/** The courses of the items, and the student’s access to those that were paid before. */
export const fetchPrices = async (
  deps: Deps,
  student: StudentId,
  items: readonly Pick<StoredCartItem, 'courseId' | 'paidBefore'>[],
): Promise<CartPrices> => {
  const ids = items.map((item) => item.courseId);
  const paidBefore = items.filter((item) => item.paidBefore).map((item) => item.courseId);
  const [courses, access] = await Promise.all([
    deps.fetchCourses(ids),
    readAccess(deps, student, paidBefore),
  ]);
  return { courses, access };
};
