import { z } from 'zod';
import { isOwnUser, ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { readIdempotencyKey } from '../../wire/idempotency-key.ts';
import { admins, allRoles } from '../../wire/roles.ts';
import { Id, PageQuery, successListOf, Taka, toPage } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import { toGiftCard, toGiftCardFace } from './gift-card-mapping.ts';
import { GiftCard, GiftCardCodeInput, GiftCardFace, GiftCardRedeemed } from './gift-card-wire.ts';

const UserParams = z.object({ userId: Id });

export const giftCardRoutes: readonly Route[] = [
  route.get('/store/gift-card/', {
    summary: 'Issued gift cards, newest first',
    roles: admins,
    query: PageQuery,
    response: successListOf(GiftCard),
    handle: async ({ query }, { giftCards }) => {
      const found = await giftCards.listGiftCards({ page: toPage(query) });
      return { success: true, data: found.giftCards.map(toGiftCard), total: found.total };
    },
  }),
  route.get('/store/gift-card/{id}', {
    summary: 'One issued gift card',
    roles: admins,
    params: z.object({ id: Id }),
    response: GiftCard,
    handle: async ({ params }, { giftCards }) =>
      toGiftCard(await giftCards.getGiftCard({ giftCardId: params.id })),
  }),
  route.get('/store/gift-card/balance/{userId}', {
    summary: 'Remaining balance of redeemed gift cards, as a plain number',
    ...ownUser,
    response: Taka,
    handle: async ({ params }, { commerce }) =>
      toTaka((await commerce.getWallet({ studentId: params.userId })).giftPoisha),
  }),
  route.post('/store/gift-card/redeem/{code}/{userId}', {
    summary: "Adds a gift card's value to the wallet, once; all failures return the same error",
    roles: allRoles,
    params: UserParams.extend({ code: GiftCardCodeInput }),
    isOwner: isOwnUser,
    codeCheck: { kind: 'giftCard' },
    idempotency: 'service',
    response: GiftCardRedeemed,
    handle: async ({ params, request }, { giftCards }) => {
      const { code, userId: studentId } = params;
      const redemption = { code, studentId, idempotencyKey: readIdempotencyKey(request) };
      const { valuePoisha } = await giftCards.redeemGiftCard(redemption);
      return { message: 'Your gift card has been redeemed.', data: toTaka(valuePoisha) };
    },
  }),
  route.post('/store/gift-card/look', {
    summary: 'Value and validity of a gift-card code, without login; all failures return the same error',
    codeCheck: { kind: 'giftCard' },
    body: z.object({ code: GiftCardCodeInput }),
    response: GiftCardFace,
    handle: async ({ body }, { giftCards }) =>
      toGiftCardFace(await giftCards.getGiftCardByCode({ code: body.code })),
  }),
];
