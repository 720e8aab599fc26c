import { toLatinDigits } from '@sargam/chassis/formatting';
import { z } from 'zod';
import { CodeInput } from '../../wire/code-input.ts';
import { Coupon, Id, Instant, Taka, Tier } from '../../wire/schemas.ts';
import { amountField } from '../../wire/taka.ts';
import { CourseCard } from '../course/course-wire.ts';

export const PurchaseKind = z.enum(['new', 'extension', 'upgrade']).meta({
  id: 'PurchaseKind',
  description:
    'new: access from now; extension: more access after the current end; upgrade: a higher tier for the price difference',
});
export type PurchaseKind = z.infer<typeof PurchaseKind>;

export const CartLine = z
  .object({
    course: CourseCard,
    tier: Tier,
    kind: PurchaseKind,
    price: Taka.meta({ description: 'Price for this student; for an upgrade the difference' }),
    tierPrice: Taka.meta({ description: 'Full price of the tier' }),
    oldPrice: Taka,
    validity: z.number().int(),
    available: z.boolean().meta({ description: 'False where the course is no longer sold' }),
  })
  .meta({ id: 'CartLine' });
export type CartLine = z.infer<typeof CartLine>;

export const Quote = z
  .object({
    items: z.number().int(),
    subtotal: Taka,
    walletBalance: Taka,
    walletUsed: Taka,
    afterWallet: Taka,
    cupon: Coupon.nullable(),
    discount: Taka,
    rounding: Taka,
    total: Taka.meta({ description: 'Amount to pay' }),
    balanceUsed: Taka.meta({ description: 'Subtotal minus total' }),
    keepWallet: z.boolean().meta({ description: 'True if the student chose not to use the wallet' }),
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;

export const CourseOffer = z
  .object({
    tier: Tier,
    kind: PurchaseKind,
    price: Taka.meta({ description: 'Price for this student' }),
    tierPrice: Taka,
    oldPrice: Taka,
    validity: z.number().int(),
    endsAt: Instant.nullable().meta({ description: 'End of access if it is paid now' }),
  })
  .meta({ id: 'CourseOffer' });
export type CourseOffer = z.infer<typeof CourseOffer>;

export const CartItem = z
  .object({
    user: Id,
    course: Id,
    price: amountField().optional(),
    validity: z.coerce.number().int().min(0).max(36_500).optional(),
    tier: Tier.optional(),
  })
  .meta({ id: 'CartItem' });
export const CartCourse = z.object({ user: Id, course: Id });
export const CartOwner = z.object({ user: Id });

const CouponCode = z.string().trim().min(1).max(60);
export const CouponCheck = z.object({ message: z.literal('success'), discount: z.number().int() });

export const CouponRow = z
  .object({
    _id: z.string(),
    cuponCode: z.string(),
    discount: z.number().int(),
    expireDate: z.string(),
    presentCount: z.number().int(),
    useLimit: z.number().int(),
    createdAt: Instant,
  })
  .meta({ id: 'Coupon' });
export type CouponRow = z.infer<typeof CouponRow>;

const parseDigits = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const typed = toLatinDigits(value.trim());
  return /^\d+$/.test(typed) ? Number(typed) : value;
};

/** A number, or a text of Latin or Bengali digits only; 1e2 is rejected. */
const digitsField = (max: number) =>
  z.preprocess(parseDigits, z.number('digits only').int('digits only').min(1, 'digits only').max(max));

export const NewCoupon = z
  .object({
    cuponCode: CouponCode,
    discount: digitsField(100),
    useLimit: digitsField(1_000_000),
    expireDate: z.iso.date('a date such as 2026-12-31'),
  })
  .meta({ id: 'NewCoupon' });

const unusedField = z.union([z.string(), z.number(), z.boolean()]).optional();

export const PaymentMethod = z
  .enum(['bkash', 'nagad', 'rocket', 'card', 'bank'])
  .meta({ id: 'PaymentMethod', description: "Absent: the payment gateway's page offers all methods" });

/** The checkout form. Its amounts are only compared with the server's amounts (decision M4). */
export const PaymentForm = z
  .object({
    total_amount: amountField(),
    discount_amount: amountField().optional(),
    cus_name: z.string().min(1).max(200),
    cus_phone: z.string().max(40).default(''),
    cus_email: z.string().max(254).default(''),
    cus_add1: z.string().max(300).default(''),
    cus_city: z.string().max(100).default(''),
    cus_country: z.string().max(100).default(''),
    cus_postcode: z.union([z.string(), z.number()]).default('').transform(String),
    num_of_item: unusedField,
    product_name: z.string().optional(),
    cart: z.object({ id: z.unknown().optional() }).optional(),
    value_a: unusedField.meta({ description: 'Whether a coupon is applied' }),
    value_b: CodeInput.nullish().meta({ description: 'Coupon code' }),
    value_c: Id.meta({ description: 'Order id' }),
    currency: z.literal('BDT').optional(),
    method: PaymentMethod.nullish(),
  })
  .meta({ id: 'PaymentForm' });

export const ZeroCartForm = PaymentForm.pick({
  discount_amount: true,
  cart: true,
  value_a: true,
  value_b: true,
})
  .extend({ total_amount: amountField().optional(), value_c: unusedField })
  .meta({ id: 'ZeroCartForm' });

export const PaymentPage = z.object({ GatewayPageURL: z.string() });
