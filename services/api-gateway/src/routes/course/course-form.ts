import { z } from 'zod';
import { orBlankField } from '../../api/blank-fields.ts';
import { digitsField } from '../../api/digits.ts';
import { basedOnVersion, Id } from '../../api/schemas.ts';
import { amountField } from '../../api/taka.ts';
import { LevelName, teachingLanguages } from './course-response.ts';

export const requiredText = z.string().trim().min(1, 'This is required');
/** The title and the subtitle are shown on cards and in mails. */
const shortText = requiredText.max(300);
const longText = requiredText.max(20_000);
const listText = z.string().max(10_000).meta({ description: 'Items separated by semicolons' });
const amountInput = amountField();
const validityDays = digitsField(1, 36_500);

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

const standardFields = { price: amountInput, oldPrice: amountInput, validity: validityDays };

/** The prices of a course and of its tiers. */
export const OfferFields = z.object({ ...standardFields, ...tierFields });

const bengaliTexts = {
  titleBn: z.string().max(300).optional(),
  subtitleBn: z.string().max(300).optional(),
  descBn: z.string().max(20_000).optional(),
  topicBn: listText.optional(),
  requirementsBn: listText.optional(),
  whoForBn: listText.optional(),
};

const englishTexts = {
  title: shortText,
  subtitle: shortText,
  desc: longText,
  topic: listText,
  requirements: listText,
  whoFor: listText,
  courseHour: requiredText.max(100),
};

const teachingLanguage = z
  .enum(['', ...teachingLanguages])
  .optional()
  .meta({ description: 'The language in which the lessons are taught; empty where not known' });

const courseTerms = {
  catagory: requiredText.max(100),
  courseType: LevelName,
  instructor: Id,
  ...standardFields,
};

const bundleCourses = z
  .string()
  .max(10_000)
  .optional()
  .meta({ description: 'Ids of the bundled courses, separated by commas' });

/** Ids of finished uploads, separated by commas, as a list. */
const uploads = z
  .string()
  .max(10_000)
  .regex(/^[\w,\s-]*$/, 'ids')
  .default('')
  .transform((text) => text.split(',').flatMap((id) => id.trim() || []))
  .meta({ description: 'Ids of finished uploads, separated by commas; each becomes a lesson' });

export const CourseForm = z
  .object({
    ...englishTexts,
    ...courseTerms,
    ...bengaliTexts,
    ...tierFields,
    bundleCourses,
    teachingLanguage,
    uploads,
    _id: Id.optional(),
  })
  .meta({ id: 'CourseForm' });
/** The form of content uploaders, who set no prices (decision P8). */
export const UnpricedCourseForm = CourseForm.partial({ price: true, oldPrice: true, validity: true });
/** The form of instructors: a draft needs a title only, and what is missing is listed before the course is sent (decision B76). */
export const DraftForm = UnpricedCourseForm.partial({
  subtitle: true,
  desc: true,
  topic: true,
  requirements: true,
  whoFor: true,
  courseHour: true,
});

export const CourseChanges = z
  .object({
    ...z.object({ ...englishTexts, ...courseTerms }).partial().shape,
    ...bengaliTexts,
    ...tierFields,
    bundleCourses,
    teachingLanguage,
    uploads,
    version: basedOnVersion,
  })
  .meta({ id: 'CourseChanges', description: 'All fields are optional; missing fields stay unchanged' });
export type CourseChanges = Partial<z.output<typeof CourseChanges>>;

export const Featured = z
  .object({ featured: z.array(Id).default([]), unFeatured: z.array(Id).default([]) })
  .meta({ id: 'Featured' });
