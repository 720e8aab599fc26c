/** Why a student asks for a refund; credit notes print the reason. */
export const refundReasons = ['paid_twice', 'no_access', 'wrong_amount', 'broken', 'changed_mind'] as const;
export type RefundReason = (typeof refundReasons)[number];
