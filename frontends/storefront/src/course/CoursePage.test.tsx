import {
  buildUser,
  currentUrl,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { course, lessons, offer, openCoursePage } from '../testing/course-page.tsx';
import { buildCourseDetail, buildLesson } from '../testing/samples.ts';
import CoursePage from './CoursePage.tsx';

// The player is a custom element with a shadow root; the end-to-end test covers it.
jest.mock('@sargam/kit/player', () => ({
  Player: ({ title }: { title: string }) => <p>Playing {title}</p>,
  preloadPlayer: jest.fn(),
}));

describe('a course', () => {
  it('shows each tier with price, former price, discount and days', async () => {
    openCoursePage();
    const gold = await offer('Gold');
    expect(gold.getByText('৳2,800.00')).toBeVisible();
    expect(gold.getByText(/৳3,500\.00/)).toBeVisible();
    expect(gold.getByText('−20%')).toBeVisible();
    expect(gold.getByText('90 days')).toBeVisible();
  });

  it('shows the sum of its lessons as its length, and the number of hours while a length is unknown', async () => {
    const [first, second] = [buildLesson({ duration: 5_400 }), buildLesson({ _id: 'l2', duration: 2_700 })];
    const detail = buildCourseDetail({ courseHour: '9', videos: [first, second] });
    const { unmount } = openCoursePage({ api: { 'GET /course/c1/': detail } });
    expect(await screen.findByText('2 h 15 min')).toBeVisible();
    unmount();
    const unknown = buildCourseDetail({ courseHour: '9', videos: [first, { ...second, duration: 0 }] });
    openCoursePage({ path: '/courseview?id=c2', api: { 'GET /course/c2/': { ...unknown, _id: 'c2' } } });
    expect(await screen.findByText('9 hours')).toBeVisible();
  });

  it.each([
    ['en', 'Gold', 'All 2 courses in it'],
    ['bn', 'গোল্ড', 'ভেতরের ২টি কোর্সই'],
  ] as const)('shows the number of courses for a bundle, not lessons (%s)', async (language, name, words) => {
    const bundle = buildCourseDetail({ videos: lessons, bundle: true, bundleCourses: ['c7', 'c8'] });
    openCoursePage({ language, api: { 'GET /course/c1/': bundle } });
    const gold = await offer(name);
    expect(gold.getByText(words)).toBeVisible();
    expect(gold.queryByText(/lessons|লেসনই/)).toBeNull();
  });

  it('shows no number of courses for an empty bundle', async () => {
    openCoursePage({
      api: { 'GET /course/c1/': buildCourseDetail({ videos: lessons, bundle: true, bundleCourses: [] }) },
    });
    const gold = await offer('Gold');
    expect(gold.getByText('90 days')).toBeVisible();
    expect(gold.queryByText(/courses in it|lessons/)).toBeNull();
  });

  it.each([
    ['en', /Thumb on the fifth string/, 'Purchase the course First!!'],
    ['bn', /Thumb on the fifth string/, 'লেসনটি দেখতে আগে কোর্সটি কিনুন।'],
    ['en', /Tune by ear/, 'Log in to watch this video.'],
    ['bn', /Tune by ear/, 'ভিডিওটি দেখতে লগইন করুন।'],
  ] as const)('explains why a lesson is locked (%s, %s)', async (language, lesson, words) => {
    openCoursePage({ language });
    await userEvent.click(await screen.findByRole('link', { name: lesson }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows a buyer the end date and plays all lessons', async () => {
    const endsAt = new Date(Date.now() + 58 * 86_400_000).toISOString();
    const access = { tier: 'gold' as const, startedAt: '2026-11-01T00:00:00.000Z', endsAt, active: true };
    const videos = lessons.map((lesson) => ({ ...lesson, src: `/api/v1/video/${lesson._id}?s=x` }));
    openCoursePage({ user: buildUser(), api: { 'GET /course/c1/': buildCourseDetail({ videos, access }) } });
    expect(await screen.findByText('58 days left')).toBeVisible();
    expect(screen.getByText(/^Valid until /)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Thumb on the fifth string/ }));
    await waitFor(() => expect(currentUrl()).toBe('/courseview?id=c1&lesson=l3'));
    expect(screen.getByText('Playing Thumb on the fifth string')).toBeVisible();
  });

  const manyLessons = Array.from({ length: 11 }, (_, index) =>
    buildLesson({ _id: `l${index + 1}`, title: `Lesson ${index + 1}`, status: index < 2 ? 'open' : 'paid' }),
  );
  const findFolded = async (path: string) => {
    const detail = buildCourseDetail({ videos: manyLessons });
    openCoursePage({ path, api: { 'GET /course/c1/': detail } });
    const row = await screen.findByRole('link', { name: /^Lesson 11/, hidden: true });
    return row.closest('details') as HTMLDetailsElement;
  };

  it('folds the lessons after the eighth, which are in the markup', async () => {
    const folded = await findFolded('/courseview?id=c1');
    expect(folded.open).toBe(false);
    expect(within(folded).getByText('3 more lessons')).toBeVisible();
    expect(folded.querySelectorAll('li a[href]')).toHaveLength(3);
    expect(screen.getByRole('link', { name: /^Lesson 8/ })).toBeVisible();
  });

  it('unfolds the lessons if the lesson in the URL is one of them', async () => {
    expect((await findFolded('/courseview?id=c1&lesson=l10')).open).toBe(true);
  });

  it('shows that the course does not exist', async () => {
    renderInApp(<CoursePage />, { path: '/courseview?id=gone' });
    expect(await screen.findByText('This course is not here.')).toBeVisible();
  });
});

describe('the preview of a draft', () => {
  const draft = { ...course, title: 'Draft title', published: false };
  const preview = (type: 1 | 2 | 3 | 4) =>
    openCoursePage({
      path: '/courseview?id=c1&preview=draft',
      user: buildUser({ type }),
      api: { 'GET /course/c1/?revision=draft': draft },
    });

  it.each([
    [1, '/updatecourse?id=c1'],
    [2, '/updatecourse?id=c1'],
    [3, '/instructorpanel?tab=0&edit=c1'],
  ] as const)('shows editors of type %d the course with its unpublished changes', async (type, editor) => {
    preview(type);
    expect(await screen.findByRole('heading', { name: 'Draft title' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the editor' })).toHaveAttribute('href', editor);
  });

  it('does not exist for students: they get the published course', async () => {
    preview(4);
    expect(await screen.findByRole('heading', { name: course.title })).toBeVisible();
    expect(screen.queryByText('Preview')).toBeNull();
    expect(sentRequests.some(({ path }) => path.includes('revision'))).toBe(false);
  });
});
