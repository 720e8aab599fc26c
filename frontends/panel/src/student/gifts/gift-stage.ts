import type { ApiSchemas } from '@sargam/kit';

export type GiftStage =
  | 'pending'
  | 'review'
  | 'waiting'
  | 'sending'
  | 'delivered'
  | 'failed'
  | 'cancelled'
  | 'refunded';

type Order = Pick<ApiSchemas['StoreOrder'], 'orderStatus' | 'underReview' | 'deliverOn'>;

/** Where an order of gift cards is: paid ones wait for their day, then they are in the mail. `today` is a day in Dhaka, 2026-11-21. */
export const getGiftStage = ({ orderStatus, underReview, deliverOn }: Order, today: string): GiftStage => {
  if (underReview && orderStatus === 'pending') return 'review';
  if (orderStatus !== 'paid') return orderStatus;
  return deliverOn && deliverOn.slice(0, 10) > today ? 'waiting' : 'sending';
};

const settledStages: ReadonlySet<GiftStage> = new Set([
  'delivered',
  'failed',
  'cancelled',
  'refunded',
  'waiting',
]);

/** Whether the order may change by itself while somebody looks at it. */
export const isInProgress = (stage: GiftStage): boolean => !settledStages.has(stage);

/** The cards can be mailed again: they were mailed, or should have been long ago. */
export const canResend = (
  { orderStatus, resendFrom }: Pick<ApiSchemas['StoreOrder'], 'orderStatus' | 'resendFrom'>,
  now: number,
): boolean => orderStatus === 'delivered' || (resendFrom !== null && Date.parse(resendFrom) <= now);
