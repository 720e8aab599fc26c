import { z } from 'zod';
import { Id } from '../../wire/schemas.ts';
import { amountField } from '../../wire/taka.ts';
import { LevelWord } from './course-wire.ts';

const words = z.string().trim().min(1, 'required');
const listText = z.string().meta({ description: 'Items with semicolons between them' });
const amount = amountField();
const days = z.coerce.number().int().min(1, 'a number of days').max(36_500);
/** Forms send '' for a field that is left empty. */
const orBlank = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).optional();

const tierFields = {
  priceSilverPrice: orBlank(amount),
  priceSilverOldPrice: orBlank(amount),
  priceSilverValidity: orBlank(days),
  priceGoldPrice: orBlank(amount),
  priceGoldOldPrice: orBlank(amount),
  priceGoldValidity: orBlank(days),
  priceDiamondPrice: orBlank(amount),
  priceDiamondOldPrice: orBlank(amount),
  priceDiamondValidity: orBlank(days),
};

const bengali = {
  titleBn: z.string().optional(),
  subtitleBn: z.string().optional(),
  descBn: z.string().optional(),
  topicBn: listText.optional(),
  requirementsBn: listText.optional(),
  whoForBn: listText.optional(),
};

const english = {
  title: words,
  subtitle: words,
  desc: words,
  topic: listText,
  requirements: listText,
  whoFor: listText,
  courseHour: words,
};

const terms = {
  catagory: words,
  courseType: LevelWord,
  instructor: Id,
  price: amount,
  oldPrice: amount,
  validity: days,
};

const bundleCourses = z
  .string()
  .optional()
  .meta({ description: 'Ids of the bundled courses, commas between them' });

export const CourseForm = z
  .object({ ...english, ...terms, ...bengali, ...tierFields, bundleCourses, _id: Id.optional() })
  .meta({ id: 'CourseForm' });
export const CourseChanges = z
  .object({ ...z.object({ ...english, ...terms }).partial().shape, ...bengali, ...tierFields, bundleCourses })
  .meta({ id: 'CourseChanges', description: 'Every field is optional; what is left out stays' });
export type CourseChanges = z.output<typeof CourseChanges>;

export const LessonForm = z
  .object({
    title: words,
    titleBn: z.string().optional(),
    status: z.enum(['open', 'login', 'paid']),
    duration: z.coerce.number().int().min(0).max(86_400).meta({ description: 'Seconds' }),
    _id: Id.optional(),
  })
  .meta({ id: 'LessonForm' });

export const FreeVideoForm = z
  .object({
    title: words,
    titleBn: z.string().trim().max(200).optional(),
    path: words.max(300).meta({ description: 'Address of one video at YouTube' }),
    _id: Id.optional(),
  })
  .meta({ id: 'FreeVideoForm' });

export const LessonTitle = z.object({
  id: Id,
  originalname: z.string().trim().min(2, 'Please enter a title for the lesson').max(200),
  originalnameBn: z.string().trim().max(200).optional(),
});

export const Featured = z
  .object({ featured: z.array(Id).default([]), unFeatured: z.array(Id).default([]) })
  .meta({ id: 'Featured' });
