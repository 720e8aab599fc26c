// No imports: the shell's server writes the same pages and reads this too.

/** How we are reached; one source for the pages, in both languages. The office's address is a text. */
export const contactDetails = { phone: '+880 2 0000 0000', email: 'support@sargam.test' } as const;

/** The categories of the landing page; the `later` ones are announced as coming soon until there is a course of them. */
export const courseCategories = [
  { later: false, kind: 'guitar', catagory: 'Guitar', name: 'kit.category.guitar' },
  { later: false, kind: 'drums', catagory: 'Drums', name: 'kit.category.drums' },
  { later: true, kind: 'bass', catagory: 'Bass Guitar', name: 'kit.category.bass' },
  { later: true, kind: 'piano', catagory: 'Piano & Keyboard', name: 'kit.category.piano' },
  { later: true, kind: 'sound', catagory: 'Music Production', name: 'storefront.teach.production' },
] as const;

/** Whose words the landing page repeats. */
export const testimonials = ['tasnim', 'ovi', 'mahmuda'] as const;

/** What people ask on the landing page, in order. */
export const faqs = ['days', 'bkash', 'try', 'refund', 'phone'] as const;

/** The steps of the how-to guide, in order. */
export const guideSteps = ['signup', 'verify', 'buy', 'classroom', 'support'] as const;

/** The sections of the policies, in order; also their anchors. */
export const policySections = {
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

export type PolicyName = keyof typeof policySections;

/** The keys beside a form that stands alone, by note and length in pixels. */
export const formPagePianoKeys = [
  [0, 420],
  [1, 380],
  [4, 336],
  [3, 300],
] as const;

/** Light and dark: the cookie of a person's choice, and the colour of a phone's browser bar beside each. */
export const colorSchemeSettings = {
  cookie: 'sargam_theme',
  bar: { light: '#016151', dark: '#0b1512' },
} as const;

/** Every cookie of the site; the privacy policy says what each is for. */
export const siteCookies = [
  'sargam_refresh',
  'sargam_viewer',
  'sargam_browser',
  'i18next',
  'sargam_theme',
] as const;
