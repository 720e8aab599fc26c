import { optionalNumber, takaAmount, wholeNumber, z } from '@sargam/kit/forms';
import type { PickerOption } from '../picker/index.ts';

const required = 'kit.form.required';
const text = z.string().trim();

/** The texts in both languages; the Bengali one has the suffix `Bn`. */
export const textNames = ['title', 'subtitle', 'desc'] as const;
/** Lists of texts, with one item per line in the form. */
export const listNames = ['topic', 'requirements', 'whoFor'] as const;
export const tierNames = ['Silver', 'Gold', 'Diamond'] as const;

const bengali = {
  titleBn: text,
  subtitleBn: text,
  descBn: text,
  topicBn: text,
  requirementsBn: text,
  whoForBn: text,
};
const amount = takaAmount({ required });
const days = wholeNumber({ required }).pipe(z.number().min(1, 'admin.course_form.days').max(36_500));
const tiers = {
  priceSilverPrice: optionalNumber(amount),
  priceSilverOldPrice: optionalNumber(amount),
  priceSilverValidity: optionalNumber(days),
  priceGoldPrice: optionalNumber(amount),
  priceGoldOldPrice: optionalNumber(amount),
  priceGoldValidity: optionalNumber(days),
  priceDiamondPrice: optionalNumber(amount),
  priceDiamondOldPrice: optionalNumber(amount),
  priceDiamondValidity: optionalNumber(days),
};
const picture = z.file().optional();
const option = z.custom<PickerOption | undefined>();
const files = { documents: z.array(z.file()), uploads: z.array(z.string()) };
const bundle = z.array(z.custom<PickerOption>());

/** Changes of a course: all fields are optional. */
export const courseChanges = z.object({
  ...bengali,
  ...tiers,
  ...files,
  title: text,
  subtitle: text,
  desc: text,
  topic: text,
  requirements: text,
  whoFor: text,
  courseHour: text,
  catagory: text,
  courseType: text,
  teachingLanguage: text,
  instructor: option,
  price: optionalNumber(amount),
  oldPrice: optionalNumber(amount),
  validity: optionalNumber(days),
  bundle,
  thumbnail: picture,
  banner: picture,
});

const requiredOfNew = [
  'title',
  'subtitle',
  'desc',
  'topic',
  'requirements',
  'whoFor',
  'courseHour',
  'catagory',
  'courseType',
  'instructor',
  'thumbnail',
  'banner',
] as const;
const requireValues = (
  values: z.output<typeof courseChanges>,
  names: readonly (keyof z.output<typeof courseChanges>)[],
  context: z.RefinementCtx,
): void => {
  for (const name of names)
    if (values[name] === undefined || values[name] === '')
      context.addIssue({ code: 'custom', path: [name], message: required });
};
const requiredPrices = ['price', 'oldPrice', 'validity'] as const;

/** A draft of an instructor: what else is missing is listed before the course is sent (decision B76). */
const requiredOfDraft = ['title', 'catagory', 'courseType', 'instructor'] as const;

export const newDraft = courseChanges.superRefine((values, context) => {
  requireValues(values, requiredOfDraft, context);
});

/**
 * A new course: every field except the Bengali texts, the tiers and the documents, and one video at least. A bundle has no video of
 * its own. Content uploaders have no prices.
 */
export const newCourse = ({ withPrices }: { withPrices: boolean }) =>
  courseChanges.superRefine((values, context) => {
    const names = [...requiredOfNew, ...(withPrices ? requiredPrices : [])];
    requireValues(values, names, context);
    if (values.uploads.length === 0 && values.bundle.length === 0)
      context.addIssue({ code: 'custom', path: ['uploads'], message: 'admin.course_form.video_required' });
  });

export type CourseInput = z.input<typeof courseChanges>;
export type CourseValues = z.output<typeof courseChanges>;
