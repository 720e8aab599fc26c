import { domainError } from '@sargam/chassis/errors';
import type { AddToCartRequest } from '@sargam/proto/commerce/v1/commerce';
import { findTierByPrice, offerForTier, type PricedCourse, type Tier } from '../courses/course.ts';
import { parseTier } from '../courses/course-messages.ts';
import type { Deps } from '../deps.ts';
import { parseCourseId, type StudentId } from '../ids.ts';
import { type CartItem, cartLimit, priceCart } from './cart.ts';
import { findCartItems, hasPaidFor, trySaveCartItem } from './cart-store.ts';
import { fetchPrices } from './read-cart.ts';

/** Adds a course to the cart, or changes its tier. One call to the catalogue fetches this course and the courses already in the cart. */
export const addToCart = async (deps: Deps, student: StudentId, request: AddToCartRequest) => {
  const courseId = parseCourseId(request.courseId);
  const [items, paidBefore] = await deps.database.pipelined((db) =>
    Promise.all([findCartItems(db, student), hasPaidFor(db, student, courseId)]),
  );
  const existing = items.find((item) => item.courseId === courseId);
  const cartItem = existing ?? { courseId, paidBefore, addedAt: deps.clock() };
  const prices = await fetchPrices(deps, student, existing ? items : [...items, cartItem]);
  const course = prices.courses.get(courseId);
  if (!course?.published) throw domainError.notFound('course-not-found', 'This course is not available.');
  const item: CartItem = { ...cartItem, tier: resolveTier(course, request) };
  if (!(await trySaveCartItem(deps.database.db, student, item)))
    throw domainError.precondition('cart-full', `A cart holds at most ${cartLimit} courses.`);
  return priceCart(
    existing ? items.map((other) => (other === existing ? item : other)) : [...items, item],
    prices,
  );
};

const resolveTier = (course: PricedCourse, request: AddToCartRequest): Tier => {
  const { pricePoisha: price, validityDays } = request;
  const namedTier = parseTier(request.tier);
  const tier = namedTier ?? findTierByPrice(course, price, validityDays);
  // A request that names the tier may omit the price; a price that it sends is compared (decision M4).
  if (!tier || (namedTier && price !== 0n && price !== offerForTier(course, namedTier).price))
    throw domainError.conflict(
      'price-changed',
      'The price of this course has changed. Please look at it again.',
    );
  return tier;
};
