import { z } from 'zod';
import { orBlankField } from '../../wire/blank-fields.ts';
import { digitsField } from '../../wire/digits.ts';
import { basedOnVersion, Id } from '../../wire/schemas.ts';
import { amountField } from '../../wire/taka.ts';
import { LevelName, teachingLanguages } from './course-wire.ts';
import { LessonStatusName } from './lesson-wire.ts';

const requiredText = z.string().trim().min(1, 'This is required');
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

const uploadId = Id.optional().meta({ description: 'A finished upload (POST uploads), instead of the file' });

export const LessonForm = z
  .object({
    title: requiredText.max(200),
    titleBn: z.string().max(200).optional(),
    status: LessonStatusName,
    duration: z.coerce
      .number()
      .int()
      .min(0)
      .max(86_400)
      .default(0)
      .meta({ description: 'Seconds; used if the file does not name its length' }),
    upload: uploadId,
    _id: Id.optional(),
  })
  .meta({ id: 'LessonForm' });

const lessonTitle = z.string().trim().min(2, 'Please enter a title for the lesson').max(200);

/** Removes nothing that is not sent; null, 0 and '' remove a value. */
export const LessonChanges = z
  .object({
    title: lessonTitle.optional(),
    titleBn: z.string().trim().max(200).optional(),
    status: LessonStatusName.optional(),
    tempo: z
      .number()
      .min(0)
      .max(400)
      .nullable()
      .optional()
      .meta({ description: 'Beats per minute, 20 to 400' }),
    metre: z.string().max(10).nullable().optional().meta({ description: 'Such as 4/4' }),
    firstBeat: z
      .number()
      .int()
      .min(0)
      .max(86_400_000)
      .nullable()
      .optional()
      .meta({ description: 'Position of the first beat in the video, in milliseconds' }),
    tempoMap: z
      .array(z.object({ beat: z.number().int().min(2).max(100_000), bpm: z.number().min(20).max(400) }))
      .max(200)
      .optional()
      .meta({ description: 'Replaces the tempo map: other tempos from a beat on; beats count from 1' }),
    chapters: z
      .array(
        z.object({
          seconds: z.number().int().min(0).max(86_400),
          title: z.string().trim().min(1, 'This is required').max(200),
          titleBn: z.string().trim().max(200).optional(),
        }),
      )
      .max(100)
      .optional()
      .meta({ description: 'Replaces all chapters' }),
  })
  .meta({ id: 'LessonChanges' });

export const LessonOrder = z
  .object({
    lessons: z
      .array(Id)
      .min(1)
      .max(1000)
      .meta({ description: 'All lessons of the course in their new order' }),
  })
  .meta({ id: 'LessonOrder' });

export const CaptionsForm = z
  .object({
    language: z.enum(['en', 'bn']),
    text: z.string().max(1_000_000).meta({ description: 'WebVTT; empty removes the captions' }),
  })
  .meta({ id: 'CaptionsForm' });

export const VideoForm = z
  .object({ duration: z.coerce.number().int().min(0).max(86_400).optional(), upload: uploadId })
  .meta({ id: 'VideoForm' });

export const FreeVideoForm = z
  .object({
    title: requiredText.max(200),
    titleBn: z.string().trim().max(200).optional(),
    path: requiredText.max(300).meta({ description: 'Address of a YouTube video' }),
    _id: Id.optional(),
  })
  .meta({ id: 'FreeVideoForm' });

export const LessonTitle = z.object({
  id: Id,
  originalname: lessonTitle,
  originalnameBn: z.string().trim().max(200).optional(),
});

export const Featured = z
  .object({ featured: z.array(Id).default([]), unFeatured: z.array(Id).default([]) })
  .meta({ id: 'Featured' });
