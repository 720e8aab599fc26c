/** What is a person's own or changes with every question: nothing there to be found. By its beginning. */
export const disallowedPaths = [
  '/admin',
  '/studentpanel',
  '/instructorpanel',
  '/account',
  '/lesson',
  '/notifications',
  '/cart',
  '/search',
  '/login/',
  '/signup/',
  '/forgetpassword',
  '/resetpassword',
  '/password-change-successful',
  '/registration-successful',
  '/verify-email',
  '/giftcard',
] as const;

/** The API stays open: pages are drawn with it, and pictures come from it. */
export const renderRobotsTxt = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
