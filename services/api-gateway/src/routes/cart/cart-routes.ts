import type { Cart as CartMessage } from '@sargam/proto/commerce/v1/commerce';
import { z } from 'zod';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { isOwnUser, ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { CodeInput } from '../../wire/code-input.ts';
import type { Language } from '../../wire/language.ts';
import { allRoles } from '../../wire/roles.ts';
import { Id, listOf } from '../../wire/schemas.ts';
import { toTier } from '../../wire/tiers.ts';
import { toCartLines, toCourseOffer, toQuote } from './cart-mapping.ts';
import { CartCourse, CartItem, CartLine, CartOwner, CouponCheck, CourseOffer, Quote } from './cart-wire.ts';
import { withOffersOnPriceChange } from './price-changed.ts';

const Cart = listOf(CartLine);
const UserParams = z.object({ userId: Id });
const QuoteQuery = z.object({
  cupon: CodeInput.optional(),
  keepWallet: z.enum(['true', 'false']).optional(),
});

/** The cart with the titles and pictures of its courses. */
const toCartResponse = async ({ catalogue }: HandlerDeps, cart: CartMessage, language: Language) => {
  const courseIds = cart.lines.map(({ courseId }) => courseId);
  const { courses } = courseIds.length === 0 ? { courses: [] } : await catalogue.getCourses({ courseIds });
  const data = toCartLines(cart, courses, language);
  return { data, total: data.length };
};

export const cartRoutes: readonly Route[] = [
  route.get('/cart/{userId}', {
    summary: 'The cart at current prices',
    ...ownUser,
    response: Cart,
    handle: async ({ params, language }, deps) =>
      toCartResponse(deps, await deps.commerce.getCart({ studentId: params.userId }), language),
  }),
  route.post('/cart/', {
    summary:
      'Adds a course to the cart or changes its tier; returns the cart, or 409 price-changed with current prices',
    roles: allRoles,
    body: CartItem,
    isOwner: ({ caller, body }) => caller.subject === body.user,
    response: Cart,
    handle: async ({ body, language }, deps) => {
      const cartCourse = { studentId: body.user, courseId: body.course };
      const cart = await withOffersOnPriceChange(deps, cartCourse, () =>
        deps.commerce.addToCart({
          ...cartCourse,
          tier: toTier(body.tier),
          pricePoisha: body.price ?? 0n,
          validityDays: body.validity ?? 0,
        }),
      );
      return toCartResponse(deps, cart, language);
    },
  }),
  route.post('/cart/delete/', {
    summary: 'Removes a course from the cart; returns the cart',
    roles: allRoles,
    body: CartCourse,
    isOwner: ({ caller, body }) => caller.subject === body.user,
    response: Cart,
    handle: async ({ body, language }, deps) => {
      const cart = await deps.commerce.removeFromCart({ studentId: body.user, courseId: body.course });
      return toCartResponse(deps, cart, language);
    },
  }),
  route.post('/cart/remove_all', {
    summary: 'Empties the cart',
    roles: allRoles,
    body: CartOwner,
    isOwner: ({ caller, body }) => caller.subject === body.user,
    response: Cart,
    handle: async ({ body, language }, deps) =>
      toCartResponse(deps, await deps.commerce.clearCart({ studentId: body.user }), language),
  }),
  route.get('/cart/offers/{userId}/{courseId}', {
    summary: 'For each tier of a course: purchase kind, price and end of access for this person',
    roles: allRoles,
    params: UserParams.extend({ courseId: Id }),
    isOwner: isOwnUser,
    response: listOf(CourseOffer),
    handle: async ({ params }, { commerce }) => {
      const { userId: studentId, courseId } = params;
      const { offers } = await commerce.getCourseOffers({ studentId, courseId });
      return { data: offers.map(toCourseOffer), total: offers.length };
    },
  }),
  route.get('/cart/cupon/{code}', {
    summary: 'Checks whether the caller may use a coupon now; returns its percentage',
    roles: allRoles,
    codeCheck: { kind: 'coupon' },
    params: z.object({ code: CodeInput }),
    response: CouponCheck,
    handle: async ({ params, caller }, { commerce }) => {
      const { percent } = await commerce.checkCoupon({ studentId: caller.subject, code: params.code });
      return { message: 'success', discount: percent };
    },
  }),
  route.get('/cart/quote/{userId}', {
    summary: 'Current price of the cart: the wallet is used first, then the coupon on the remainder',
    ...ownUser,
    query: QuoteQuery,
    codeCheck: { kind: 'coupon', applies: ({ query }) => query.cupon !== undefined },
    response: Quote,
    handle: async ({ params, query }, { commerce }) =>
      toQuote(
        await commerce.getQuote({
          studentId: params.userId,
          couponCode: query.cupon,
          keepWallet: query.keepWallet === 'true',
        }),
      ),
  }),
];
