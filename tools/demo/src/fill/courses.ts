import { type Bilingual, type CourseContent, courses, courseThumbnail } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import type { ExistingContent } from './existing-content.ts';
import { bilingualFields, createForm, formatTaka } from './form.ts';
import type { Caller } from './gateway-caller.ts';

const tierFields = ({ tiers }: CourseContent): Record<string, string> => {
  const fieldNames = { silver: 'Silver', gold: 'Gold', diamond: 'Diamond' } as const;
  return Object.fromEntries(
    (Object.keys(fieldNames) as (keyof typeof fieldNames)[]).flatMap((tier) => {
      const offer = tiers[tier];
      if (!offer) return [];
      return [
        [`price${fieldNames[tier]}Price`, formatTaka(offer.pricePoisha)],
        [`price${fieldNames[tier]}OldPrice`, formatTaka(offer.oldPricePoisha)],
        [`price${fieldNames[tier]}Validity`, String(offer.validityDays)],
      ];
    }),
  );
};

/** The form encodes a list as one text, with semicolons between the items. */
const joinItems = (items: readonly Bilingual[]): Bilingual => ({
  en: items.map(({ en }) => en).join(';'),
  bn: items.map(({ bn }) => bn).join(';'),
});

const courseTextFields = ({ title, subtitle, description, topics, requirements, whoFor }: CourseContent) =>
  bilingualFields({
    title,
    subtitle,
    desc: description,
    topic: joinItems(topics),
    requirements: joinItems(requirements),
    whoFor: joinItems(whoFor),
  });

const courseForm = (course: CourseContent): Promise<FormData> =>
  createForm(
    {
      _id: demoId('course', course.key),
      ...courseTextFields(course),
      ...tierFields(course),
      courseHour: course.hours,
      teachingLanguage: 'bn',
      catagory: course.category,
      courseType: course.level,
      instructor: demoId('instructor', course.instructor),
      price: formatTaka(course.standard.pricePoisha),
      oldPrice: formatTaka(course.standard.oldPricePoisha),
      validity: course.standard.validityDays,
      bundleCourses: course.bundle?.map((key) => demoId('course', key)).join(','),
    },
    { thumbnail: course.hasThumbnail ? courseThumbnail(course.key) : undefined },
  );

const createCourse = async (
  admin: Caller,
  present: ExistingContent,
  course: CourseContent,
): Promise<void> => {
  const id = demoId('course', course.key);
  if (!present.courses.has(id))
    await admin.post('/course/add/', { subject: course.key, form: await courseForm(course) });
};

/** A promise for each course by key, which resolves when the course exists. */
export type CoursePromises = ReadonlyMap<string, Promise<void>>;

/** Creates the courses in sequence: the site shows the newest first, and a bundle needs its courses. */
export const createCourses = (
  admin: Caller,
  present: ExistingContent,
  after: Promise<void>,
): CoursePromises => {
  let last = after;
  return new Map(
    courses.map((course) => {
      last = last.then(() => createCourse(admin, present, course));
      // The caller handles a rejection later; without this handler it would be an unhandled rejection until then.
      last.catch(() => undefined);
      return [course.key, last];
    }),
  );
};

export const featureCourses = async (admin: Caller): Promise<void> => {
  const featured = courses.filter((course) => course.featured).map(({ key }) => demoId('course', key));
  await admin.post('/course/featured/add/', { subject: 'featured courses', json: { featured } });
};
