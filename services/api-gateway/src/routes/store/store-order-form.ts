import { toLatinDigits } from '@sargam/chassis/formatting';
import { z } from 'zod';
import { Id } from '../../api/schemas.ts';
import { amountField } from '../../api/taka.ts';
import { PaymentMethod } from '../cart/cart-response.ts';

const requiredMessage = 'This is required';
const requiredText = (longest: number) =>
  z.string(requiredMessage).trim().min(1, requiredMessage).max(longest, 'Too Long!');
export const email = requiredText(254).pipe(z.email('Enter a valid email address'));
export const phone = z
  .string(requiredMessage)
  .trim()
  .overwrite(toLatinDigits)
  .min(1, { error: requiredMessage, abort: true })
  .min(11, { error: 'Too Short!', abort: true })
  .max(20, 'Too Long!')
  .regex(/^\+?[\d -]+$/, 'Phone number: digits only');

const commonFields = {
  userId: Id,
  userName: z.string().max(300).optional().meta({ description: 'Ignored: taken from the account' }),
  userEmail: z.string().max(300).optional().meta({ description: 'Ignored: taken from the account' }),
  product: Id,
  name: z.string().max(300).optional(),
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

export const StorePaymentForm = z
  .object({
    amount: amountField(),
    name: requiredText(200),
    phone: z.string().max(40).default(''),
    email: z.string().max(254).default(''),
    product_name: z.string().max(300).optional(),
    currency: z.literal('BDT').optional(),
    cus_order_id: Id.meta({ description: 'Store order id' }),
    method: PaymentMethod.nullish(),
  })
  .meta({ id: 'StorePaymentForm' });

export const StoreRefundReason = z.object({ reason: requiredText(1000) });
