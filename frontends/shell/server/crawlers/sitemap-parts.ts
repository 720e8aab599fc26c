import type { ApiSchemas } from '@sargam/kit';
import { giftCardPath } from '../parts/gift-card.ts';
import { coursePath, freebiePath, instructorPath } from '../way.ts';

/** A page to be found: its path without a language, and when what it shows came to be. */
export type Entry = { path: string; since?: string };

/** How many of a list stand in one file: the most that one call answers. */
export const PART_SIZE = 1000;

type List<T> = { data: readonly T[]; total: number };
type Dated = { createdAt: string };

/** A list of the API whose members have pages of their own. What is not published is in no list of a visitor's. */
export type Source = {
  name: string;
  path: (page: number, limit: number) => string;
  entries: (answer: unknown) => Entry[];
};

const source = <T extends Dated>(name: string, list: string, pathOf: (item: T) => string): Source => ({
  name,
  path: (page, limit) => `${list}?page=${page}&limit=${limit}`,
  entries: (answer) =>
    (answer as List<T>).data.map((item) => ({ path: pathOf(item), since: item.createdAt })),
});

export const sources: readonly Source[] = [
  source<ApiSchemas['CourseCard']>('courses', '/course/', coursePath),
  source<ApiSchemas['InstructorCard']>('instructors', '/instructor/', instructorPath),
  source<ApiSchemas['FreebieCard']>('freebies', '/freebies/', freebiePath),
  source<ApiSchemas['GiftCardProduct']>('gift-cards', '/store/product/', giftCardPath),
];

/** The pages that are always there. */
export const standing: readonly Entry[] = [
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

export const totalOf = (answer: unknown): number => (answer as List<unknown>).total;
