import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import { findLowestPrice, type ListedCourse } from '../courses/course.ts';
import { toSummaryMessage } from '../courses/course-message.ts';
import type { LocalizedText } from '../localized-text.ts';
import { foldLongTexts } from '../search/search-texts.ts';

/** The fields of a course that lists and searches need. */
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
  | 'rating'
  | 'createdAt'
  | 'contents'
  | 'version'
> & {
  /** The course's number in the word index of this process. */
  readonly slot: number;
  /** Lowest price in poisha; undefined if the course has no price. */
  readonly price: bigint | undefined;
  readonly summary: CourseSummary;
  /** The folded words of the description, the topics, the requirements and the titles of lessons, for the search. */
  readonly longText: string;
};

export const toIndexedCourse = (
  course: ListedCourse,
  slot: number,
  instructorName: LocalizedText,
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
  rating: course.rating,
  createdAt: course.createdAt,
  contents: course.contents,
  version: course.version,
  price: findLowestPrice(course),
  summary: toSummaryMessage(course, instructorName),
  longText: foldLongTexts(
    course.description,
    course.topics,
    course.requirements,
    course.whoFor,
    course.contents?.lessonTitles ?? [],
  ),
});
