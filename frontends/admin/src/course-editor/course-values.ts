import type { ApiSchemas } from '@sargam/kit';
import { type CourseInput, tierNames } from './course-schema.ts';

export type Course = ApiSchemas['CourseDetail'];

export const emptyCourse: CourseInput = {
  title: '',
  titleBn: '',
  subtitle: '',
  subtitleBn: '',
  desc: '',
  descBn: '',
  topic: '',
  topicBn: '',
  requirements: '',
  requirementsBn: '',
  whoFor: '',
  whoForBn: '',
  courseHour: '',
  catagory: '',
  courseType: '',
  teachingLanguage: '',
  instructor: undefined,
  price: '',
  oldPrice: '',
  validity: '',
  priceSilverPrice: '',
  priceSilverOldPrice: '',
  priceSilverValidity: '',
  priceGoldPrice: '',
  priceGoldOldPrice: '',
  priceGoldValidity: '',
  priceDiamondPrice: '',
  priceDiamondOldPrice: '',
  priceDiamondValidity: '',
  bundle: [],
  thumbnail: undefined,
  banner: undefined,
  documents: [],
  uploads: [],
};

const toLines = (items: readonly string[] | undefined): string => (items ?? []).join('\n');
/** An empty field for 0, which means that there is no offer. */
const toNumberText = (value: number | undefined): string => (value ? String(value) : '');

type Prices = ApiSchemas['ProposedPrices'];

const tierInput = (course: Prices): Partial<CourseInput> =>
  Object.fromEntries(
    tierNames.flatMap((tier) => {
      const offer = course[`price${tier}`];
      return [
        [`price${tier}Price`, toNumberText(offer?.price)],
        [`price${tier}OldPrice`, toNumberText(offer?.oldPrice)],
        [`price${tier}Validity`, offer?.price ? toNumberText(offer.validity) : ''],
      ];
    }),
  );

/** The fields of the prices. */
export const toPriceInput = (prices: Prices): Partial<CourseInput> => ({
  ...tierInput(prices),
  price: toNumberText(prices.price),
  oldPrice: toNumberText(prices.oldPrice),
  validity: toNumberText(prices.validity),
});

/** The values of the form for a saved course in both languages. `bundleNames` has the titles of the bundled courses. */
export const toCourseInput = (
  course: Course,
  bundleNames: ReadonlyMap<string, string>,
  prices: Prices = course,
): CourseInput => ({
  ...emptyCourse,
  ...toPriceInput(prices),
  title: course.title,
  titleBn: course.titleBn ?? '',
  subtitle: course.subtitle,
  subtitleBn: course.subtitleBn ?? '',
  desc: course.desc,
  descBn: course.descBn ?? '',
  topic: toLines(course.topic),
  topicBn: toLines(course.topicBn),
  requirements: toLines(course.requirements),
  requirementsBn: toLines(course.requirementsBn),
  whoFor: toLines(course.whoFor),
  whoForBn: toLines(course.whoForBn),
  courseHour: course.courseHour,
  catagory: course.catagory,
  courseType: course.courseType,
  teachingLanguage: course.teachingLanguage ?? '',
  instructor: { id: course.instructor, name: course.instructorName },
  bundle: course.bundleCourses.map((id) => ({ id, name: bundleNames.get(id) ?? id })),
});
