import type { CourseContents } from '@sargam/proto/learning/v1/events';
import type { Selectable } from 'kysely';
import type { Tables } from '../database.ts';

type Summary = Pick<CourseContents, 'lessonTitles' | 'freeLessonCount' | 'totalSeconds'>;

/** The lengths of videos at YouTube are not known and not part of the length. */
export const summarizeContents = (
  lessons: readonly Pick<Selectable<Tables['lessons']>, 'title' | 'status' | 'duration_seconds'>[],
  freeLessons: readonly Pick<Selectable<Tables['free_lessons']>, 'title'>[],
): Summary => {
  const lengths = lessons.map(({ duration_seconds: seconds }) => seconds);
  return {
    lessonTitles: [...lessons, ...freeLessons].map(({ title }) => title),
    freeLessonCount: lessons.filter(({ status }) => status !== 'paid').length + freeLessons.length,
    totalSeconds: lengths.includes(0) ? 0 : lengths.reduce((sum, seconds) => sum + seconds, 0),
  };
};
