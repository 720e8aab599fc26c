import { dayMs } from '@sargam/chassis/calendar';
import {
  type AccountContent,
  accounts,
  courses,
  planOrders,
  type ReviewContent,
  reviews,
} from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import type { Caller } from './gateway-caller.ts';
import { logIn } from './log-in.ts';
import { retryRefused } from './retry-refused.ts';

interface Assigned {
  readonly review: ReviewContent;
  readonly student: AccountContent;
}

/** The account of the guided tour writes its own review. */
const tourKey = 'student';

/** Access of every tier lasts longer, so these students can still watch lessons. */
const recentDays = 25;

/** Gives each review to another buyer of its course who uses its language. */
const assignReviews = (now: Date): Assigned[] => {
  const taken = new Set<string>();
  const since = now.getTime() - recentDays * dayMs;
  const paid = planOrders(now).filter(({ outcome, at }) => outcome === 'paid' && at.getTime() > since);
  return reviews.flatMap((review) => {
    const buyers = paid.filter(({ lines }) => lines.some(({ course }) => course === review.course));
    const student = accounts.find(
      ({ key, language }) =>
        key !== tourKey &&
        language === review.language &&
        !taken.has(`${key}/${review.course}`) &&
        buyers.some((order) => order.student === key),
    );
    if (!student) return [];
    taken.add(`${student.key}/${review.course}`);
    return [{ review, student }];
  });
};

/** A student has access shortly after the import of the order. */
const untilEnrolled = { statuses: [403], attempts: 120, intervalMs: 500 };

/** Watches a third of the lessons to their end and writes the review. */
const writeReview = async (student: Caller, { course: key, rating, text }: ReviewContent): Promise<void> => {
  const lessons = courses.find((course) => course.key === key)?.lessons ?? [];
  for (const lesson of lessons.slice(0, Math.ceil(lessons.length / 3))) {
    const json = { lesson: demoId('lesson', `${key}/${lesson.key}`), seconds: 3600 };
    await retryRefused(untilEnrolled, () => student.post('/learning/position', { subject: key, json }));
  }
  const path = `/learning/review/${demoId('course', key)}`;
  await retryRefused(untilEnrolled, () => student.put(path, { subject: key, json: { rating, text } }));
};

interface Row {
  readonly _id: string;
  readonly text: string;
}

/** Reviews of buyers, with answers of the demo's instructor, and one that an admin has hidden. A repeat changes nothing. */
export const fillReviews = async (site: string, admin: Caller, now: Date): Promise<void> => {
  const assigned = assignReviews(now);
  for (const { review, student } of assigned)
    await writeReview((await logIn(site, student.key)).caller, review);
  const { data } = await admin.get<{ data: Row[] }>('/reviews/?limit=100', { subject: 'reviews' });
  const instructor = (await logIn(site, 'instructor')).caller;
  for (const { course: subject, text, answer, hidden } of assigned.map(({ review }) => review)) {
    const id = data.find((row) => row.text === text)?._id;
    if (!id) continue;
    if (answer) await instructor.put(`/reviews/answer/${id}`, { subject, json: { text: answer } });
    if (hidden) await admin.post(`/reviews/hide/${id}`, { subject, json: { reason: hidden } });
  }
};
