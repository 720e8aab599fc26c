import { DomainError } from '@sargam/chassis/errors';
import type { GiftCardPreview, GiftCardServiceImplementation } from '@sargam/proto/store/v1/giftcards';
import type { Deps } from '../deps.ts';
import { giftCardInvalid } from '../gift-cards/gift-card.ts';
import { parseGiftCode } from '../gift-cards/gift-code.ts';
import { findOrder } from '../orders/order-store.ts';
import { requireSelf } from '../people/authorization.ts';
import { findProductImage } from '../products/product-store.ts';
import { redeemGiftCard } from '../redemptions/redeem.ts';
import { findRedeemableCard } from '../redemptions/redemption-store.ts';

export const redemptionHandlers = (deps: Deps) => {
  /** Counts invalid codes. */
  const countRejections = async <T>(call: 'get' | 'redeem', work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (error instanceof DomainError && error.kind === 'not_found') deps.metrics.countRejectedCode(call);
      throw error;
    });
  return {
    getGiftCardByCode: ({ code }) => countRejections('get', getCardByCode(deps, code)),

    async redeemGiftCard({ code, studentId, idempotencyKey: key }, context) {
      const student = requireSelf(context, studentId);
      await deps.requireVerifiedEmail(student);
      return countRejections('redeem', redeemGiftCard(deps, { code, student: student.subject, key }));
    },
  } satisfies Partial<GiftCardServiceImplementation>;
};

const getCardByCode = async (
  { database: { db }, clock, codes }: Deps,
  text: string,
): Promise<GiftCardPreview> => {
  const code = parseGiftCode(text);
  const card = code && (await findRedeemableCard(db, codes.hashesOf(code), clock()));
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
    image: await findProductImage(db, order.productId),
  };
};
