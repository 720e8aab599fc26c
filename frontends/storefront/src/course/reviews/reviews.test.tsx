import type { ApiSchemas } from '@sargam/kit';
import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  within,
} from '@sargam/kit/testing';
import { buildCourseDetail } from '../../testing/samples.ts';
import { ReviewSection } from './ReviewSection.tsx';

const review: ApiSchemas['CourseReview'] = {
  _id: 'r1',
  rating: 4,
  text: 'Clear and patient.',
  name: 'Mitu R.',
  writtenAt: '2026-11-20T06:00:00.000Z',
  edited: true,
  answer: { text: 'Thank you!', answeredAt: '2026-11-21T06:00:00.000Z' },
  own: false,
};
const listed = { data: [review], total: 3, average: 4.33, counts: [0, 0, 0, 2, 1], next: null };
const none = { data: [], total: 0, average: null, counts: [0, 0, 0, 0, 0], next: null };
const own: ApiSchemas['OwnReview'] = { review: null, right: 'granted', lessonsWatched: 4, lessonsNeeded: 4 };
const written: NonNullable<ApiSchemas['OwnReview']['review']> = {
  _id: 'r9',
  rating: 2,
  text: 'Too fast for me.',
  writtenAt: '2026-11-20T06:00:00.000Z',
  answer: null,
  hidden: false,
  hideReason: null,
};

const LIST = 'GET /course/c1/reviews';
const OWN = 'GET /learning/review/c1';
const SAVE = 'PUT /learning/review/c1';
const open = (api: Record<string, unknown>, more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<ReviewSection course={buildCourseDetail()} />, { ...more, api: { [LIST]: listed, ...api } });
const asStudent = { user: buildUser() };
const saved = () => sentRequests.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('shows the average, the distribution as text, and the reviews with their answers', async () => {
  open({});
  expect(await screen.findByText('4.3')).toBeVisible();
  expect(screen.getByText('3 reviews')).toBeVisible();
  expect(screen.getByText('4 stars').closest('li')).toHaveTextContent(/4 stars.*2/);
  const item = (await screen.findByText('Mitu R.')).closest('article') as HTMLElement;
  expect(within(item).getByRole('img', { name: '4 stars' })).toBeVisible();
  expect(item).toHaveTextContent(/20-11-2026 · edited.*Clear and patient\..*Thank you!/);
  expect(sentRequests.map(({ path }) => path)).toEqual(['/course/c1/reviews']);
});

it('shows digits and texts in Bengali', async () => {
  open({}, { language: 'bn' });
  expect(await screen.findByText('৪.৩')).toBeVisible();
  expect(screen.getByText('৩টি রিভিউ')).toBeVisible();
});

it('shows the next ten reviews on request', async () => {
  const second = { ...listed, data: [{ ...review, _id: 'r2', name: '' }] };
  open({ [LIST]: { ...listed, next: 'r1' }, 'GET /course/c1/reviews?after=r1': second });
  const more = await screen.findByRole('link', { name: 'Show more reviews' });
  expect(more).toHaveAttribute('href', '/courseview?id=c1&reviews=r1#reviews');
  await userEvent.click(more);
  expect(await screen.findByText('A student')).toBeVisible();
  expect(screen.getByText('Mitu R.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show more reviews' })).toBeNull();
});

it.each([
  ['r1', '/course/c1/reviews?after=r1'],
  ['r 1', '/course/c1/reviews'],
])('begins after the review in the URL if it is an id: %s', async (after, requested) => {
  const next = { ...listed, data: [{ ...review, name: 'Putul S.' }] };
  const path = `/courseview?id=c1&reviews=${after}`;
  open({ [LIST]: listed, 'GET /course/c1/reviews?after=r1': next }, { path });
  expect(await screen.findByText(after === 'r1' ? 'Putul S.' : 'Mitu R.')).toBeVisible();
  expect(sentRequests.at(-1)?.path).toBe(requested);
});

it('says that there are no reviews', async () => {
  open({ [LIST]: none });
  expect(await screen.findByText('No reviews yet')).toBeVisible();
});

it('offers a retry after a failure', async () => {
  open({ [LIST]: problemResponse(403, 'forbidden', 'no') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('explains how many lessons are missing before a review', async () => {
  open({ [OWN]: { ...own, right: 'watch-more', lessonsWatched: 1 } }, asStudent);
  expect(await screen.findByText(/a third of the lessons: 4 lessons\. Watched so far: 1\./)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('a student chooses the stars by keyboard and saves the review', async () => {
  const user = userEvent.setup();
  open({ [LIST]: none, [OWN]: own, [SAVE]: { success: true } }, asStudent);
  await screen.findByRole('group', { name: 'Your rating' });
  await user.click(screen.getByRole('button', { name: 'Save review' }));
  expect(screen.getByText('Choose one to five stars.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  expect(saved()).toEqual([]);
  await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await user.click(screen.getByLabelText('Your review in words'));
  await user.paste(' Clear and patient. ');
  await user.click(screen.getByRole('button', { name: 'Save review' }));
  expect(await screen.findByText('Your review is saved.')).toBeVisible();
  expect(saved()).toEqual(['{"rating":4,"text":"Clear and patient."}']);
});

it('names the broken rule at the words, which stay in the form', async () => {
  const refusal = problemResponse(400, 'review-has-phone', 'no phones');
  open({ [OWN]: { ...own, review: written }, [SAVE]: refusal }, { ...asStudent, language: 'bn' });
  await userEvent.click(await screen.findByRole('button', { name: 'রিভিউ বদলান' }));
  const words = screen.getByLabelText('আপনার মতামত');
  await userEvent.clear(words);
  await userEvent.click(words);
  await userEvent.paste('Call 01712345678 now');
  await userEvent.click(screen.getByRole('button', { name: 'রিভিউ সেভ করুন' }));
  expect(await screen.findByText('রিভিউতে ফোন নম্বর দেওয়া যাবে না।')).toBeVisible();
  expect(words).toHaveValue('Call 01712345678 now');
});

it('deletes the own review after a question', async () => {
  open({ [OWN]: { ...own, review: written }, 'DELETE /learning/review/c1': { success: true } }, asStudent);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete review' }));
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete review' }),
  );
  expect(await screen.findByText('Your review is deleted.')).toBeVisible();
});

it('a hidden review shows its reason and cannot be deleted', async () => {
  open({ [OWN]: { ...own, review: { ...written, hidden: true, hideReason: 'Other course' } } }, asStudent);
  expect(await screen.findByText('Only you see it. Reason: Other course')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete review' })).toBeNull();
});

it('a review of a refunded course can be deleted, but not changed', async () => {
  open({ [OWN]: { ...own, review: written, right: 'not-bought' } }, asStudent);
  expect(await screen.findByRole('button', { name: 'Delete review' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change your review' })).toBeNull();
});
