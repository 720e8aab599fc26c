import { domainError } from '@sargam/chassis/errors';
import type {
  AddToCartRequest,
  Cart,
  CommerceServiceImplementation,
} from '@sargam/proto/commerce/v1/commerce';
import { toKindMessage } from '../access/purchase-kind-message.ts';
import { findTierByPrice, offerForTier, type SoldCourse, type Tier } from '../courses/course.ts';
import { parseTier, toOfferMessage } from '../courses/course-messages.ts';
import type { Deps } from '../deps.ts';
import { parseCourseId, type StudentId } from '../ids.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import { type CartLine, cartLimit } from './cart.ts';
import { clearCart, deleteCartItems, findCartItems, saveCartItem } from './cart-store.ts';
import { priceCartItems, readCart } from './read-cart.ts';

type CartCalls = Pick<
  CommerceServiceImplementation,
  'getCart' | 'addToCart' | 'removeFromCart' | 'clearCart'
>;

export const cartCalls = (deps: Deps): CartCalls => {
  const { db } = deps.database;

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

  return {
    async getCart(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      return cartMessage(student, await readCart(deps, student));
    },

    async addToCart(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      const courseId = parseCourseId(request.courseId);
      const course = (await deps.fetchCourses([courseId])).get(courseId);
      if (!course?.published) throw domainError.notFound('course-not-found', 'This course is not available.');
      const item = { courseId, tier: resolveTier(course, request), addedAt: deps.clock() };
      const [isSaved, items] = await deps.database.pipelined((one) =>
        Promise.all([saveCartItem(one, student, item), findCartItems(one, student)]),
      );
      if (!isSaved) throw domainError.precondition('cart-full', `A cart holds at most ${cartLimit} courses.`);
      return cartMessage(student, await priceCartItems(deps, student, items, course));
    },

    async removeFromCart(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      await deleteCartItems(db, student, [parseCourseId(request.courseId)]).execute();
      return cartMessage(student, await readCart(deps, student));
    },

    async clearCart(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      await clearCart(db, student);
      return { studentId: student, lines: [] };
    },
  };
};

const resolveTier = (course: SoldCourse, request: AddToCartRequest): Tier => {
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
