import { AuditServiceDefinition } from '@sargam/proto/learning/v1/audit';
import { ReviewRight, ReviewState } from '@sargam/proto/learning/v1/reviews';
import { courseEvents } from '../src/courses/course-events.ts';
import { content, createReviewSteps } from './review-steps.ts';
import { buildCourseEvent, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
let steps: ReturnType<typeof createReviewSteps>;
beforeAll(async () => {
  system = await startTestSystem();
  steps = createReviewSteps(system);
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

it('a student may write after a third of the lessons was watched; a mark by hand does not count', async () => {
  await steps.addLessons('c1', 6);
  await expect(steps.reviews('s1').saveReview({ courseId: 'c1', rating: 5, content })).rejects.toMatchObject({
    code: 'not-enrolled',
  });
  await steps.buy('s1', 'c1');
  await steps.watch('s1', 'c1-1');
  await system.as('s1').markLesson({ lessonId: 'c1-2', done: true });
  expect(await steps.reviews('s1').getOwnReview({ courseId: 'c1' })).toEqual({
    review: undefined,
    right: ReviewRight.REVIEW_RIGHT_WATCH_MORE,
    lessonsWatched: 1,
    lessonsNeeded: 2,
  });
  await expect(steps.reviews('s1').saveReview({ courseId: 'c1', rating: 5, content })).rejects.toMatchObject({
    code: 'lessons-unwatched',
  });
  await steps.watch('s1', 'c1-2');
  await steps.reviews('s1').saveReview({ courseId: 'c1', rating: 5, content });
  expect(await steps.reviews('s1').getOwnReview({ courseId: 'c1' })).toMatchObject({
    review: { rating: 5, content, studentId: 's1' },
    right: ReviewRight.REVIEW_RIGHT_GRANTED,
  });
  expect(await steps.countsOf('c1')).toEqual([0, 0, 0, 0, 1]);
});

it('a review is written once, changed in place, and a repeat changes nothing', async () => {
  const { studentId } = await steps.aStudentOf('c2');
  const save = (rating: number, text = content) =>
    steps.reviews(studentId).saveReview({ courseId: 'c2', rating, content: text });
  const { id, editedAt } = await save(5);
  expect(editedAt).toBeUndefined();
  expect(await save(5)).toMatchObject({ id, editedAt: undefined });
  expect(await save(3)).toMatchObject({ id, rating: 3, editedAt: expect.any(Date) });
  await save(3, `${content} Really.`);
  expect((await steps.visitor().listCourseReviews({ courseId: 'c2' })).reviews).toMatchObject([
    { id, rating: 3 },
  ]);
  for (const _ of [1, 2]) await steps.reviews(studentId).deleteReview({ courseId: 'c2' });
  expect(await steps.countsOf('c2')).toEqual([0, 0, 0, 0, 0]);
  // The change of the words alone is not published.
  await system.suite.eventually(() =>
    expect(steps.ratingsOf('c2')).toEqual([
      [1, 1, 5],
      [2, 1, 3],
      [4, 0, 0],
    ]),
  );
});

it('two first reviews at once leave one review and one counted rating', async () => {
  const { studentId } = await steps.aStudentOf('c3');
  const save = () => steps.reviews(studentId).saveReview({ courseId: 'c3', rating: 4, content });
  const saved = await Promise.all([save(), save(), save()]);
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  expect(await steps.countsOf('c3')).toEqual([0, 0, 0, 1, 0]);
});

it('first reviews of twenty students at once are all counted, and the greatest version has them all', async () => {
  await steps.addLessons('c4', 1);
  const students = Array.from({ length: 20 }, (_, nth) => `s4-${nth}`);
  for (const student of students) {
    await steps.buy(student, 'c4');
    await steps.watch(student, 'c4-1');
  }
  await Promise.all(
    students.map((student, nth) =>
      steps.reviews(student).saveReview({ courseId: 'c4', rating: 1 + (nth % 5), content }),
    ),
  );
  expect(await steps.countsOf('c4')).toEqual([4, 4, 4, 4, 4]);
  await system.suite.eventually(() => {
    const newest = steps.ratingsOf('c4').toSorted(([one = 0], [other = 0]) => other - one)[0];
    expect(newest).toEqual([20, 20, 60]);
  });
  const first = await steps.visitor().listCourseReviews({ courseId: 'c4', page: { page: 1, limit: 15 } });
  const second = await steps.visitor().listCourseReviews({
    courseId: 'c4',
    page: { page: 1, limit: 15 },
    after: first.next,
  });
  expect([first.reviews.length, second.reviews.length, second.next]).toEqual([15, 5, '']);
  expect(new Set([...first.reviews, ...second.reviews].map(({ id }) => id)).size).toBe(20);
});

it.each([
  [{ rating: 6, content }, 'review-invalid'],
  [{ rating: 5, content: 'Short' }, 'review-invalid'],
  [{ rating: 5, content: 'Call me: 01712 345678' }, 'review-has-phone'],
  [{ rating: 5, content: 'More at www.example.org' }, 'review-has-link'],
])('%j is refused with %s', async (form, code) => {
  await expect(steps.reviews('s5').saveReview({ courseId: 'c5', ...form })).rejects.toMatchObject({ code });
});

it('after a refund the review stays and can be deleted, but not changed', async () => {
  const { studentId, order } = await steps.aStudentOf('c6');
  await steps.reviews(studentId).saveReview({ courseId: 'c6', rating: 2, content });
  await system.refund(order, true);
  await system.suite.eventually(async () =>
    expect((await steps.reviews(studentId).getOwnReview({ courseId: 'c6' })).right).toBe(
      ReviewRight.REVIEW_RIGHT_NOT_BOUGHT,
    ),
  );
  await expect(
    steps.reviews(studentId).saveReview({ courseId: 'c6', rating: 1, content }),
  ).rejects.toMatchObject({
    code: 'not-enrolled',
  });
  expect(await steps.countsOf('c6')).toEqual([0, 1, 0, 0, 0]);
  await steps.reviews(studentId).deleteReview({ courseId: 'c6' });
  expect(await steps.countsOf('c6')).toEqual([0, 0, 0, 0, 0]);
});

it('a hidden review is not counted and not listed, stays the review of its student, and can be restored', async () => {
  const { studentId } = await steps.aStudentOf('c7');
  const { id: reviewId } = await steps.reviews(studentId).saveReview({ courseId: 'c7', rating: 1, content });
  await expect(steps.admin().hideReview({ reviewId, reason: ' ' })).rejects.toMatchObject({
    code: 'reason-invalid',
  });
  for (const _ of [1, 2]) await steps.admin().hideReview({ reviewId, reason: 'About another course' });
  expect(await steps.visitor().listCourseReviews({ courseId: 'c7' })).toMatchObject({
    reviews: [],
    summary: { counts: [0, 0, 0, 0, 0] },
  });
  expect((await steps.reviews(studentId).getOwnReview({ courseId: 'c7' })).review).toMatchObject({
    hiddenAt: expect.any(Date),
    hideReason: 'About another course',
  });
  await expect(steps.reviews(studentId).deleteReview({ courseId: 'c7' })).rejects.toMatchObject({
    code: 'review-hidden',
  });
  // A changed review stays hidden.
  await steps.reviews(studentId).saveReview({ courseId: 'c7', rating: 5, content });
  expect(await steps.countsOf('c7')).toEqual([0, 0, 0, 0, 0]);
  for (const _ of [1, 2]) await steps.admin().restoreReview({ reviewId });
  expect(await steps.countsOf('c7')).toEqual([0, 0, 0, 0, 1]);
  const { entries } = await system.suite
    .as({ subject: 'a', roles: ['admin'] })
    .client(AuditServiceDefinition)
    .listAuditEntries({ targetKind: 'review', targetId: reviewId });
  expect(entries.map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
    ['RestoreReview', 'admin-1', ''],
    ['HideReview', 'admin-1', 'About another course'],
  ]);
});

it('the instructor of the course answers, changes and deletes the answer; other instructors and admins cannot', async () => {
  await system.suite.publish(courseEvents, 'c8', buildCourseEvent('c8', 'i8'));
  const { studentId } = await steps.aStudentOf('c8');
  const { id: reviewId } = await steps.reviews(studentId).saveReview({ courseId: 'c8', rating: 4, content });
  const own = steps.reviews('t8', 'instructor', { instructor: 'i8' });
  const unanswered = () => own.listReviews({ state: ReviewState.REVIEW_STATE_UNANSWERED });
  await system.suite.eventually(async () =>
    expect((await unanswered()).reviews.map(({ id }) => id)).toEqual([reviewId]),
  );
  for (const answer of ['Thank you!', 'Thank you!', 'Thanks a lot!'])
    await own.saveReviewAnswer({ reviewId, answer });
  expect((await unanswered()).total).toBe(0);
  expect((await steps.visitor().listCourseReviews({ courseId: 'c8' })).reviews).toMatchObject([
    { answer: 'Thanks a lot!', answeredAt: expect.any(Date) },
  ]);
  await expect(own.saveReviewAnswer({ reviewId, answer: 'a@b.com' })).rejects.toMatchObject({
    code: 'answer-has-email',
  });
  const other = steps.reviews('t9', 'instructor', { instructor: 'i9' });
  await expect(other.saveReviewAnswer({ reviewId, answer: 'Hello' })).rejects.toMatchObject({
    code: 'review-not-found',
  });
  expect((await other.listReviews({ courseId: 'c8' })).total).toBe(0);
  await expect(steps.admin().saveReviewAnswer({ reviewId, answer: 'Hello' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(own.hideReview({ reviewId, reason: 'Unfair' })).rejects.toMatchObject({ kind: 'forbidden' });
  for (const _ of [1, 2]) await own.deleteReviewAnswer({ reviewId });
  expect((await unanswered()).total).toBe(1);
  const { entries } = await system.suite
    .as({ subject: 'a', roles: ['admin'] })
    .client(AuditServiceDefinition)
    .listAuditEntries({ targetId: reviewId });
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['DeleteReviewAnswer', 't8'],
    ['SaveReviewAnswer', 't8'],
    ['SaveReviewAnswer', 't8'],
  ]);
});

it('admins list the reviews of all courses by state, course and rating', async () => {
  const { studentId } = await steps.aStudentOf('c9');
  const { id: reviewId } = await steps.reviews(studentId).saveReview({ courseId: 'c9', rating: 2, content });
  const idsOf = async (filter: object) =>
    (await steps.admin().listReviews({ courseId: 'c9', ...filter })).reviews.map(({ id }) => id);
  expect(await idsOf({ rating: 2 })).toEqual([reviewId]);
  expect(await idsOf({ rating: 3 })).toEqual([]);
  await steps.admin().hideReview({ reviewId, reason: 'Spam' });
  expect(await idsOf({ state: ReviewState.REVIEW_STATE_HIDDEN })).toEqual([reviewId]);
  expect(await idsOf({ state: ReviewState.REVIEW_STATE_VISIBLE })).toEqual([]);
  expect(await idsOf({ state: ReviewState.REVIEW_STATE_UNANSWERED })).toEqual([]);
  for (const role of ['student', 'content'])
    await expect(steps.reviews('x', role).listReviews({})).rejects.toMatchObject({ kind: 'forbidden' });
});
