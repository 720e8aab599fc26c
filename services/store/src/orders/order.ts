import { nextStateFinder } from '@sargam/chassis/state-machine';
import type { CardDetails } from '@sargam/proto/commerce/v1/charges';
import type { LocalizedWords } from '../database.ts';
import type { OrderId, PersonId } from '../ids.ts';
import type { ProductId } from '../products/product.ts';

export type Language = 'en' | 'bn';

export type OrderState = 'pending' | 'paid' | 'delivered' | 'failed' | 'cancelled' | 'refunded';

export type OrderAction = 'pay' | 'deliver' | 'fail' | 'cancel' | 'suspect' | 'refund';

/**
 * Decision L8. An order that ended unpaid can still be paid: the payment gateway's word may come after it was given up.
 * `suspect` is paid money that the gateway calls risky: the order is pending until an admin of commerce takes the money,
 * or gives it back.
 */
export const transitions = {
  pending: { pay: 'paid', fail: 'failed', cancel: 'cancelled', suspect: 'pending', refund: 'refunded' },
  failed: { pay: 'paid', suspect: 'pending' },
  cancelled: { pay: 'paid', suspect: 'pending' },
  paid: { deliver: 'delivered', refund: 'refunded' },
  delivered: { refund: 'refunded' },
  refunded: {},
} as const satisfies Record<OrderState, Partial<Record<OrderAction, OrderState>>>;

/** The state an action leads to; undefined where it is not possible. */
export const stateAfter = nextStateFinder<OrderState, OrderAction>(transitions);

/** What somebody wants to buy and for whom, parsed. */
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
  /** The calendar day in Dhaka on which the codes are mailed; undefined for at once. */
  readonly deliverOn: string | undefined;
  readonly language: Language;
}

/** Gift cards that somebody orders. Money is in poisha. */
export interface Order extends OrderForm {
  readonly id: OrderId;
  readonly productId: ProductId;
  readonly productName: LocalizedWords;
  readonly price: bigint;
  readonly value: bigint;
  readonly validityDays: number;
  readonly total: bigint;
  readonly state: OrderState;
  readonly underReview: boolean;
  /** Undefined until it is paid. */
  readonly payment: CardDetails | undefined;
  /** What the gateway passes on (decision M10). */
  readonly received: bigint;
  readonly invoiceNumber: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | undefined;
  readonly deliveredAt: Date | undefined;
  /** Commerce's refund of it; both are empty until commerce has given the money back. */
  readonly refundId: string;
  readonly creditNote: string;
}
