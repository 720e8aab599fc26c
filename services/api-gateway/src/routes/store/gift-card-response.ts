import type {
  GiftCardPreview,
  RedeemedGiftCard,
  GiftCard as StoredCard,
} from '@sargam/proto/store/v1/giftcards';
import { z } from 'zod';
import { CodeInput } from '../../api/code-input.ts';
import {
  flag,
  instant,
  instantOrNull,
  picture,
  responseOf,
  taka,
  text,
  textOrNull,
} from '../../api/response.ts';

export const GiftCard = responseOf<StoredCard>('GiftCard')({
  _id: text((card) => card.id),
  orderId: text((card) => card.orderId),
  senderName: text((card) => card.senderName),
  purchasedBy: text((card) => card.purchasedBy, "The buyer's id"),
  purchasedByName: text((card) => card.purchasedByName),
  receiverName: text((card) => card.receiverName),
  receiverEmail: text((card) => card.receiverEmail),
  receiverPhone: text((card) => card.receiverPhone),
  message: text((card) => card.message),
  value: taka((card) => card.valuePoisha),
  price: taka((card) => card.pricePoisha),
  valid_from: instant((card) => card.validFrom),
  valid_to: instant((card) => card.validTo),
  used: flag((card) => card.used),
  usedAt: instantOrNull((card) => card.usedAt),
  usedBy: textOrNull((card) => card.usedBy, "The redeemer's id"),
  lastFour: text((card) => card.lastFour, 'Last four characters of the code'),
  voided: flag((card) => card.voided, 'Cancelled by a refund'),
  createdAt: instant((card) => card.createdAt),
});

export const GiftCardFace = responseOf<GiftCardPreview>('GiftCardFace')({
  value: taka((card) => card.valuePoisha),
  valid_from: instant((card) => card.validFrom),
  valid_to: instant((card) => card.validTo),
  giftCardFrom: text((card) => card.senderName, 'Empty if the buyer bought it for themselves'),
  receiverName: text((card) => card.receiverName),
  giftCardMessage: text((card) => card.message),
  product: text((card) => card.productId, 'Product id; selects the design of a card without a picture'),
  image: picture((card) => card.image),
});

const missingCodeMessage = 'Please enter gift card secret code!';
export const GiftCardCodeInput = z
  .string(missingCodeMessage)
  .trim()
  .min(1, missingCodeMessage)
  .pipe(CodeInput);
export const GiftCardRedeemed = responseOf<RedeemedGiftCard>()({
  message: text(() => 'Your gift card has been redeemed.'),
  data: taka(({ valuePoisha }) => valuePoisha, 'Credited amount'),
});
