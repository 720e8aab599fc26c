import type { CourseSummary, Instructor } from '@sargam/proto/catalogue/v1/catalogue';
import { z } from 'zod';
import type { Language } from '../../wire/language.ts';
import { InstructorCard, toInstructorCard } from '../cards/instructor-card.ts';
import { toCourseCards } from '../course/course-mapping.ts';
import { CourseCard } from '../course/course-wire.ts';

/** Separate from the instructor card, which course pages contain: one file would cause an import cycle. */
export const InstructorPage = InstructorCard.extend({
  courses: z.array(CourseCard),
  bundles: z.array(CourseCard),
}).meta({ id: 'InstructorPage' });
export type InstructorPage = z.infer<typeof InstructorPage>;

/** Bundles are listed separately from single courses. */
export const toInstructorPage = (
  instructor: Instructor,
  courses: readonly CourseSummary[],
  language: Language,
): InstructorPage => {
  const isBundle = (course: CourseSummary) => course.bundleCourseIds.length > 0;
  return {
    ...toInstructorCard(instructor, language),
    courses: toCourseCards(
      courses.filter((course) => !isBundle(course)),
      language,
    ),
    bundles: toCourseCards(courses.filter(isBundle), language),
  };
};
