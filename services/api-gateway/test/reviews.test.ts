import { summary } from './course-sample.ts';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const requestsOf = (name: string) =>
  gateway.fakes.calls.filter(({ call }) => call === name).map(({ request }) => request);
const review = {
  id: 'r1',
  courseId: 'c1',
  studentId: personIdOf('student'),
  rating: 4,
  content: 'Clear and patient.',
  writtenAt: new Date('2026-11-21T04:30:00Z'),
  answer: 'Thank you!',
  answeredAt: new Date('2026-11-22T04:30:00Z'),
};
const other = { ...review, id: 'r2', studentId: 's2', rating: 5, answer: '', answeredAt: undefined };

it('visitors read the reviews of a course with public names only, and no id of a person', async () => {
  gateway.fakes.answer('reviews.listCourseReviews', () => ({
    reviews: [review, other],
    summary: { counts: [0, 0, 0, 1, 2] },
    next: 'r2',
  }));
  gateway.fakes.answer('people.getPublicNames', () => ({ names: { s2: 'Mitu R.' } }));
  const { body } = await gateway.call('/course/c1/reviews?limit=2&after=r0');
  expect(body).toEqual({
    data: [
      {
        _id: 'r1',
        rating: 4,
        text: 'Clear and patient.',
        name: '',
        writtenAt: '2026-11-21T04:30:00.000Z',
        edited: false,
        answer: { text: 'Thank you!', answeredAt: '2026-11-22T04:30:00.000Z' },
        own: false,
      },
      expect.objectContaining({ _id: 'r2', name: 'Mitu R.', answer: null, own: false }),
    ],
    total: 3,
    average: 4.67,
    counts: [0, 0, 0, 1, 2],
    next: 'r2',
  });
  expect(requestsOf('reviews.listCourseReviews')).toEqual([
    { courseId: 'c1', page: { page: 1, limit: 2 }, after: 'r0' },
  ]);
  const own = await gateway.call('/course/c1/reviews', { token: await gateway.tokenOf('student') });
  expect(own.body['data']).toMatchObject([{ own: true }, { own: false }]);
});

it('reviews are listed without names while identity is unavailable, and without an average if there are none', async () => {
  gateway.fakes.answer('people.getPublicNames', () => {
    throw new Error('identity is down');
  });
  gateway.fakes.answer('reviews.listCourseReviews', () => ({
    reviews: [review],
    summary: { counts: [0, 0, 0, 1, 0] },
  }));
  const { body } = await gateway.call('/course/c1/reviews');
  expect(body).toMatchObject({ data: [{ _id: 'r1', name: '' }], average: 4, next: null });
  gateway.fakes.answer('reviews.listCourseReviews', () => ({ summary: { counts: [0, 0, 0, 0, 0] } }));
  expect((await gateway.call('/course/c1/reviews')).body).toMatchObject({
    data: [],
    total: 0,
    average: null,
  });
});

it('praise is shown for published courses, in the language of the page first', async () => {
  const english = { ...other, id: 'p1', courseId: 'c1', content: 'I play every evening now.' };
  const bengali = { ...other, id: 'p2', courseId: 'c2', content: 'খুব সহজ করে বোঝানো।' };
  const ofDraft = { ...other, id: 'p3', courseId: 'c3' };
  gateway.fakes.answer('reviews.listTestimonials', () => ({ reviews: [ofDraft, english, bengali] }));
  gateway.fakes.answer('people.getPublicNames', () => ({ names: { s2: 'Mitu R.' } }));
  gateway.fakes.answer('catalogue.getCourses', () => ({
    courses: [
      { id: 'c1', title: { en: 'Chords', bn: 'কর্ড' }, published: true },
      { id: 'c2', title: { en: 'Drums', bn: 'ড্রাম' }, published: true },
      { id: 'c3', title: { en: 'Draft', bn: '' }, published: false },
    ],
  }));
  const { body } = await gateway.call('/testimonials');
  expect(body['data']).toEqual([
    { _id: 'p1', text: english.content, name: 'Mitu R.', courseId: 'c1', courseName: 'Chords' },
    { _id: 'p2', text: bengali.content, name: 'Mitu R.', courseId: 'c2', courseName: 'Drums' },
  ]);
  const inBengali = await gateway.call('/testimonials', { headers: { 'accept-language': 'bn' } });
  expect(inBengali.body['data']).toMatchObject([{ _id: 'p2', courseName: 'ড্রাম' }, { _id: 'p1' }]);
});

it("a student's own review comes with the right to write and its condition", async () => {
  gateway.fakes.answer('reviews.getOwnReview', () => ({
    right: 'REVIEW_RIGHT_WATCH_MORE',
    lessonsWatched: 1,
    lessonsNeeded: 4,
  }));
  const token = await gateway.tokenOf('student');
  expect((await gateway.call('/learning/review/c1', { token })).body).toEqual({
    review: null,
    right: 'watch-more',
    lessonsWatched: 1,
    lessonsNeeded: 4,
  });
});

it.each([
  { rating: 0, text: 'Long enough text' },
  { rating: 6, text: 'Long enough text' },
  { rating: 4.5, text: 'Long enough text' },
  { rating: 5, text: '   ' },
  { rating: 5 },
])('a review of %j is refused without a call to learning', async (json) => {
  const token = await gateway.tokenOf('student');
  expect((await gateway.call('/learning/review/c1', { method: 'PUT', token, json })).status).toBe(400);
  expect(requestsOf('reviews.saveReview')).toEqual([]);
});

it('admins list reviews with people and courses, instructors with public names and without addresses', async () => {
  gateway.fakes.answer('reviews.listReviews', () => ({ reviews: [other], total: 1 }));
  gateway.fakes.answer('people.getPeople', () => ({
    people: [{ id: 's2', name: 'Mitu Rahman', email: 'mitu@b.test' }],
  }));
  gateway.fakes.answer('people.getPublicNames', () => ({ names: { s2: 'Mitu R.' } }));
  gateway.fakes.answer('catalogue.getCourses', () => ({ courses: [summary] }));
  const list = async (role: 'admin' | 'instructor') =>
    (
      await gateway.call('/reviews/?state=unanswered&course=c1&rating=5&page=2', {
        token: await gateway.tokenOf(role),
      })
    ).body['data'];
  const row = { _id: 'r2', courseName: 'First chords', rating: 5, answer: null, hiddenAt: null };
  expect(await list('admin')).toMatchObject([{ ...row, userName: 'Mitu Rahman', userEmail: 'mitu@b.test' }]);
  expect(requestsOf('people.getPublicNames')).toEqual([]);
  expect(await list('instructor')).toMatchObject([{ ...row, userName: 'Mitu R.', userEmail: '' }]);
  expect(requestsOf('reviews.listReviews')[0]).toEqual({
    page: { page: 2, limit: 20 },
    after: '',
    state: 'REVIEW_STATE_UNANSWERED',
    courseId: 'c1',
    rating: 5,
  });
});

it('an admin hides a review with a reason only', async () => {
  gateway.fakes.answer('reviews.hideReview', () => ({ ...other, hiddenAt: new Date(0), hideReason: 'Spam' }));
  const hide = async (json: object) =>
    gateway.call('/reviews/hide/r2', { method: 'POST', token: await gateway.tokenOf('admin'), json });
  expect((await hide({ reason: ' ' })).status).toBe(400);
  expect((await hide({ reason: 'Spam' })).body).toMatchObject({ data: { _id: 'r2', hideReason: 'Spam' } });
  expect(requestsOf('reviews.hideReview')).toEqual([{ reviewId: 'r2', reason: 'Spam' }]);
});
