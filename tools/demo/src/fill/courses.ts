import { type Bilingual, type CourseContent, courses, courseThumbnail } from '../content/index.ts';
import { demoId } from '../identifier.ts';
import type { Caller } from './call.ts';
import { formOf, taka } from './form.ts';
import type { Present } from './present.ts';

const tierFields = ({ tiers }: CourseContent): Record<string, string> => {
  const words = { silver: 'Silver', gold: 'Gold', diamond: 'Diamond' } as const;
  return Object.fromEntries(
    (Object.keys(words) as (keyof typeof words)[]).flatMap((tier) => {
      const offer = tiers[tier];
      if (!offer) return [];
      return [
        [`price${words[tier]}Price`, taka(offer.pricePoisha)],
        [`price${words[tier]}OldPrice`, taka(offer.oldPricePoisha)],
        [`price${words[tier]}Validity`, String(offer.validityDays)],
      ];
    }),
  );
};

/** The form takes lists as text with semicolons between the items. */
const listed = (items: readonly Bilingual[], language: 'en' | 'bn'): string =>
  items.map((item) => item[language]).join(';');

const textFields = (course: CourseContent): Record<string, string> => {
  const { title, subtitle, description, topics, requirements, whoFor } = course;
  return {
    ...{ title: title.en, titleBn: title.bn, subtitle: subtitle.en, subtitleBn: subtitle.bn },
    ...{ desc: description.en, descBn: description.bn },
    ...{ topic: listed(topics, 'en'), topicBn: listed(topics, 'bn') },
    ...{ requirements: listed(requirements, 'en'), requirementsBn: listed(requirements, 'bn') },
    ...{ whoFor: listed(whoFor, 'en'), whoForBn: listed(whoFor, 'bn') },
  };
};

const courseForm = (course: CourseContent): Promise<FormData> =>
  formOf(
    {
      _id: demoId('course', course.key),
      ...textFields(course),
      ...tierFields(course),
      courseHour: course.hours,
      catagory: course.category,
      courseType: course.level,
      instructor: demoId('instructor', course.instructor),
      price: taka(course.standard.pricePoisha),
      oldPrice: taka(course.standard.oldPricePoisha),
      validity: course.standard.validityDays,
      bundleCourses: course.bundle?.map((key) => demoId('course', key)).join(','),
    },
    { thumbnail: course.thumbnail && courseThumbnail(course.thumbnail) },
  );

const makeCourse = async (admin: Caller, present: Present, course: CourseContent): Promise<void> => {
  const id = demoId('course', course.key);
  if (!present.courses.has(id))
    await admin.post('/course/add/', { subject: course.key, form: await courseForm(course) });
  if (course.published) await admin.get(`/course/published/${id}`, { subject: course.key });
};

/** The courses by their keys, each there once its promise is kept. */
export type MakingCourses = ReadonlyMap<string, Promise<void>>;

/** One after another: the site shows the newest first, and a bundle needs its courses. */
export const makeCourses = (admin: Caller, present: Present, after: Promise<void>): MakingCourses => {
  let last = after;
  return new Map(
    courses.map((course) => {
      last = last.then(() => makeCourse(admin, present, course));
      // Whoever waits for it hears of its failure; that nobody waits yet is no second one.
      last.catch(() => undefined);
      return [course.key, last];
    }),
  );
};

export const featureCourses = async (admin: Caller): Promise<void> => {
  const featured = courses.filter((course) => course.featured).map(({ key }) => demoId('course', key));
  await admin.post('/course/featured/add/', { subject: 'featured courses', json: { featured } });
};
