import type { GiftCard as StoredCard, GiftCardPreview as StoredFace } from '@sargam/proto/store/v1/giftcards';
import { instant, instantOrNull } from '../../wire/instants.ts';
import { picturePath } from '../../wire/pictures.ts';
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
  valid_from: instant(card.validFrom),
  valid_to: instant(card.validTo),
  used: card.used,
  usedAt: instantOrNull(card.usedAt),
  usedBy: card.usedBy || null,
  lastFour: card.lastFour,
  voided: card.voided,
  createdAt: instant(card.createdAt),
});

export const toFace = (face: StoredFace): GiftCardFace => ({
  value: toTaka(face.valuePoisha),
  valid_from: instant(face.validFrom),
  valid_to: instant(face.validTo),
  giftCardFrom: face.senderName,
  receiverName: face.receiverName,
  giftCardMessage: face.message,
  product: face.productId,
  image: picturePath(face.image),
});
