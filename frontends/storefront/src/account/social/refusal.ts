import { isApiError } from '@sargam/kit';

/**
 * Social logins that fail say nothing, as specified; where the person can do something about it, we say what. Codes of
 * the gateway, texts of ours.
 */
const refusalTexts = {
  'email-taken': 'storefront.social.email_taken',
  'social-email-missing': 'storefront.social.email_missing',
  'social-students-only': 'storefront.social.students_only',
  suspended: 'storefront.login.suspended',
  'too-many-requests': 'storefront.refusal.too-many-requests',
} as const;

type Refusal = keyof typeof refusalTexts;

/** What the return page leaves for the login page, in the entry of the history. */
export type RefusalState = { refusal?: Refusal } | null;

export const toRefusalState = (error: unknown): RefusalState =>
  isApiError(error) && error.code in refusalTexts ? { refusal: error.code as Refusal } : null;

/** The key of what to say. */
export const findRefusalText = (state: RefusalState): string | undefined =>
  state?.refusal && refusalTexts[state.refusal];
