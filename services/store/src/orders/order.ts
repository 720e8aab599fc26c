import { nextStateFinder } from '@sargam/chassis/state-machine';
import type { CardDetails } from '@sargam/proto/commerce/v1/charges';
import type { LocalizedText } from '../database.ts';
import type { OrderId, PersonId } from '../ids.ts';
import type { ProductId } from '../products/product.ts';

export type Language = 'en' | 'bn';

export type OrderState = 'pending' | 'paid' | 'delivered' | 'failed' | 'cancelled' | 'refunded';

export type OrderAction = 'pay' | 'deliver' | 'fail' | 'cancel' | 'putUnderReview' | 'refund';

/**
 * Decision L8. A failed or cancelled order can still be paid, because a payment notification may arrive later.
 * `putUnderReview`: the payment gateway marks a payment as risky. The order stays pending until an admin accepts or refunds it.
 */
export const transitions = {
  pending: {
    pay: 'paid',
    fail: 'failed',
    cancel: 'cancelled',
    putUnderReview: 'pending',
    refund: 'refunded',
  },
  failed: { pay: 'paid', putUnderReview: 'pending' },
  cancelled: { pay: 'paid', putUnderReview: 'pending' },
  paid: { deliver: 'delivered', refund: 'refunded' },
  delivered: { refund: 'refunded' },
  refunded: {},
} as const satisfies Record<OrderState, Partial<Record<OrderAction, OrderState>>>;

/** The next state; undefined if the action is not allowed. */
export const stateAfter = nextStateFinder<OrderState, OrderAction>(transitions);

/** The parsed and validated order form. */
export interface OrderForm {
  readonly buyerId: PersonId;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly buyerPhone: string;
  readonly forMyself: boolean;
  readonly receiverName: string;
  readonly receiverEmail: string;
  readonly receiverPhone: string;
  readonly senderName: string;
  readonly message: string;
  readonly quantity: number;
  /** The calendar day in Dhaka on which the codes are mailed; undefined for immediately after payment. */
  readonly deliverOn: string | undefined;
  readonly language: Language;
}

/** An order of gift cards. Money is in poisha. */
export interface Order extends OrderForm {
  readonly id: OrderId;
  readonly productId: ProductId;
  readonly productName: LocalizedText;
  readonly price: bigint;
  readonly value: bigint;
  readonly validityDays: number;
  readonly total: bigint;
  readonly state: OrderState;
  readonly underReview: boolean;
  /** Undefined until the order is paid. */
  readonly payment: CardDetails | undefined;
  /** The amount that the payment gateway pays out, after its fee (decision M10). */
  readonly received: bigint;
  readonly invoiceNumber: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | undefined;
  readonly deliveredAt: Date | undefined;
  /** The refund in commerce; both fields are empty until commerce refunded. */
  readonly refundId: string;
  readonly creditNoteNumber: string;
}
