import type { ApiSchemas } from '@sargam/kit';
import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
} from '@sargam/kit/testing';
import { CourseReviews } from './CourseReviews.tsx';

const review: ApiSchemas['StaffReview'] = {
  _id: 'r1',
  courseId: 'c1',
  courseName: 'Fingerstyle guitar',
  userId: 'u1',
  userName: 'Mitu R.',
  userEmail: '',
  rating: 4,
  text: 'Clear and patient.',
  writtenAt: '2026-11-20T06:00:00.000Z',
  editedAt: null,
  answer: null,
  hiddenAt: null,
  hideReason: null,
};
const answered = { ...review, answer: { text: 'Thank you!', answeredAt: '2026-11-21T06:00:00.000Z' } };
const listOf = (...data: ApiSchemas['StaffReview'][]) => ({
  data,
  total: data.length,
  more: false,
  next: null,
});
const LIST = 'GET /reviews/';
const ANSWER = '/reviews/answer/r1';
const open = (api: Record<string, unknown>, language: 'en' | 'bn' = 'en') =>
  renderInApp(<CourseReviews course="c1" />, {
    user: buildUser({ type: 3, instructor: 'i1' }),
    language,
    api,
  });
const sent = (method: string) => sentRequests.filter((one) => one.method === method);

it('answers a review of the course', async () => {
  const lists = [listOf(review), listOf(answered)];
  open({ [LIST]: () => lists.shift(), [`PUT ${ANSWER}`]: { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Thank you!');
  await userEvent.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByText('Your answer is saved.')).toBeVisible();
  expect(sent('PUT').map(({ body }) => body)).toEqual(['{"text":"Thank you!"}']);
  expect(await screen.findByRole('button', { name: 'Change the answer' })).toBeVisible();
  expect(sentRequests[0]?.path).toBe('/reviews/?course=c1');
});

it('names the broken rule at the answer, which stays in the field', async () => {
  const refusal = problemResponse(400, 'answer-has-link', 'no links');
  open({ [LIST]: listOf(answered), [`PUT ${ANSWER}`]: refusal }, 'bn');
  await userEvent.click(await screen.findByRole('button', { name: 'উত্তর বদলান' }));
  await userEvent.click(screen.getByRole('button', { name: 'উত্তর সেভ করুন' }));
  expect((await screen.findAllByText('উত্তরে লিংক দেওয়া যাবে না।')).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox')).toHaveValue('Thank you!');
});

it('deletes the answer', async () => {
  const lists = [listOf(answered), listOf(review)];
  open({ [LIST]: () => lists.shift(), [`DELETE ${ANSWER}`]: { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the answer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete answer' }));
  expect(await screen.findByRole('button', { name: 'Answer' })).toBeVisible();
  expect(sent('DELETE')).toHaveLength(1);
});

it('says that there are no reviews', async () => {
  open({ [LIST]: listOf() });
  expect(await screen.findByText('No reviews yet.')).toBeVisible();
});
