/** Path prefixes of personal pages and search results, which must not be indexed. */
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
  '/unsubscribe',
  '/giftcard',
] as const;

/** The API is not disallowed, because pages load data and images from it. */
export const renderRobotsTxt = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
