/** The classes of calls that are limited apart from one another; how much each may is a setting. */
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

/** Secrets that could be found out by trying. */
export type CodeKind = 'coupon' | 'giftCard';
