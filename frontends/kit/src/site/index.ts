// No imports, because the shell's server uses this file as well.

/** The categories of the landing page. A `comingSoon` category is marked as such until it has a course. */
export const courseCategories = [
  { comingSoon: false, kind: 'guitar', catagory: 'Guitar', name: 'kit.category.guitar' },
  { comingSoon: false, kind: 'drums', catagory: 'Drums', name: 'kit.category.drums' },
  { comingSoon: true, kind: 'bass', catagory: 'Bass Guitar', name: 'kit.category.bass' },
  { comingSoon: true, kind: 'piano', catagory: 'Piano & Keyboard', name: 'kit.category.piano' },
  { comingSoon: true, kind: 'sound', catagory: 'Sound Engineering', name: 'kit.category.sound' },
  { comingSoon: true, kind: 'sound', catagory: 'Music Production', name: 'kit.category.production' },
] as const;

/** The frequently asked questions of the landing page, by text key, in order. */
export const faqs = ['days', 'bkash', 'try', 'refund', 'phone'] as const;

/** The steps of the how-to guide, by text key, in order. */
export const guideSteps = ['signup', 'verify', 'buy', 'classroom', 'support'] as const;

/** The sections of the policies, in order: text keys and anchors. */
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

/** The piano keys beside the form of a form page: note and length in pixels. */
export const formPagePianoKeys = [
  [0, 420],
  [1, 380],
  [4, 336],
  [3, 300],
] as const;

/** The cookie with the user's colour scheme, and the `theme-color` of the browser bar for each scheme. */
export const colorSchemeSettings = {
  cookie: 'sargam_theme',
  bar: { light: '#016151', dark: '#0b1512' },
} as const;

/** Every cookie of the site, without the prefix that some have over https. The privacy policy explains each of them. */
export const siteCookies = [
  'sargam_refresh',
  'sargam_viewer',
  'sargam_browser',
  'sargam_google',
  'i18next',
  'sargam_theme',
] as const;

/** The pages of the back-office whose path does not start with `/admin`. */
const backOfficePaths = [
  'addcourse',
  'updatecourse',
  'updatelesson',
  'addinstructor',
  'updateinstructor',
  'instructor-payment',
  'viewuser',
  'createaccount',
  'cupon',
  'upcoming',
  'addpost',
  'update-freebies/[^/]+',
  'addpopup',
  'manageNotification',
  'subscription-expire-data',
  'oauthusers',
];

const backOfficePattern = new RegExp(`^/(?:admin[a-z-]*(?:/.*)?|(?:${backOfficePaths.join('|')})/?)$`);

/** True for every path that belongs to the back-office, also if it has no screen of that path. */
export const isBackOfficePath = (pathname: string): boolean => backOfficePattern.test(pathname);
