import { z } from 'zod';
import { idempotencyKey } from '../../wire/idempotency-key.ts';
import { pageOf } from '../../wire/paging.ts';
import { admins, members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id, PageQuery, successListOf, Taka } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import { toFace, toGiftCard } from './gift-card-mapping.ts';
import { GiftCard, GiftCardFace, Redeemed, TypedCode } from './gift-card-wire.ts';

const OfUser = z.object({ userId: Id });

export const giftCardRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/store/gift-card/',
    summary: 'Issued gift cards, newest first',
    roles: admins,
    query: PageQuery,
    response: successListOf(GiftCard),
    handle: async ({ query }, { giftCards }) => {
      const found = await giftCards.listGiftCards({ page: pageOf(query) });
      return { success: true, data: found.giftCards.map(toGiftCard), total: found.total };
    },
  }),
  route({
    method: 'get',
    path: '/store/gift-card/{id}',
    summary: 'One issued gift card',
    roles: admins,
    params: z.object({ id: Id }),
    response: GiftCard,
    handle: async ({ params }, { giftCards }) =>
      toGiftCard(await giftCards.getGiftCard({ giftCardId: params.id })),
  }),
  route({
    method: 'get',
    path: '/store/gift-card/balance/{userId}',
    summary: 'What is left of redeemed gift cards: the bare number',
    roles: members,
    params: OfUser,
    own: ({ caller, params }) => caller.subject === params.userId,
    response: Taka,
    handle: async ({ params }, { commerce }) =>
      toTaka((await commerce.getWallet({ studentId: params.userId })).giftPoisha),
  }),
  route({
    method: 'post',
    path: '/store/gift-card/redeem/{code}/{userId}',
    summary: "Puts a gift card's value into the wallet, once; one refusal for every failure",
    roles: members,
    params: OfUser.extend({ code: TypedCode }),
    own: ({ caller, params }) => caller.subject === params.userId,
    guess: { of: 'giftCard' },
    idempotent: 'service',
    response: Redeemed,
    handle: async ({ params, request }, { giftCards }) => {
      const { code, userId: studentId } = params;
      const wanted = { code, studentId, idempotencyKey: idempotencyKey(request) };
      const { valuePoisha } = await giftCards.redeemGiftCard(wanted);
      return { message: 'Your gift card has been redeemed.', data: toTaka(valuePoisha) };
    },
  }),
  route({
    method: 'post',
    path: '/store/gift-card/look',
    summary: 'What a code is worth and until when, for whoever holds it; one refusal for every failure',
    guess: { of: 'giftCard' },
    body: z.object({ code: TypedCode }),
    response: GiftCardFace,
    handle: async ({ body }, { giftCards }) => toFace(await giftCards.getGiftCardByCode({ code: body.code })),
  }),
];
