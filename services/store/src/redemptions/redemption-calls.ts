import { Refusal } from '@sargam/chassis/errors';
import type { GiftCardFace, GiftCardServiceImplementation } from '@sargam/proto/store/v1/giftcards';
import type { Deps } from '../deps.ts';
import { parseCode } from '../giftcards/code.ts';
import { giftCardInvalid } from '../giftcards/gift-card.ts';
import { findOrder } from '../orders/order-store.ts';
import { requireThemselves } from '../people/own.ts';
import { pictureOf } from '../products/product-store.ts';
import { redeemGiftCard } from './redeem.ts';
import { findGoodCard } from './redemption-store.ts';

type RedemptionCalls = Pick<GiftCardServiceImplementation, 'lookAtGiftCard' | 'redeemGiftCard'>;

export const redemptionCalls = (deps: Deps): RedemptionCalls => {
  /** Counts guesses, whichever way they fail. */
  const counted = async <T>(call: 'look' | 'redeem', work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (error instanceof Refusal && error.kind === 'not_found') deps.meters.refused(call);
      throw error;
    });
  return {
    lookAtGiftCard: ({ code }) => counted('look', lookAt(deps, code)),

    async redeemGiftCard({ code, studentId, idempotencyKey: key }, context) {
      const student = requireThemselves(context, studentId);
      await deps.requireVerified(student);
      return counted('redeem', redeemGiftCard(deps, { code, student: student.subject, key }));
    },
  };
};

const lookAt = async ({ database: { db }, clock, codes }: Deps, text: string): Promise<GiftCardFace> => {
  const code = parseCode(text);
  const card = code && (await findGoodCard(db, codes.hashOf(code), clock()));
  const order = card && (await findOrder(db, card.orderId));
  if (!card || !order) throw giftCardInvalid();
  return {
    valuePoisha: card.value,
    validFrom: card.validFrom,
    validTo: card.validTo,
    senderName: order.senderName,
    receiverName: order.receiverName,
    message: order.message,
    productId: order.productId,
    image: await pictureOf(db, order.productId),
  };
};
