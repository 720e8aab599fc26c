import { z } from 'zod';
import { CodeInput } from '../../wire/code-input.ts';
import { Coupon, Id, Instant, Problem, Taka, Tier } from '../../wire/schemas.ts';
import { amountField } from '../../wire/taka.ts';
import { CourseOffer, PurchaseKind, Quote } from '../cart/cart-wire.ts';
import { PurchaseRefund, RefundReason } from './refund-wire.ts';

export const OrderStateWord = z
  .enum([
    'created',
    'awaiting_payment',
    'paid',
    'partly_refunded',
    'refunded',
    'failed',
    'cancelled',
    'expired',
    'review',
  ])
  .meta({ id: 'OrderState' });
export type OrderStateWord = z.infer<typeof OrderStateWord>;

export const PurchasedCourse = z
  .object({
    _id: z.string(),
    title: z.string(),
    price: Taka,
    tierPrice: Taka.meta({ description: 'Full price of the tier; for an upgrade more than the amount paid' }),
    tier: Tier,
    kind: PurchaseKind,
    validity: z.number().int(),
    endsAt: Instant.nullable().meta({
      description: 'Null before payment and while enrolments are unavailable',
    }),
  })
  .meta({ id: 'PurchasedCourse' });

export const Purchase = z
  .object({
    _id: z.string(),
    createdAt: Instant,
    amount: Taka.meta({ description: 'Amount to pay in addition to the wallet' }),
    subtotal: Taka,
    balanceUsed: Taka,
    discount: Taka,
    cupon: Coupon.nullable(),
    paid: z.boolean(),
    state: OrderStateWord,
    method: z.string(),
    paidAt: Instant.nullable(),
    courses: z.array(PurchasedCourse),
    keepWallet: z.boolean(),
    refunded: Taka.meta({ description: 'Refunded so far, to the wallet and to the card' }),
    invoice: z
      .string()
      .nullable()
      .meta({ description: 'Serial number of the invoice; null before it is issued' }),
    refunds: z
      .array(PurchaseRefund)
      .meta({ description: 'Only in the purchase history and for a single order' }),
    refundReasons: z
      .array(RefundReason)
      .meta({ description: 'Reasons for which a refund can be requested now; empty if none applies' }),
  })
  .meta({ id: 'Purchase' });
export type Purchase = z.infer<typeof Purchase>;

export const PlacedOrder = Purchase.extend({ userId: z.string() }).meta({ id: 'PlacedOrder' });

export const NewOrder = z
  .object({
    amount: amountField(),
    paid: z.unknown().optional().meta({ description: 'Ignored: the server decides (decision M4)' }),
    userId: Id,
    courses: z.array(Id).min(1).max(100),
    balanceUsed: amountField(),
    coupon: CodeInput.nullish(),
    keepWallet: z.boolean().default(false),
  })
  .meta({ id: 'NewOrder' });

export const PriceChanged = Problem.extend({ quote: Quote.optional() }).meta({
  id: 'PriceChanged',
  description: 'Code price-changed, with the current quote of the cart',
});

export const CoursePriceChanged = PriceChanged.extend({ offers: z.array(CourseOffer).optional() }).meta({
  id: 'CoursePriceChanged',
  description: 'Code price-changed, with the current quote of the cart and the current offers of the course',
});

export const ImportedOrder = z
  .object({
    reference: z.string().min(1).max(100).meta({ description: 'Order number in the earlier system' }),
    userId: Id,
    courses: z.array(z.object({ course: Id, tier: Tier.default('standard') })).min(1),
    coupon: z.object({ code: z.string().max(60), discount: z.number().int().min(0).max(100) }).nullish(),
    paidAt: Instant,
    method: z.string().max(100).default(''),
    received: amountField().optional(),
    reason: z.string().min(1).max(500),
  })
  .meta({ id: 'ImportedOrder' });
