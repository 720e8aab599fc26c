import { domainError } from '@sargam/chassis/errors';
import type {
  AddToCartRequest,
  Cart,
  CommerceServiceImplementation,
} from '@sargam/proto/commerce/v1/commerce';
import { offerAt, type SoldCourse, type Tier, tierMatching } from '../courses/course.ts';
import { kindMessage, offerMessage, readTier } from '../courses/course-messages.ts';
import type { Deps } from '../deps.ts';
import { parseCourseId, type StudentId } from '../ids.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import { type CartLine, cartLimit } from './cart.ts';
import { choicesOf, emptyCart, putInCart, takenFromCart } from './cart-store.ts';
import { cartOf, readCart } from './read-cart.ts';

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
      offer: sale && offerMessage({ ...sale.offer, price: sale.tierPrice }),
      kind: kindMessage(sale?.kind ?? 'new'),
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
      const course = (await deps.courses([courseId])).get(courseId);
      if (!course?.published) throw domainError.notFound('course-not-found', 'This course is not available.');
      const choice = { courseId, tier: tierAsked(course, request), addedAt: deps.clock() };
      const [isIn, choices] = await deps.database.pipelined((one) =>
        Promise.all([putInCart(one, student, choice), choicesOf(one, student)]),
      );
      if (!isIn) throw domainError.precondition('cart-full', `A cart holds at most ${cartLimit} courses.`);
      return cartMessage(student, await cartOf(deps, student, choices, course));
    },

    async removeFromCart(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      await takenFromCart(db, student, [parseCourseId(request.courseId)]).execute();
      return cartMessage(student, await readCart(deps, student));
    },

    async clearCart(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      await emptyCart(db, student);
      return { studentId: student, lines: [] };
    },
  };
};

const tierAsked = (course: SoldCourse, request: AddToCartRequest): Tier => {
  const { pricePoisha: price, validityDays } = request;
  const named = readTier(request.tier);
  const tier = named ?? tierMatching(course, price, validityDays);
  // Whoever names the tier need not say a price; one that is said is compared (decision M4).
  if (!tier || (named && price !== 0n && price !== offerAt(course, named).price))
    throw domainError.conflict(
      'price-changed',
      'The price of this course has changed. Please look at it again.',
    );
  return tier;
};
