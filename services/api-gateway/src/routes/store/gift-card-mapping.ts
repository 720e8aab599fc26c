import type {
  GiftCard as StoredCard,
  GiftCardPreview as StoredPreview,
} from '@sargam/proto/store/v1/giftcards';
import { picturePath, toIsoInstant, toIsoInstantOrNull } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import type { GiftCard, GiftCardFace } from './gift-card-wire.ts';

export const toGiftCard = (card: StoredCard): GiftCard => ({
  _id: card.id,
  orderId: card.orderId,
  senderName: card.senderName,
  purchasedBy: card.purchasedBy,
  purchasedByName: card.purchasedByName,
  receiverName: card.receiverName,
  receiverEmail: card.receiverEmail,
  receiverPhone: card.receiverPhone,
  message: card.message,
  value: toTaka(card.valuePoisha),
  price: toTaka(card.pricePoisha),
  valid_from: toIsoInstant(card.validFrom),
  valid_to: toIsoInstant(card.validTo),
  used: card.used,
  usedAt: toIsoInstantOrNull(card.usedAt),
  usedBy: card.usedBy || null,
  lastFour: card.lastFour,
  voided: card.voided,
  createdAt: toIsoInstant(card.createdAt),
});

export const toGiftCardFace = (face: StoredPreview): GiftCardFace => ({
  value: toTaka(face.valuePoisha),
  valid_from: toIsoInstant(face.validFrom),
  valid_to: toIsoInstant(face.validTo),
  giftCardFrom: face.senderName,
  receiverName: face.receiverName,
  giftCardMessage: face.message,
  product: face.productId,
  image: picturePath(face.image),
});
