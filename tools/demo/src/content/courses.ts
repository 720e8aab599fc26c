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

/** Practice sheets of courses, for students who bought the course. */
export const courseFiles = [
  { course: 'guitar-first-chords', sheet: 'open-chords' },
  { course: 'guitar-first-chords', sheet: 'practice-week' },
  { course: 'bass-first-grooves', sheet: 'bass-neck' },
  { course: 'drums-first-beat', sheet: 'rudiments' },
  { course: 'piano-both-hands', sheet: 'piano-hands' },
  { course: 'sound-first-recording', sheet: 'recording-levels' },
];
