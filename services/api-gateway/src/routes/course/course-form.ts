import { z } from 'zod';
import { Id } from '../../wire/schemas.ts';
import { amountField } from '../../wire/taka.ts';
import { LevelName } from './course-wire.ts';
import { LessonStatusName } from './lesson-wire.ts';

const requiredText = z.string().trim().min(1, 'required');
const listText = z.string().meta({ description: 'Items separated by semicolons' });
const amountInput = amountField();
const validityDays = z.coerce.number().int().min(1, 'a number of days').max(36_500);
/** Forms send '' for an empty field. */
const orBlankField = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).optional();

const tierFields = {
  priceSilverPrice: orBlankField(amountInput),
  priceSilverOldPrice: orBlankField(amountInput),
  priceSilverValidity: orBlankField(validityDays),
  priceGoldPrice: orBlankField(amountInput),
  priceGoldOldPrice: orBlankField(amountInput),
  priceGoldValidity: orBlankField(validityDays),
  priceDiamondPrice: orBlankField(amountInput),
  priceDiamondOldPrice: orBlankField(amountInput),
  priceDiamondValidity: orBlankField(validityDays),
};

const bengaliTexts = {
  titleBn: z.string().optional(),
  subtitleBn: z.string().optional(),
  descBn: z.string().optional(),
  topicBn: listText.optional(),
  requirementsBn: listText.optional(),
  whoForBn: listText.optional(),
};

const englishTexts = {
  title: requiredText,
  subtitle: requiredText,
  desc: requiredText,
  topic: listText,
  requirements: listText,
  whoFor: listText,
  courseHour: requiredText,
};

const courseTerms = {
  catagory: requiredText,
  courseType: LevelName,
  instructor: Id,
  price: amountInput,
  oldPrice: amountInput,
  validity: validityDays,
};

const bundleCourses = z
  .string()
  .optional()
  .meta({ description: 'Ids of the bundled courses, separated by commas' });

export const CourseForm = z
  .object({
    ...englishTexts,
    ...courseTerms,
    ...bengaliTexts,
    ...tierFields,
    bundleCourses,
    _id: Id.optional(),
  })
  .meta({ id: 'CourseForm' });
export const CourseChanges = z
  .object({
    ...z.object({ ...englishTexts, ...courseTerms }).partial().shape,
    ...bengaliTexts,
    ...tierFields,
    bundleCourses,
  })
  .meta({ id: 'CourseChanges', description: 'All fields are optional; missing fields stay unchanged' });
export type CourseChanges = z.output<typeof CourseChanges>;

export const LessonForm = z
  .object({
    title: requiredText,
    titleBn: z.string().optional(),
    status: LessonStatusName,
    duration: z.coerce.number().int().min(0).max(86_400).meta({ description: 'Seconds' }),
    _id: Id.optional(),
  })
  .meta({ id: 'LessonForm' });

export const FreeVideoForm = z
  .object({
    title: requiredText,
    titleBn: z.string().trim().max(200).optional(),
    path: requiredText.max(300).meta({ description: 'Address of a YouTube video' }),
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
