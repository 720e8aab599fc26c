import { z } from 'zod';
import { Id, Instant, listOf, PageQuery, Picture, Taka, Tier } from '../../wire/schemas.ts';
import { InstructorCard } from '../cards/instructor-card.ts';

export const CourseType = z.enum(['beginner', 'intermediate', 'advanced']).meta({ id: 'CourseType' });
export type CourseType = z.infer<typeof CourseType>;

export const TierPrice = z
  .object({ price: Taka, oldPrice: Taka, validity: z.number().int() })
  .meta({ id: 'TierPrice', description: 'A price for access of a number of days' });

export const CourseCard = z
  .object({
    _id: z.string(),
    title: z.string(),
    subtitle: z.string(),
    catagory: z.string(),
    courseType: CourseType,
    instructor: z.string(),
    instructorName: z.string(),
    price: Taka,
    oldPrice: Taka,
    validity: z.number().int(),
    priceSilver: TierPrice.optional(),
    priceGold: TierPrice.optional(),
    priceDiamond: TierPrice.optional(),
    thumbnail: Picture,
    published: z.boolean(),
    featured: z.boolean(),
    bundle: z.boolean(),
    bundleCourses: z.array(z.string()),
    sold: z.number().int(),
    createdAt: Instant,
  })
  .meta({ id: 'CourseCard' });
export type CourseCard = z.infer<typeof CourseCard>;

export const Lesson = z
  .object({
    _id: z.string(),
    title: z.string(),
    originalname: z.string(),
    status: z.enum(['open', 'login', 'paid']),
    filename: z.string(),
    duration: z.number().int().meta({ description: 'Seconds' }),
    size: z.number().int().meta({ description: 'Bytes' }),
    src: z
      .string()
      .nullable()
      .meta({ description: 'Signed path, valid for this browser only; null while locked' }),
    stoppedAt: z.number().int(),
    completed: z.boolean(),
  })
  .meta({ id: 'Lesson' });
export type Lesson = z.infer<typeof Lesson>;

export const FreeVideo = z
  .object({ _id: z.string(), title: z.string(), path: z.string().meta({ description: 'YouTube address' }) })
  .meta({ id: 'FreeVideo', description: 'A free lesson, hosted at YouTube' });
export type FreeVideo = z.infer<typeof FreeVideo>;

export const CourseFile = z
  .object({
    _id: z.string(),
    name: z.string(),
    size: z.number().int().meta({ description: 'Bytes' }),
    src: z
      .string()
      .nullable()
      .meta({ description: 'Signed path, valid for this browser only; null without access to the course' }),
  })
  .meta({ id: 'CourseFile', description: 'A PDF of the course' });
export type CourseFile = z.infer<typeof CourseFile>;

export const Access = z
  .object({ tier: Tier, startedAt: Instant, endsAt: Instant, active: z.boolean() })
  .meta({ id: 'Access' });
export type Access = z.infer<typeof Access>;

export const CourseDetail = CourseCard.extend({
  desc: z.string(),
  topic: z.array(z.string()),
  requirements: z.array(z.string()),
  whoFor: z.array(z.string()),
  courseHour: z.string(),
  banner: Picture,
  instructorProfile: InstructorCard.nullable(),
  videos: z
    .array(Lesson)
    .optional()
    .meta({ description: 'Missing while lessons are unavailable; request again' }),
  freeVideos: z.array(FreeVideo).optional().meta({ description: 'Missing while lessons are unavailable' }),
  documents: z.array(CourseFile).optional().meta({ description: 'Missing while lessons are unavailable' }),
  access: Access.nullable().optional(),
  certificate: z
    .enum(['pending', 'provided'])
    .nullable()
    .optional()
    .meta({ description: "State of the caller's application; null if there is none" }),
}).meta({ id: 'CourseDetail' });
export type CourseDetail = z.infer<typeof CourseDetail>;

export const CategoryCount = z
  .object({ catagory: z.string(), count: z.number().int() })
  .meta({ id: 'CategoryCount' });
export type CategoryCount = z.infer<typeof CategoryCount>;

export const CourseList = listOf(CourseCard);
export const PublishedCourses = CourseList.extend({ categories: z.array(CategoryCount) });

/** Level words in requests; advance and advanced name the same level (decision C9). */
export const LevelWord = z.enum(['beginner', 'intermediate', 'advance', 'advanced']);

export const CourseQuery = PageQuery.extend({
  catagory: z.string().max(80).optional(),
  instructor: Id.optional(),
  courseType: LevelWord.optional(),
  q: z.string().max(200).optional(),
});
