import type { CourseSummary } from '@sargam/proto/catalogue/v1/catalogue';
import type {
  Cart,
  CourseOffer as StoredOffer,
  Quote as StoredQuote,
} from '@sargam/proto/commerce/v1/commerce';
import type { Coupon } from '@sargam/proto/commerce/v1/coupon';
import type { PurchaseKind as StoredKind } from '@sargam/proto/commerce/v1/order';
import type { Language } from '../../wire/language.ts';
import { toIsoInstant, toIsoInstantOrNull } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import { tierWord } from '../../wire/tiers.ts';
import { toCourseCard } from '../course/course-mapping.ts';
import type { CartLine, CouponRow, CourseOffer, PurchaseKind, Quote } from './cart-wire.ts';

const purchaseKinds: Readonly<Record<StoredKind, PurchaseKind>> = {
  PURCHASE_KIND_UNSPECIFIED: 'new',
  PURCHASE_KIND_NEW: 'new',
  PURCHASE_KIND_EXTENSION: 'extension',
  PURCHASE_KIND_UPGRADE: 'upgrade',
  UNRECOGNIZED: 'new',
};

export const purchaseKindWord = (kind: StoredKind): PurchaseKind => purchaseKinds[kind];

/** Omits lines whose course the catalogue no longer has: they can be neither shown nor bought. */
export const toCartLines = (
  cart: Cart,
  courses: readonly CourseSummary[],
  language: Language,
): CartLine[] => {
  const byId = new Map(courses.map((course) => [course.id, course]));
  return cart.lines.flatMap((line) => {
    const course = byId.get(line.courseId);
    if (!course) return [];
    return { course: toCourseCard(course, language), ...toTerms(line), available: line.available };
  });
};

export const toOrderCoupon = (code: string, percent: number) =>
  code === '' ? null : { code, discount: percent };

export const toQuote = (quote: StoredQuote): Quote => ({
  items: quote.lines.length,
  subtotal: toTaka(quote.subtotalPoisha),
  walletBalance: toTaka(quote.walletBalancePoisha),
  walletUsed: toTaka(quote.walletUsedPoisha),
  afterWallet: toTaka(quote.subtotalPoisha - quote.walletUsedPoisha),
  cupon: toOrderCoupon(quote.couponCode, quote.couponPercent),
  discount: toTaka(quote.discountPoisha),
  rounding: toTaka(quote.roundingPoisha),
  total: toTaka(quote.payablePoisha),
  balanceUsed: toTaka(quote.subtotalPoisha - quote.payablePoisha),
  keepWallet: quote.keepWallet,
});

const toTerms = ({ offer, kind, pricePoisha }: Pick<StoredOffer, 'offer' | 'kind' | 'pricePoisha'>) => ({
  tier: tierWord(offer?.tier ?? 'TIER_UNSPECIFIED'),
  kind: purchaseKindWord(kind),
  price: toTaka(pricePoisha),
  tierPrice: toTaka(offer?.pricePoisha ?? 0n),
  oldPrice: toTaka(offer?.oldPricePoisha ?? 0n),
  validity: offer?.validityDays ?? 0,
});

export const toCourseOffer = (stored: StoredOffer): CourseOffer => ({
  ...toTerms(stored),
  endsAt: toIsoInstantOrNull(stored.endsAt),
});

export const toCouponRow = (coupon: Coupon): CouponRow => ({
  _id: coupon.id,
  cuponCode: coupon.code,
  discount: coupon.percent,
  expireDate: coupon.expiresOn,
  presentCount: coupon.used,
  useLimit: coupon.useLimit,
  createdAt: toIsoInstant(coupon.createdAt),
});
