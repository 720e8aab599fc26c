import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import type {
  CartLine as StoredLine,
  CourseOffer as StoredOffer,
  Quote as StoredQuote,
} from '@sargam/proto/commerce/v1/commerce';
import type { CouponOffer, Coupon as StoredCoupon } from '@sargam/proto/commerce/v1/coupon';
import type { PurchaseKind as StoredKind } from '@sargam/proto/commerce/v1/order';
import type { Offer } from '@sargam/proto/common/v1/offer';
import { z } from 'zod';
import { CodeInput } from '../../api/code-input.ts';
import { digitsField } from '../../api/digits.ts';
import { enumNames } from '../../api/enum-names.ts';
import { field, flag, instant, instantOrNull, integer, responseOf, taka, text } from '../../api/response.ts';
import { Coupon, Id } from '../../api/schemas.ts';
import { amountField } from '../../api/taka.ts';
import { Tier, tierName } from '../../api/tiers.ts';
import { isoDayField } from '../analytics/day-range.ts';
import { CourseCard } from '../course/course-response.ts';

const purchaseKinds = enumNames<StoredKind>()(
  { PURCHASE_KIND_NEW: 'new', PURCHASE_KIND_EXTENSION: 'extension', PURCHASE_KIND_UPGRADE: 'upgrade' },
  'new',
);
const PurchaseKind = purchaseKinds.schema.meta({
  id: 'PurchaseKind',
  description:
    'new: access from now; extension: more access after the current end; upgrade: a higher tier for the price difference',
});

export const purchaseKind = field(PurchaseKind, ({ kind }: { readonly kind: StoredKind }) =>
  purchaseKinds.nameOf(kind),
);
export const offerTier = field(Tier, ({ offer }: { readonly offer?: Offer | undefined }) =>
  tierName(offer?.tier ?? 'TIER_UNSPECIFIED'),
);

/** A line of the cart with its course. */
interface LineWithCourse extends StoredLine {
  readonly course: CourseSummary;
}

export const CartLine = responseOf<LineWithCourse>('CartLine')({
  course: field(CourseCard.schema, ({ course }, language) => CourseCard.toResponse(course, language)),
  tier: offerTier,
  kind: purchaseKind,
  price: taka((line) => line.pricePoisha, 'Price for this student; for an upgrade the difference'),
  tierPrice: taka((line) => line.offer?.pricePoisha ?? 0n, 'Full price of the tier'),
  oldPrice: taka((line) => line.offer?.oldPricePoisha ?? 0n),
  validity: integer((line) => line.offer?.validityDays ?? 0),
  available: flag((line) => line.available, 'False where the course is no longer sold'),
});

/** The coupon and its percentage; null without a coupon. */
export const orderCoupon = field(
  Coupon.nullable(),
  ({ couponCode, couponPercent }: { readonly couponCode: string; readonly couponPercent: number }) =>
    couponCode === '' ? null : { code: couponCode, discount: couponPercent },
);

export const Quote = responseOf<StoredQuote>('Quote')({
  items: integer((quote) => quote.lines.length),
  subtotal: taka((quote) => quote.subtotalPoisha),
  walletBalance: taka((quote) => quote.walletBalancePoisha),
  walletUsed: taka((quote) => quote.walletUsedPoisha),
  afterWallet: taka((quote) => quote.subtotalPoisha - quote.walletUsedPoisha),
  cupon: orderCoupon,
  discount: taka((quote) => quote.discountPoisha),
  rounding: taka((quote) => quote.roundingPoisha),
  total: taka((quote) => quote.payablePoisha, 'Amount to pay'),
  balanceUsed: taka((quote) => quote.subtotalPoisha - quote.payablePoisha, 'Subtotal minus total'),
  withoutWallet: flag((quote) => quote.withoutWallet, 'True if the student chose not to use the wallet'),
});

export const CourseOffer = responseOf<StoredOffer>('CourseOffer')({
  tier: offerTier,
  kind: purchaseKind,
  price: taka((offer) => offer.pricePoisha, 'Price for this student'),
  tierPrice: taka(({ offer }) => offer?.pricePoisha ?? 0n),
  oldPrice: taka(({ offer }) => offer?.oldPricePoisha ?? 0n),
  validity: integer(({ offer }) => offer?.validityDays ?? 0),
  endsAt: instantOrNull((offer) => offer.endsAt, 'End of access if it is paid now'),
  saved: taka(
    (offer) => offer.savedPoisha,
    'How much less it costs than another tier, which ends no later and is not offered',
  ),
});

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
export const CouponCheck = responseOf<CouponOffer>()({
  message: field(z.literal('success'), () => 'success' as const),
  discount: integer((coupon) => coupon.percent),
});

export const CouponRow = responseOf<StoredCoupon>('Coupon')({
  _id: text((coupon) => coupon.id),
  cuponCode: text((coupon) => coupon.code),
  discount: integer((coupon) => coupon.percent),
  expireDate: text((coupon) => coupon.expiresOn),
  presentCount: integer((coupon) => coupon.used),
  useLimit: integer((coupon) => coupon.useLimit),
  createdAt: instant((coupon) => coupon.createdAt),
});

export const NewCoupon = z
  .object({
    cuponCode: CouponCode,
    discount: digitsField(1, 100),
    useLimit: digitsField(1, 1_000_000),
    expireDate: isoDayField('any of the field is missing'),
  })
  .meta({ id: 'NewCoupon' });

const unusedField = z.union([z.string().max(300), z.number(), z.boolean()]).optional();

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
    cus_postcode: z
      .union([z.string().max(40), z.number()])
      .default('')
      .transform(String),
    num_of_item: unusedField,
    product_name: z.string().max(2000).optional(),
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
