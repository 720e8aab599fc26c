import { z } from 'zod';
import { members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id, listOf } from '../../wire/schemas.ts';
import {
  CartItem,
  CartLine,
  CartOwner,
  CouponAnswer,
  CouponCode,
  CourseOfCart,
  PaymentForm,
  Quote,
  ZeroCartForm,
} from './cart-wire.ts';

const Cart = listOf(CartLine);
const OfUser = z.object({ userId: Id });

export const cartRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/cart/{userId}',
    summary: 'The cart, at the prices of now',
    roles: members,
    params: OfUser,
    own: ({ caller, params }) => caller.subject === params.userId,
    response: Cart,
  }),
  route({
    method: 'post',
    path: '/cart/',
    summary: 'Puts a course into the cart, or changes its tier there; answers the cart',
    roles: members,
    body: CartItem,
    own: ({ caller, body }) => caller.subject === body.user,
    response: Cart,
  }),
  route({
    method: 'post',
    path: '/cart/delete/',
    summary: 'Takes a course out of the cart; answers the cart',
    roles: members,
    body: CourseOfCart,
    own: ({ caller, body }) => caller.subject === body.user,
    response: Cart,
  }),
  route({
    method: 'post',
    path: '/cart/remove_all',
    summary: 'Empties the cart',
    roles: members,
    body: CartOwner,
    own: ({ caller, body }) => caller.subject === body.user,
    response: Cart,
  }),
  route({
    method: 'get',
    path: '/cart/cupon/{code}',
    summary: 'Whether the caller may use this voucher now, and its percentage',
    roles: members,
    rate: 'coupon',
    params: z.object({ code: CouponCode }),
    response: CouponAnswer,
  }),
  route({
    method: 'get',
    path: '/cart/quote/{userId}',
    summary: 'What the cart costs now: wallet first, then the voucher on the remainder',
    roles: members,
    params: OfUser,
    query: z.object({ cupon: CouponCode.optional() }),
    own: ({ caller, params }) => caller.subject === params.userId,
    response: Quote,
  }),
  route({
    method: 'post',
    path: '/cart/ssl/',
    summary:
      "Opens a session at the payment gateway for an order; 409 price-changed where the screen's total is not ours",
    roles: members,
    body: PaymentForm,
    missing: 'something went wrong',
    response: z.object({ GatewayPageURL: z.string() }),
  }),
  route({
    method: 'post',
    path: '/cart/zero-cart/{userId}/{orderId}',
    summary: 'Confirms an order whose total, as the server computes it, is 0',
    roles: members,
    params: z.object({ userId: Id, orderId: Id }),
    own: ({ caller, params }) => caller.subject === params.userId,
    body: ZeroCartForm,
    missing: 'something went wrong',
    response: z.object({ message: z.literal('success') }),
  }),
];
