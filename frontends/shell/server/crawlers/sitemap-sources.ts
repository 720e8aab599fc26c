import type { ApiSchemas } from '@sargam/kit';

/** A page of the sitemap: its path without a language, and the creation date of its content. */
export type SitemapEntry = { path: string; lastModified?: string };

/** Entries per sitemap file: the limit of one API call. */
export const ENTRIES_PER_FILE = 1000;

type List<T> = { data: readonly T[]; total: number };
type WithDate = { createdAt: string };

/** An API list whose items have their own pages. A visitor's lists contain only published items. */
export type SitemapSource = {
  name: string;
  path: (page: number, limit: number) => string;
  entries: (answer: unknown) => SitemapEntry[];
};

const source = <T extends WithDate>(
  name: string,
  list: string,
  pathOf: (item: T) => string,
): SitemapSource => ({
  name,
  path: (page, limit) => `${list}?page=${page}&limit=${limit}`,
  entries: (answer) =>
    (answer as List<T>).data.map((item) => ({ path: pathOf(item), lastModified: item.createdAt })),
});

const withId =
  (prefix: string) =>
  ({ _id }: { _id: string }): string =>
    prefix + encodeURIComponent(_id);

export const sitemapSources: readonly SitemapSource[] = [
  source<ApiSchemas['CourseCard']>('courses', '/course/', withId('/courseview?id=')),
  source<ApiSchemas['InstructorCard']>('instructors', '/instructor/', withId('/instructorview/')),
  source<ApiSchemas['FreebieCard']>('freebies', '/freebies/', withId('/freebies/')),
  source<ApiSchemas['GiftCardProduct']>(
    'gift-cards',
    '/store/product/',
    ({ _id, param }) => `/products/giftCard/${encodeURIComponent(param || _id)}`,
  ),
];

/** Pages that do not depend on the API. */
export const staticPages: readonly SitemapEntry[] = [
  '/',
  '/allcourses',
  '/instructorlist',
  '/freebies',
  '/store',
  '/about',
  '/contact',
  '/how-to-guide',
  '/terms',
  '/privacy',
].map((path) => ({ path }));

export const readTotal = (answer: unknown): number => (answer as List<unknown>).total;
