import type { Cart } from '@sargam/proto/commerce/v1/commerce';
import { z } from 'zod';
import { CodeInput } from '../../api/code-input.ts';
import { listOf } from '../../api/response.ts';
import { allRoles } from '../../api/roles.ts';
import { Id, UserParams } from '../../api/schemas.ts';
import { toTier } from '../../api/tiers.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { isOwnBody, isOwnUser, ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { loadCourses } from '../course/load-courses.ts';
import {
  CartCourse,
  CartItem,
  CartLine,
  CartOwner,
  CouponCheck,
  CourseOffer,
  Quote,
} from './cart-response.ts';
import { withOffersOnPriceChange } from './price-changed.ts';

const CartResponse = listOf(CartLine, 'lines');
const QuoteQuery = z.object({
  cupon: CodeInput.optional(),
  withoutWallet: z.enum(['true', 'false']).optional(),
});

/** The cart with its courses, without lines whose course the catalogue no longer has: they can be neither shown nor bought. */
const addCourses = async ({ catalogue }: HandlerDeps, { lines }: Cart) => {
  const courses = await loadCourses(
    catalogue,
    lines.map(({ courseId }) => courseId),
  );
  return {
    lines: lines.flatMap((line) => {
      const course = courses.get(line.courseId);
      return course ? [{ ...line, course }] : [];
    }),
  };
};

/** A body that names its user: only this user and admins may send it. */
const ownBody = <B extends z.ZodType<{ user: string }>>(body: B) => ({
  roles: allRoles,
  body,
  isOwner: isOwnBody,
  ownerOnly: true,
  response: CartResponse,
});

export const cartRoutes: readonly Route[] = [
  route.get('/cart/{userId}', {
    summary: 'The cart at current prices',
    ...ownUser,
    response: CartResponse,
    handle: async ({ params }, deps) =>
      addCourses(deps, await deps.commerce.getCart({ studentId: params.userId })),
  }),
  route.post('/cart/', {
    summary:
      'Adds a course to the cart or changes its tier; returns the cart, or 409 price-changed with current prices',
    ...ownBody(CartItem),
    handle: async ({ body }, deps) => {
      const cartCourse = { studentId: body.user, courseId: body.course };
      const cart = await withOffersOnPriceChange(deps, cartCourse, () =>
        deps.commerce.addToCart({
          ...cartCourse,
          tier: toTier(body.tier),
          pricePoisha: body.price ?? 0n,
          validityDays: body.validity ?? 0,
        }),
      );
      return addCourses(deps, cart);
    },
  }),
  route.post('/cart/delete/', {
    summary: 'Removes a course from the cart; returns the cart',
    ...ownBody(CartCourse),
    handle: async ({ body }, deps) => {
      const cart = await deps.commerce.removeFromCart({ studentId: body.user, courseId: body.course });
      return addCourses(deps, cart);
    },
  }),
  route.post('/cart/remove_all', {
    summary: 'Empties the cart',
    ...ownBody(CartOwner),
    handle: async ({ body }, deps) =>
      addCourses(deps, await deps.commerce.clearCart({ studentId: body.user })),
  }),
  route.get('/cart/offers/{userId}/{courseId}', {
    summary: 'For each tier of a course: purchase kind, price and end of access for this person',
    roles: allRoles,
    params: UserParams.extend({ courseId: Id }),
    isOwner: isOwnUser,
    response: listOf(CourseOffer, 'offers'),
    handle: ({ params }, { commerce }) =>
      commerce.getCourseOffers({ studentId: params.userId, courseId: params.courseId }),
  }),
  route.get('/cart/cupon/{code}', {
    summary: 'Checks whether the caller may use a coupon now; returns its percentage',
    roles: allRoles,
    noOwner: 'secret',
    codeCheck: { kind: 'coupon' },
    params: z.object({ code: CodeInput }),
    response: CouponCheck,
    handle: ({ params, caller }, { commerce }) =>
      commerce.checkCoupon({ studentId: caller.subject, code: params.code }),
  }),
  route.get('/cart/quote/{userId}', {
    summary: 'Current price of the cart: the wallet is used first, then the coupon on the remainder',
    ...ownUser,
    query: QuoteQuery,
    codeCheck: { kind: 'coupon', applies: ({ query }) => query.cupon !== undefined },
    response: Quote,
    handle: ({ params, query }, { commerce }) =>
      commerce.getQuote({
        studentId: params.userId,
        couponCode: query.cupon,
        withoutWallet: query.withoutWallet === 'true',
      }),
  }),
];
