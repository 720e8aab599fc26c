import type { CourseSummary } from '@sargam/proto/catalogue/v1/catalogue';
import { findLowestPrice, type ListedCourse } from '../courses/course.ts';
import { toSummaryMessage } from '../courses/course-message.ts';
import type { LocalizedWords } from '../localized-text.ts';

/** What a list needs of a course; the long texts stay in the store. */
export type IndexedCourse = Pick<
  ListedCourse,
  | 'id'
  | 'category'
  | 'level'
  | 'instructorId'
  | 'published'
  | 'featured'
  | 'bundle'
  | 'sold'
  | 'soldChanges'
  | 'createdAt'
  | 'version'
> & {
  /** Its number in the index of words, for as long as this process lives. */
  readonly slot: number;
  /** Of the cheapest way to buy it, in poisha; undefined where there is none. */
  readonly price: bigint | undefined;
  readonly summary: CourseSummary;
};

export const toIndexedCourse = (
  course: ListedCourse,
  slot: number,
  instructorName: LocalizedWords,
): IndexedCourse => ({
  slot,
  id: course.id,
  category: course.category,
  level: course.level,
  instructorId: course.instructorId,
  published: course.published,
  featured: course.featured,
  bundle: course.bundle,
  sold: course.sold,
  soldChanges: course.soldChanges,
  createdAt: course.createdAt,
  version: course.version,
  price: findLowestPrice(course),
  summary: toSummaryMessage(course, instructorName),
});
