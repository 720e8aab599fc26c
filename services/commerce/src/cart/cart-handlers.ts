import { domainError } from '@sargam/chassis/errors';
import type {
  AddToCartRequest,
  Cart,
  CommerceServiceImplementation,
} from '@sargam/proto/commerce/v1/commerce';
import { toKindMessage } from '../access/purchase-terms.ts';
import { findTierByPrice, offerForTier, type PricedCourse, type Tier } from '../courses/course.ts';
import { parseTier, toOfferMessage } from '../courses/course-messages.ts';
import type { Deps } from '../deps.ts';
import { parseCourseId, type StudentId } from '../ids.ts';
import { requireStudentAccess, requireStudentSelf } from '../people/require-owner.ts';
import { type CartItem, type CartLine, cartLimit, priceCart } from './cart.ts';
import { clearCart, deleteCartItems, findCartItems, hasPaidFor, trySaveCartItem } from './cart-store.ts';
import { fetchPrices, readCart } from './read-cart.ts';

export const cartHandlers = (deps: Deps) =>
  ({
    async getCart(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      return cartMessage(student, await readCart(deps, student));
    },

    async addToCart(request, context) {
      const student = requireStudentSelf(context, request.studentId);
      return cartMessage(student, await addToCart(deps, student, request));
    },

    async removeFromCart(request, context) {
      const student = requireStudentSelf(context, request.studentId);
      await deleteCartItems(deps.database.db, student, [parseCourseId(request.courseId)]).execute();
      return cartMessage(student, await readCart(deps, student));
    },

    async clearCart(request, context) {
      const student = requireStudentSelf(context, request.studentId);
      await clearCart(deps.database.db, student);
      return { studentId: student, lines: [] };
    },
  }) satisfies Partial<CommerceServiceImplementation>;

const cartMessage = (student: StudentId, lines: readonly CartLine[]): Cart => ({
  studentId: student,
  lines: lines.map(({ courseId, addedAt, sale }) => ({
    courseId,
    addedAt,
    offer: sale && toOfferMessage({ ...sale.offer, price: sale.tierPrice }),
    kind: toKindMessage(sale?.kind ?? 'new'),
    pricePoisha: sale?.offer.price ?? 0n,
    available: sale !== undefined,
  })),
});

/** Adds a course to the cart, or changes its tier. One call to the catalogue fetches this course and the courses already in the cart. */
const addToCart = async (deps: Deps, student: StudentId, request: AddToCartRequest) => {
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
  const offer = tier && offerForTier(course, tier);
  if (!tier || !offer || (namedTier && price !== 0n && price !== offer.price))
    throw domainError.conflict(
      'price-changed',
      'The price of this course has changed. Please look at it again.',
    );
  return tier;
};
