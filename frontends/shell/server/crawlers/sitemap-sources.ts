import type { ApiSchemas } from '@sargam/kit';
import { coursePath, freebiePath, instructorPath } from '../page-paths.ts';
import { giftCardPath } from '../parts/gift-card.ts';

/** A page to be found: its path without a language, and when what it shows came to be. */
export type SitemapEntry = { path: string; lastModified?: string };

/** How many of a list stand in one file: the most that one call answers. */
export const ENTRIES_PER_FILE = 1000;

type List<T> = { data: readonly T[]; total: number };
type Dated = { createdAt: string };

/** A list of the API whose members have pages of their own. What is not published is in no list of a visitor's. */
export type SitemapSource = {
  name: string;
  path: (page: number, limit: number) => string;
  entries: (answer: unknown) => SitemapEntry[];
};

const source = <T extends Dated>(name: string, list: string, pathOf: (item: T) => string): SitemapSource => ({
  name,
  path: (page, limit) => `${list}?page=${page}&limit=${limit}`,
  entries: (answer) =>
    (answer as List<T>).data.map((item) => ({ path: pathOf(item), since: item.createdAt })),
});

export const sitemapSources: readonly SitemapSource[] = [
  source<ApiSchemas['CourseCard']>('courses', '/course/', coursePath),
  source<ApiSchemas['InstructorCard']>('instructors', '/instructor/', instructorPath),
  source<ApiSchemas['FreebieCard']>('freebies', '/freebies/', freebiePath),
  source<ApiSchemas['GiftCardProduct']>('gift-cards', '/store/product/', giftCardPath),
];

/** The pages that are always there. */
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
