import { z } from 'zod';
import { members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id, listOf } from '../../wire/schemas.ts';
import { tierOf } from '../../wire/tiers.ts';
import { TriedCode } from '../../wire/tried-code.ts';
import { withFreshOffers } from '../order/price-changed.ts';
import { toCourseOffer, toQuote } from './cart-mapping.ts';
import {
  CartItem,
  CartLine,
  CartOwner,
  CouponAnswer,
  CourseOfCart,
  CourseOffer,
  Quote,
} from './cart-wire.ts';
import { shownCart } from './shown-cart.ts';

const Cart = listOf(CartLine);
const OfUser = z.object({ userId: Id });
const QuoteWish = z.object({
  cupon: TriedCode.optional(),
  keepWallet: z.enum(['true', 'false']).optional(),
});

export const cartRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/cart/{userId}',
    summary: 'The cart, at the prices of now',
    roles: members,
    params: OfUser,
    own: ({ caller, params }) => caller.subject === params.userId,
    response: Cart,
    handle: async ({ params, language }, gateway) =>
      shownCart(gateway, await gateway.commerce.getCart({ studentId: params.userId }), language),
  }),
  route({
    method: 'post',
    path: '/cart/',
    summary:
      'Puts a course into the cart, or changes its tier there; answers the cart, or 409 price-changed with fresh prices',
    roles: members,
    body: CartItem,
    own: ({ caller, body }) => caller.subject === body.user,
    response: Cart,
    handle: async ({ body, language }, gateway) => {
      const wanted = { studentId: body.user, courseId: body.course };
      const cart = await withFreshOffers(gateway, wanted, () =>
        gateway.commerce.addToCart({
          ...wanted,
          tier: tierOf(body.tier),
          pricePoisha: body.price ?? 0n,
          validityDays: body.validity ?? 0,
        }),
      );
      return shownCart(gateway, cart, language);
    },
  }),
  route({
    method: 'post',
    path: '/cart/delete/',
    summary: 'Takes a course out of the cart; answers the cart',
    roles: members,
    body: CourseOfCart,
    own: ({ caller, body }) => caller.subject === body.user,
    response: Cart,
    handle: async ({ body, language }, gateway) => {
      const cart = await gateway.commerce.removeFromCart({ studentId: body.user, courseId: body.course });
      return shownCart(gateway, cart, language);
    },
  }),
  route({
    method: 'post',
    path: '/cart/remove_all',
    summary: 'Empties the cart',
    roles: members,
    body: CartOwner,
    own: ({ caller, body }) => caller.subject === body.user,
    response: Cart,
    handle: async ({ body, language }, gateway) =>
      shownCart(gateway, await gateway.commerce.clearCart({ studentId: body.user }), language),
  }),
  route({
    method: 'get',
    path: '/cart/offers/{userId}/{courseId}',
    summary: 'What each tier of a course would be for this person, its price, and until when it would last',
    roles: members,
    params: OfUser.extend({ courseId: Id }),
    own: ({ caller, params }) => caller.subject === params.userId,
    response: listOf(CourseOffer),
    handle: async ({ params }, { commerce }) => {
      const { userId: studentId, courseId } = params;
      const { offers } = await commerce.getCourseOffers({ studentId, courseId });
      return { data: offers.map(toCourseOffer), total: offers.length };
    },
  }),
  route({
    method: 'get',
    path: '/cart/cupon/{code}',
    summary: 'Whether the caller may use this voucher now, and its percentage',
    roles: members,
    guess: { of: 'coupon' },
    params: z.object({ code: TriedCode }),
    response: CouponAnswer,
    handle: async ({ params, caller }, { commerce }) => {
      const { percent } = await commerce.checkCoupon({ studentId: caller.subject, code: params.code });
      return { message: 'success', discount: percent };
    },
  }),
  route({
    method: 'get',
    path: '/cart/quote/{userId}',
    summary: 'What the cart costs now: wallet first, then the voucher on the remainder',
    roles: members,
    params: OfUser,
    query: QuoteWish,
    own: ({ caller, params }) => caller.subject === params.userId,
    guess: { of: 'coupon', tried: ({ query }) => query.cupon !== undefined },
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
