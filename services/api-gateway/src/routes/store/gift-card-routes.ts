import type { Wallet } from '@sargam/proto/commerce/v1/commerce';
import { z } from 'zod';
import { readIdempotencyKey } from '../../api/idempotency-key.ts';
import { successBoundedListOf, taka } from '../../api/response.ts';
import { admins, allRoles } from '../../api/roles.ts';
import { BoundedPageQuery, Id, IdParams, toCursorPage, UserParams } from '../../api/schemas.ts';
import { isOwnUser, ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { GiftCard, GiftCardCodeInput, GiftCardFace, GiftCardRedeemed } from './gift-card-response.ts';
import { giftCardCsv } from './store-csv.ts';

const toCardFilter = (query: {
  readonly order?: string | undefined;
  readonly userId?: string | undefined;
}) => ({
  orderId: query.order,
  personId: query.userId,
});

export const giftCardRoutes: readonly Route[] = [
  route.get('/store/gift-card/', {
    summary: 'Issued gift cards, newest first',
    roles: admins,
    query: BoundedPageQuery.extend({
      order: Id.optional().meta({ description: 'Only the cards of this order' }),
      userId: Id.optional().meta({ description: 'Only the cards that this user bought or redeemed' }),
    }),
    response: successBoundedListOf(GiftCard, 'giftCards'),
    handle: ({ query }, { giftCards }) =>
      giftCards.listGiftCards({ ...toCursorPage(query), ...toCardFilter(query) }),
    csv: {
      name: 'gift-cards',
      open: ({ query, language }, deps) => giftCardCsv(deps, toCardFilter(query), language),
    },
  }),
  route.get('/store/gift-card/{id}', {
    summary: 'One issued gift card',
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    response: GiftCard,
    handle: ({ params }, { giftCards }) => giftCards.getGiftCard({ giftCardId: params.id }),
  }),
  route.get('/store/gift-card/balance/{userId}', {
    summary: 'Remaining balance of redeemed gift cards, as a plain number',
    ...ownUser,
    response: taka((wallet: Wallet) => wallet.giftPoisha),
    handle: ({ params }, { commerce }) => commerce.getWallet({ studentId: params.userId }),
  }),
  route.post('/store/gift-card/redeem/{code}/{userId}', {
    summary: "Adds a gift card's value to the wallet, once; all failures return the same error",
    roles: allRoles,
    params: UserParams.extend({ code: GiftCardCodeInput }),
    isOwner: isOwnUser,
    ownerOnly: true,
    codeCheck: { kind: 'giftCard' },
    idempotency: 'service',
    response: GiftCardRedeemed,
    handle: ({ params, request }, { giftCards }) => {
      const { code, userId: studentId } = params;
      return giftCards.redeemGiftCard({ code, studentId, idempotencyKey: readIdempotencyKey(request) });
    },
  }),
  route.post('/store/gift-card/look', {
    summary: 'Value and validity of a gift-card code, without login; all failures return the same error',
    roles: 'anybody',
    codeCheck: { kind: 'giftCard' },
    body: z.object({ code: GiftCardCodeInput }),
    response: GiftCardFace,
    handle: ({ body }, { giftCards }) => giftCards.getGiftCardByCode({ code: body.code }),
  }),
];
