import { courses, tourCourses, tourStudent, tourWishes } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import { logIn } from './log-in.ts';
import { retryRefused } from './retry-refused.ts';

/** A student has access shortly after the import of the order, and services know a course shortly after its creation. */
const untilKnown = { statuses: [403, 404, 409], attempts: 120, intervalMs: 500 };

/** Beyond the end of every lesson, in seconds. */
const endOfLesson = 3600;

/** Half of the first course watched, the next lesson begun, and wishes. A repeat changes nothing. */
export const fillTour = async (site: string): Promise<void> => {
  const { id, caller } = await logIn(site, tourStudent);
  const lessons = courses.find(({ key }) => key === tourCourses[0])?.lessons ?? [];
  const half = Math.floor(lessons.length / 2);
  for (const [index, { key: subject }] of lessons.slice(0, half + 1).entries()) {
    const lesson = demoId('lesson', `${tourCourses[0]}/${subject}`);
    const json = { lesson, seconds: index < half ? endOfLesson : 9 };
    await retryRefused(untilKnown, () => caller.post('/learning/position', { subject, json }));
  }
  for (const subject of tourWishes) {
    const json = { user: id, course: demoId('course', subject) };
    await retryRefused(untilKnown, () => caller.post('/wishlist/', { subject, json }));
  }
};
