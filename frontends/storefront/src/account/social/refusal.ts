import { isApiError } from '@sargam/kit';

/** Failed social logins show no message, except for these codes: the user can do something about them. */
const refusalTexts = {
  'email-taken': 'storefront.social.email_taken',
  'social-email-missing': 'storefront.social.email_missing',
  'social-students-only': 'storefront.social.students_only',
  suspended: 'storefront.login.suspended',
  'too-many-requests': 'storefront.refusal.too-many-requests',
} as const;

type Refusal = keyof typeof refusalTexts;

/** History state: the callback page passes the error code to the login page. */
export type RefusalState = { refusal?: Refusal } | null;

export const toRefusalState = (error: unknown): RefusalState =>
  isApiError(error) && error.code in refusalTexts ? { refusal: error.code as Refusal } : null;

export const findRefusalText = (state: RefusalState): string | undefined =>
  state?.refusal && refusalTexts[state.refusal];
