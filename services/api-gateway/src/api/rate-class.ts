/** Each class of calls has its own rate limit, set by a setting. */
export const rateClasses = [
  'usual',
  'login',
  'signup',
  'checkEmail',
  'coupon',
  'couponPerson',
  'giftCard',
  'giftCardPerson',
  'giftCardVisitor',
  'certificate',
  'contact',
  'message',
  'search',
  'upload',
  'stream',
] as const;
export type RateClass = (typeof rateClasses)[number];

/** Kinds of codes that an attacker could find by enumeration. */
export type CodeKind = 'coupon' | 'giftCard' | 'certificate';
