import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { loadCourses } from '../course/load-courses.ts';
import { withPublicNames } from './named-reviews.ts';
import type { NamedTestimonial } from './review-response.ts';

const shown = 3;
/** More than are shown, so that reviews in the language of the page can come first. */
const loaded = 12;

const isBengali = (text: string): boolean => /\p{Script=Bengali}/u.test(text);

/** Three reviews with praise for published courses; those in the language of the page first, then the newest. */
export const loadTestimonials = async (deps: HandlerDeps, language: string): Promise<NamedTestimonial[]> => {
  const { reviews } = await deps.reviews.listTestimonials({ limit: loaded });
  const courses = await loadCourses(
    deps.catalogue,
    reviews.map(({ courseId }) => courseId),
  );
  const ofPublished = reviews.filter(({ courseId }) => courses.get(courseId)?.published);
  const isInLanguage = (text: string): boolean => isBengali(text) === (language === 'bn');
  const first = ofPublished
    .toSorted((a, b) => Number(isInLanguage(b.content)) - Number(isInLanguage(a.content)))
    .slice(0, shown);
  const named = await withPublicNames(deps, first, undefined);
  return named.flatMap((row) => {
    const course = courses.get(row.review.courseId);
    return course ? [{ ...row, course }] : [];
  });
};
