import type { ApiSchemas } from '@sargam/kit';
import {
  buildCourseDetail,
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  userEvent,
  within,
} from '@sargam/kit/testing';
import CourseReviewsPage from './CourseReviewsPage.tsx';

const course = buildCourseDetail({
  title: 'First chords',
  titleBn: 'প্রথম কর্ড',
  price: 1500,
  hasPublishedVersion: true,
});
const waiting: ApiSchemas['WaitingCourse'] = {
  ...course,
  submission: { state: 'waiting', sentAt: '2026-11-18T06:00:00.000Z', decidedAt: null, comment: null },
  proposal: null,
  lessonChanges: 0,
};
const publishedPath = 'GET /course/c1/?texts=both';
const proposedPath = 'GET /course/c1/?texts=both&revision=draft';

const openComparison = async (api: Record<string, unknown>, row = waiting) => {
  renderInApp(<CourseReviewsPage />, {
    path: '/admincoursereviews',
    user: buildUser({ type: 1 }),
    api: { 'GET /course/submission/waiting': { data: [row], total: 1 }, ...api },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'See changes' }));
  return within(screen.getByRole('dialog', { name: 'What the publication changes' }));
};

it('shows each changed field of both languages beside its published value', async () => {
  const dialog = await openComparison({
    [publishedPath]: course,
    [proposedPath]: {
      ...course,
      title: 'First songs',
      topicBn: ['ছন্দ'],
      banner: '/picture/b',
      bundleCourses: ['c2'],
      proposal: { price: 1800, oldPrice: 2000, validity: 30 },
    },
    'GET /course/c2/': buildCourseDetail({ _id: 'c2', title: 'Scales' }),
  });
  expect(await dialog.findByRole('row', { name: 'Title English First chords First songs' })).toBeVisible();
  expect(dialog.getByRole('row', { name: /Topics Bengali.*ছন্দ/ })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Price Course ৳1,500.00 ৳1,800.00' })).toBeVisible();
  expect(dialog.getByRole('img', { name: 'Banner' })).toHaveAttribute('src', '/picture/b');
  expect(await dialog.findByText('Scales')).toBeVisible();
  expect(dialog.queryByText('Subtitle')).toBeNull();
});

it('a course that was never published is shown whole, without its own earlier values', async () => {
  const draft = { ...course, published: false, hasPublishedVersion: false, subtitle: 'Six strings' };
  const dialog = await openComparison(
    { [proposedPath]: draft },
    { ...waiting, published: false, hasPublishedVersion: false },
  );
  expect(await dialog.findByRole('row', { name: 'Title English First chords' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Subtitle English Six strings' })).toBeVisible();
  expect(dialog.queryByRole('columnheader', { name: 'Published' })).toBeNull();
});

it('a course that was taken off sale is compared with its published version', async () => {
  const offSale = { ...course, published: false, hasPublishedVersion: true };
  const dialog = await openComparison(
    { [publishedPath]: offSale, [proposedPath]: { ...offSale, title: 'First songs' } },
    { ...waiting, published: false },
  );
  expect(await dialog.findByRole('row', { name: 'Title English First chords First songs' })).toBeVisible();
});

it('says that neither texts nor prices nor pictures change', async () => {
  const dialog = await openComparison({ [publishedPath]: course, [proposedPath]: course });
  expect(await dialog.findByText('No text, price or picture changes.')).toBeVisible();
});

it('a failed request is repeated with a button', async () => {
  let isDown = true;
  const dialog = await openComparison({
    [publishedPath]: () => (isDown ? problemResponse(403, 'forbidden', 'Not allowed') : course),
    [proposedPath]: { ...course, title: 'First songs' },
  });
  expect(await dialog.findByText('Not allowed')).toBeVisible();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('First songs')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
