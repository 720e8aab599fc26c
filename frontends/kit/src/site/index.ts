// No imports: the shell's server writes the same pages and reads this too.

/** How we are reached; one source for the pages, in both languages. The office's address is a text. */
export const reach = { phone: '+880 2 0000 0000', email: 'support@sargam.test' } as const;

/** The steps of the how-to guide, in order. */
export const guideSteps = ['signup', 'verify', 'buy', 'classroom', 'support'] as const;

/** The sections of the policies, in order; also their anchors. */
export const policies = {
  terms: [
    'agreement',
    'account',
    'licence',
    'access',
    'payment',
    'refunds',
    'giftcards',
    'vouchers',
    'referral',
    'certificates',
    'messages',
    'content',
    'disputes',
    'liability',
  ],
  privacy: [
    'collected',
    'used',
    'cookies',
    'sessions',
    'social',
    'payments',
    'mails',
    'sharing',
    'keeping',
    'deletion',
    'children',
  ],
} as const;

export type PolicyName = keyof typeof policies;

/** Every cookie of the site; the privacy policy says what each is for. */
export const cookies = ['sargam_refresh', 'sargam_viewer', 'sargam_browser', 'i18next'] as const;
