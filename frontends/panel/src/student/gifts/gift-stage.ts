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

/** A paid order waits for its delivery day, then it is sent. `today`: `YYYY-MM-DD` in Dhaka. */
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

/** Whether the stage can change without an action of the user. */
export const isInProgress = (stage: GiftStage): boolean => !settledStages.has(stage);

/** Whether the mail was sent or is overdue. `now`: ms since the epoch. */
export const canResend = (
  { orderStatus, resendFrom }: Pick<ApiSchemas['StoreOrder'], 'orderStatus' | 'resendFrom'>,
  now: number,
): boolean => orderStatus === 'delivered' || (resendFrom !== null && Date.parse(resendFrom) <= now);
