import type { ListCoursesResponse } from '@sargam/proto/catalogue/v1/catalogue';
import {
  type Course,
  type CourseOrder,
  type CourseRating,
  CourseSummary,
  type Level,
  type CategoryCount as StoredCount,
} from '@sargam/proto/catalogue/v1/courses';
import { z } from 'zod';
import { enumNames } from '../../api/enum-names.ts';
import {
  bilingual,
  bilingualList,
  each,
  field,
  flag,
  instant,
  instantOrNull,
  integer,
  listOf,
  localized,
  orNull,
  picture,
  responseOf,
  text,
  textList,
} from '../../api/response.ts';
import { Id, PageQuery, StaffListQuery } from '../../api/schemas.ts';
import { priceFields } from './price-response.ts';

const levels = enumNames<Level>()(
  { LEVEL_BEGINNER: 'beginner', LEVEL_INTERMEDIATE: 'intermediate', LEVEL_ADVANCED: 'advanced' },
  'beginner',
);
const CourseType = levels.schema.meta({ id: 'CourseType' });

/** Level names in requests; advance and advanced name the same level (decision C9). */
export const LevelName = z.enum(['beginner', 'intermediate', 'advance', 'advanced']);

export const toLevel = (name: z.infer<typeof LevelName> | undefined): Level => {
  if (name === undefined) return 'LEVEL_UNSPECIFIED';
  return levels.valueOf(name === 'advance' ? 'advanced' : name);
};

export const courseType = <M>(read: (message: M) => Level) =>
  field(CourseType, (message: M) => levels.nameOf(read(message)));

export const teachingLanguages = ['en', 'bn'] as const;

const orders = {
  newest: 'COURSE_ORDER_NEWEST',
  popular: 'COURSE_ORDER_POPULAR',
  'price-low': 'COURSE_ORDER_PRICE_LOW',
  'price-high': 'COURSE_ORDER_PRICE_HIGH',
  rating: 'COURSE_ORDER_RATING',
} as const satisfies Record<string, CourseOrder>;

export const CourseSort = z
  .enum(['newest', 'popular', 'price-low', 'price-high', 'rating'])
  .meta({ id: 'CourseSort', description: 'Without it: the best match first, without words the newest' });

export const toCourseOrder = (sort: z.infer<typeof CourseSort> | undefined): CourseOrder =>
  sort ? orders[sort] : 'COURSE_ORDER_UNSPECIFIED';

const Rating = responseOf<CourseRating>('CourseRating')({
  average: field(
    z.number().meta({ description: 'From 1 to 5, with two decimals' }),
    ({ stars, reviews }) => Math.round((stars / reviews) * 100) / 100,
  ),
  count: integer(({ reviews }) => reviews),
});

export const CourseCard = responseOf<CourseSummary>('CourseCard')({
  _id: text((course) => course.id),
  title: bilingual((course) => course.title),
  subtitle: bilingual((course) => course.subtitle),
  catagory: text((course) => course.category),
  courseType: courseType((course) => course.level),
  instructor: text((course) => course.instructorId),
  instructorName: localized((course) => course.instructorName),
  ...priceFields,
  thumbnail: picture((course) => course.thumbnail),
  published: flag((course) => course.published),
  featured: flag((course) => course.featured),
  bundle: flag((course) => course.bundleCourseIds.length > 0),
  bundleCourses: textList((course) => course.bundleCourseIds),
  sold: integer((course) => course.sold),
  lessonCount: integer((course) => course.lessonCount, 'Lessons and free videos; of a bundle its samples'),
  freeLessonCount: integer((course) => course.freeLessonCount, 'Lessons and videos without a price'),
  duration: integer((course) => course.totalSeconds, 'Seconds of all lessons; 0 where not known'),
  createdAt: instant((course) => course.createdAt),
  version: integer((course) => course.version, 'Increases with every change'),
  rating: orNull(Rating, (course) => course.rating, 'Null without a visible review'),
});

/** The fields that a course page shows in addition to the card. */
export const courseTexts = responseOf<Course>()({
  desc: bilingual((course) => course.description),
  topic: bilingualList((course) => course.topics),
  requirements: bilingualList((course) => course.requirements),
  whoFor: bilingualList((course) => course.whoFor),
  courseHour: text((course) => course.courseHours),
  teachingLanguage: field(
    z.enum(['en', 'bn']).nullable().meta({ description: 'The language in which the lessons are taught' }),
    ({ teachingLanguage }) => teachingLanguages.find((language) => language === teachingLanguage) ?? null,
  ),
  updatedAt: instantOrNull(
    (course) => course.summary?.contentsChangedAt,
    'Last change of the texts or the lessons',
  ),
  banner: picture((course) => course.banner),
}).fields;

const CategoryCount = responseOf<StoredCount>('CategoryCount')({
  catagory: text((count) => count.category),
  count: integer((count) => count.courses),
});

export const categoryCounts = each(
  CategoryCount,
  (list: Pick<ListCoursesResponse, 'categories'>) => list.categories,
);

export const CourseList = listOf(CourseCard, 'courses');
export const PublishedCourses = responseOf<ListCoursesResponse>()({
  ...CourseList.fields,
  categories: categoryCounts,
});

export const CourseQuery = PageQuery.extend({
  catagory: z.string().max(80).optional(),
  instructor: Id.optional(),
  courseType: LevelName.optional(),
  q: z.string().max(200).optional(),
  sort: CourseSort.optional(),
});

export const RelatedQuery = z.object({ limit: z.coerce.number().int().min(1).max(12).default(4) });

/** `revision=draft`: the changes of a published course that visitors do not see yet. */
export const RevisionQuery = z.object({
  revision: z
    .enum(['draft'])
    .optional()
    .meta({ description: 'draft: for editors, the course with its unpublished changes' }),
});

/** Of calls that change lessons and files (decision B89). */
export const DraftQuery = z.object({
  revision: z.enum(['draft']).optional().meta({
    description:
      'draft: keeps the change of a published course in its revision; without it an admin changes the course at once, and other roles do so never',
  }),
});

export const isAsDraft = ({ revision }: { readonly revision?: 'draft' | undefined }): boolean =>
  revision === 'draft';

export const AllCoursesQuery = StaffListQuery.extend({
  catagory: z.string().max(80).optional(),
  instructor: Id.optional(),
});

export const SavedCourse = field(CourseCard.schema, (course: Course, language) =>
  CourseCard.toResponse(course.summary ?? CourseSummary.create(), language),
);
