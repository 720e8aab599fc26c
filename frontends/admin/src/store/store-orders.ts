import type { ApiSchemas, BadgeKind } from '@sargam/kit';

export type StoreOrder = ApiSchemas['StoreOrder'];
export type GiftCard = ApiSchemas['GiftCard'];
type OrderStatus = StoreOrder['orderStatus'];

export const statusBadges: Record<OrderStatus | 'review', BadgeKind> = {
  pending: 'warning',
  paid: 'success',
  delivered: 'success',
  failed: 'danger',
  cancelled: 'plain',
  refunded: 'info',
  review: 'info',
};

/** The state that the list shows: a payment in review waits for an admin. */
export const shownStatus = ({ orderStatus, underReview }: StoreOrder): OrderStatus | 'review' =>
  underReview ? 'review' : orderStatus;

type GiftCardState = 'unused' | 'used' | 'voided' | 'expired';

export const giftCardBadges: Record<GiftCardState, BadgeKind> = {
  unused: 'warning',
  used: 'success',
  voided: 'danger',
  expired: 'plain',
};

export const giftCardState = (
  { used, voided, valid_to }: Pick<GiftCard, 'used' | 'voided' | 'valid_to'>,
  now = new Date(),
): GiftCardState => {
  if (used) return 'used';
  if (voided) return 'voided';
  return new Date(valid_to) < now ? 'expired' : 'unused';
};
