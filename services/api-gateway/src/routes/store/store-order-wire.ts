import { toLatinDigits } from '@sargam/chassis/formatting';
import { z } from 'zod';
import { Id, Instant, Problem, SuccessMessage, Taka } from '../../wire/schemas.ts';
import { amountField } from '../../wire/taka.ts';
import { PaymentMethod } from '../cart/cart-wire.ts';
import { GiftCardProduct } from './store-wire.ts';

export const StoreOrderStatus = z
  .enum(['pending', 'paid', 'delivered', 'failed', 'cancelled', 'refunded'])
  .meta({ id: 'StoreOrderStatus', description: 'delivered: the codes are mailed (decision L8)' });
export type StoreOrderStatus = z.infer<typeof StoreOrderStatus>;

export const StoreOrder = z
  .object({
    _id: z.string(),
    userId: z.string(),
    userName: z.string(),
    userEmail: z.string(),
    userPhone: z.string(),
    forMyself: z.boolean(),
    shippingAddress: z
      .object({ name: z.string(), email: z.string(), phone: z.string() })
      .nullable()
      .meta({ description: 'The receiver; null if the buyer bought it for themselves' }),
    giftCardFrom: z.string(),
    giftCardMessage: z.string(),
    orderItem: z.object({
      product: z.string(),
      name: z.string(),
      price: Taka,
      value: Taka,
      quantity: z.number().int(),
      totalPrice: Taka,
    }),
    paymentInfo: z
      .object({
        card_type: z.string(),
        card_issuer: z.string(),
        card_category: z.string(),
        store_amount: Taka.meta({ description: 'Amount that the payment gateway pays out' }),
        tran_id: z.string(),
      })
      .nullable(),
    isPaid: z.boolean(),
    createdAt: Instant,
    paidAt: Instant.nullable(),
    deliveredAt: Instant.nullable(),
    deliverOn: z.string().nullable().meta({ description: 'Day in Dhaka on which the codes are mailed' }),
    orderStatus: StoreOrderStatus,
    underReview: z.boolean(),
    invoice: z
      .string()
      .nullable()
      .meta({ description: 'Serial number of the invoice; null before it is issued' }),
    refund: z
      .object({
        _id: z.string(),
        creditNote: z.string().meta({ description: 'Serial number of the credit note' }),
      })
      .nullable()
      .meta({ description: 'Null if not refunded' }),
    valid_to: Instant.nullable().meta({
      description: 'End of the validity of the cards; null before payment',
    }),
    resendFrom: Instant.nullable().meta({
      description: 'Earliest time to mail the codes again; null if not possible',
    }),
  })
  .meta({ id: 'StoreOrder' });
export type StoreOrder = z.infer<typeof StoreOrder>;

const requiredMessage = 'This is required';
const requiredText = (longest: number) =>
  z.string(requiredMessage).trim().min(1, requiredMessage).max(longest, 'Too Long!');
const email = requiredText(254).pipe(z.email('Enter a valid email address'));
const phone = z
  .string(requiredMessage)
  .trim()
  .overwrite(toLatinDigits)
  .min(1, { error: requiredMessage, abort: true })
  .min(11, { error: 'Too Short!', abort: true })
  .max(20, 'Too Long!')
  .regex(/^\+?[\d -]+$/, 'Phone number: digits only');

const commonFields = {
  userId: Id,
  userName: z.string().optional().meta({ description: 'Ignored: taken from the account' }),
  userEmail: z.string().optional().meta({ description: 'Ignored: taken from the account' }),
  product: Id,
  name: z.string().optional(),
  value: amountField().optional(),
  price: amountField().optional(),
  quantity: z.coerce
    .number(requiredMessage)
    .int('This is not valid')
    .min(1, 'Not less than 1')
    .max(20, 'Not more than 20'),
  totalPrice: amountField(),
  giftCardMessage: z.string().trim().max(2000, 'Too Long!').nullish(),
  deliverOn: z
    .union([z.iso.date('Enter a valid date'), z.literal('')], 'Enter a valid date')
    .nullish()
    .meta({ description: 'A day in Dhaka, at most a year ahead; absent: immediately' }),
};

const ForMyself = z.object({ ...commonFields, forMyself: z.literal(true), userPhone: phone });
const ForSomeoneElse = z.object({
  ...commonFields,
  forMyself: z.literal(false),
  giftCardFrom: requiredText(400),
  shippingAddressName: requiredText(400),
  shippingAddressEmail: email,
  shippingAddressPhone: phone,
});

export const NewStoreOrder = z
  .discriminatedUnion('forMyself', [ForMyself, ForSomeoneElse])
  .meta({ id: 'NewStoreOrder' });
export type NewStoreOrder = z.output<typeof NewStoreOrder>;

export const ProductChanged = Problem.extend({ product: GiftCardProduct.optional() }).meta({
  id: 'ProductChanged',
  description: 'Code price-changed, with the current product',
});

export const StoreOrderPlaced = SuccessMessage.extend({ order: StoreOrder });

export const StorePaymentForm = z
  .object({
    amount: amountField(),
    name: requiredText(200),
    phone: z.string().max(40).default(''),
    email: z.string().max(254).default(''),
    product_name: z.string().optional(),
    currency: z.literal('BDT').optional(),
    cus_order_id: Id.meta({ description: 'Store order id' }),
    method: PaymentMethod.nullish(),
  })
  .meta({ id: 'StorePaymentForm' });

export const StoreRefundReason = z.object({ reason: requiredText(1000) });
