import type { ApiSchemas, Language } from '@sargam/kit';
import { listNames, textNames, tierNames } from '../course-editor/course-schema.ts';

type Course = ApiSchemas['CourseDetail'];
type Prices = ApiSchemas['ProposedPrices'];
type Offer = Pick<Prices, 'price' | 'oldPrice' | 'validity'>;

/** The value of a field. `key` is a text key; `category` is a category as in the catalogue; `courses` are ids. */
export type FieldValue =
  | { kind: 'text' | 'category' | 'key' | 'picture'; text: string }
  | { kind: 'list' | 'courses'; items: readonly string[] }
  | { kind: 'money' | 'days'; amount: number };

export type FieldChange = {
  /** The text key of the name. */
  label: string;
  /** The language of a text that the course has in both. */
  language?: Language;
  /** The text key of the offer that a price belongs to. */
  offer?: string;
  /** Undefined for no value. */
  before: FieldValue | undefined;
  after: FieldValue | undefined;
};

type ComparedField = Omit<FieldChange, 'before' | 'after'> & {
  read: (course: Course, prices: Prices) => FieldValue | undefined;
};

const asText = (text = '', kind: 'text' | 'category' | 'picture' = 'text') =>
  text ? { kind, text } : undefined;
const asKey = (group: string, word: string | null) =>
  word ? { kind: 'key' as const, text: `kit.${group}.${word}` } : undefined;
const asItems = (items: readonly string[] = [], kind: 'list' | 'courses' = 'list') =>
  items.some(Boolean) ? { kind, items } : undefined;
const asAmount = (amount = 0, kind: 'money' | 'days' = 'money') => (amount ? { kind, amount } : undefined);

const label = (name: string): string => `admin.course_form.${name}`;

const texts = textNames.flatMap((name): ComparedField[] => [
  { label: label(name), language: 'en', read: (course) => asText(course[name]) },
  { label: label(name), language: 'bn', read: (course) => asText(course[`${name}Bn`]) },
]);

const lists = listNames.flatMap((name): ComparedField[] => [
  { label: label(name), language: 'en', read: (course) => asItems(course[name]) },
  { label: label(name), language: 'bn', read: (course) => asItems(course[`${name}Bn`]) },
]);

const terms: readonly ComparedField[] = [
  { label: label('catagory'), read: ({ catagory }) => asText(catagory, 'category') },
  { label: label('courseType'), read: ({ courseType }) => asKey('level', courseType) },
  { label: 'admin.picker.instructor', read: ({ instructorName }) => asText(instructorName) },
  { label: label('courseHour'), read: ({ courseHour }) => asText(courseHour) },
  { label: label('teachingLanguage'), read: ({ teachingLanguage }) => asKey('language', teachingLanguage) },
];

/** An offer without a price does not exist. */
const offerFields = (offer: string, offerOf: (prices: Prices) => Offer | undefined): ComparedField[] => {
  const read = (prices: Prices): Partial<Offer> => {
    const values = offerOf(prices);
    return values?.price ? values : {};
  };
  return [
    { label: label('price'), offer, read: (_, prices) => asAmount(read(prices).price) },
    { label: label('oldPrice'), offer, read: (_, prices) => asAmount(read(prices).oldPrice) },
    { label: label('validity'), offer, read: (_, prices) => asAmount(read(prices).validity, 'days') },
  ];
};

const offers: readonly ComparedField[] = [
  ...offerFields(label('standard'), (prices) => prices),
  ...tierNames.flatMap((tier) =>
    offerFields(`kit.tier.${tier.toLowerCase()}`, (prices) => prices[`price${tier}`]),
  ),
];

const rest: readonly ComparedField[] = [
  { label: label('bundle'), read: ({ bundleCourses }) => asItems(bundleCourses, 'courses') },
  { label: label('thumbnail'), read: ({ thumbnail }) => asText(thumbnail ?? '', 'picture') },
  { label: label('banner'), read: ({ banner }) => asText(banner ?? '', 'picture') },
];

/** In the order of the course form. Lessons and files are no fields: the list has the number of their changes (decision B92). */
const comparedFields: readonly ComparedField[] = [...texts, ...lists, ...terms, ...offers, ...rest];

/**
 * The fields of a course that a publication changes. `published` is undefined for a course that was never published: each field
 * with a value is new. The prices after the publication are those that the instructor proposes, else those of the course.
 */
export const compareCourses = (published: Course | undefined, proposed: Course): FieldChange[] =>
  comparedFields
    .map(({ read, ...field }) => ({
      ...field,
      before: published && read(published, published),
      after: read(proposed, proposed.proposal ?? proposed),
    }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
