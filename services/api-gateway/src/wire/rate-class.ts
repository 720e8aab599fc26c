/** Each class of calls has its own rate limit, set by a setting. */
export type RateClass =
  | 'usual'
  | 'login'
  | 'account'
  | 'signup'
  | 'checkEmail'
  | 'coupon'
  | 'couponPerson'
  | 'giftCard'
  | 'giftCardPerson'
  | 'giftCardVisitor'
  | 'contact'
  | 'message'
  | 'search'
  | 'upload'
  | 'stream';

/** Kinds of codes that an attacker could find by enumeration. */
export type CodeKind = 'coupon' | 'giftCard';
