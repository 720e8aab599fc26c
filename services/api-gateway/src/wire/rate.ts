/** The classes of calls that are limited apart from one another; how much each may is a setting. */
export type RateClass =
  | 'usual'
  | 'login'
  | 'account'
  | 'signup'
  | 'checkEmail'
  | 'coupon'
  | 'contact'
  | 'upload'
  | 'stream';
