import type { ApiSchemas } from '@sargam/kit';
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
import ReviewsPage from './ReviewsPage.tsx';

const review: ApiSchemas['StaffReview'] = {
  _id: 'r1',
  courseId: 'c1',
  courseName: 'Fingerstyle guitar',
  userId: 'u1',
  userName: 'Tasnim Rahman',
  userEmail: 'tasnim@sargam.test',
  rating: 2,
  text: 'Not what I wanted.',
  writtenAt: '2026-11-20T06:00:00.000Z',
  editedAt: null,
  answer: null,
  hiddenAt: null,
  hideReason: null,
};
const hidden = { ...review, hiddenAt: '2026-11-21T06:00:00.000Z', hideReason: 'Other course' };
const listOf = (...data: (typeof review)[]) => ({ data, total: data.length, more: false, next: null });
const list = 'GET /reviews/';
const open = (api: Record<string, unknown>, path = '/adminreviews') =>
  renderInApp(<ReviewsPage />, {
    path,
    user: buildUser({ type: 1 }),
    api: { 'GET /course/c1/': { title: 'Fingerstyle guitar' }, ...api },
  });
const posted = () => sentRequests.filter(({ method }) => method === 'POST');

it('requests 20 reviews by state, stars and course', async () => {
  open({ [list]: listOf(review) }, '/adminreviews?state=unanswered&rating=2&course=c1');
  const row = (await screen.findByText('Tasnim Rahman')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent(/Fingerstyle guitar.*Not what I wanted\..*20-11-2026.*Visible/);
  expect(within(row).getByRole('img', { name: '2 stars' })).toBeInTheDocument();
  expect(sentRequests.map(({ path }) => path)).toContain(
    '/reviews/?page=1&limit=20&state=unanswered&rating=2&course=c1',
  );
});

it('finds the course of the filter by typing, and shows the title of the chosen one', async () => {
  open(
    {
      [list]: listOf(review),
      'GET /course/adminallcourse?page=1&limit=10': { data: [], total: 0 },
      'GET /course/adminallcourse?page=1&limit=10&q=finger': {
        data: [{ _id: 'c1', title: 'Fingerstyle guitar', instructorName: 'Arif' }],
        total: 1,
      },
    },
    '/adminreviews',
  );
  const picker = await screen.findByRole('combobox', { name: 'Course' });
  await userEvent.click(picker);
  await userEvent.type(picker, 'finger');
  await userEvent.click(await screen.findByRole('option', { name: /Fingerstyle guitar/ }));
  expect(currentUrl()).toBe('/adminreviews?course=c1');
  await waitFor(() => expect(picker).toHaveValue('Fingerstyle guitar'));
  await userEvent.click(picker);
  await userEvent.click(await within(screen.getByRole('listbox', { name: 'Course' })).findByText('All'));
  expect(currentUrl()).toBe('/adminreviews');
});

it('hides a review with a reason; without one nothing is sent', async () => {
  const answers = [listOf(review), listOf(hidden)];
  open({ [list]: () => answers.shift(), 'POST /reviews/hide/r1': { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Hide' });
  await userEvent.click(confirm);
  expect(posted()).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Other course');
  await userEvent.click(confirm);
  expect(await screen.findByText('The review is hidden.')).toBeVisible();
  expect(posted().map(({ body }) => body)).toEqual(['{"reason":"Other course"}']);
  expect(await screen.findByText('Other course')).toBeVisible();
});

it('shows a hidden review again', async () => {
  const answers = [listOf(hidden), listOf(review)];
  open({ [list]: () => answers.shift(), 'POST /reviews/restore/r1': { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show again' }));
  expect(await screen.findByText('The review is visible again.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Hide' })).toBeVisible();
});
