import { bassCourses } from './courses/bass.ts';
import { drumsCourses, rhythmSection } from './courses/drums.ts';
import { guitarCourses } from './courses/guitar.ts';
import { pianoCourses } from './courses/piano.ts';
import { soundCourses } from './courses/sound.ts';
import type { CourseContent } from './types.ts';

/** In the order of creation: the last course is the newest in lists, and a bundle comes after its courses. */
export const courses: readonly CourseContent[] = [
  ...guitarCourses,
  ...bassCourses,
  ...drumsCourses,
  ...pianoCourses,
  ...soundCourses,
  rhythmSection,
];
