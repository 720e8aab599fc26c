import { buildUser, problemResponse, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { buildCart, buildCourseDetail, buildLesson } from '../../testing/samples.ts';
import CoursePage from '../CoursePage.tsx';

jest.mock('@sargam/kit/player', () => ({
  Player: ({ title }: { title: string }) => <p>Playing {title}</p>,
  preloadPlayer: jest.fn(),
}));

const path = '/course/certificate/tasnim%40example.com/c1/Fingerstyle%20guitar%20from%20zero';
const endsAt = '2099-01-01T00:00:00.000Z';
const access = { tier: 'gold' as const, startedAt: '2026-11-01T00:00:00.000Z', endsAt, active: true };
const lessons = [
  buildLesson({ completed: true, watched: true }),
  buildLesson({ _id: 'l2' }),
  buildLesson({ _id: 'l3' }),
];
const bought = buildCourseDetail({ videos: lessons, access });
const open = (answer: unknown, more: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<CoursePage />, {
    path: '/courseview?id=c1',
    user: buildUser({ email: 'tasnim@example.com' }),
    ...more,
    api: {
      'GET /course/c1/': bought,
      'GET /cart/u1': buildCart(),
      'GET /wishlist/u1': { data: [], total: 0 },
      'GET /cart/offers/u1/c1': { data: [], total: 0 },
      [`GET ${path}`]: answer,
      ...more.api,
    },
  });
const press = async (name = 'Apply for a certificate') =>
  userEvent.click(await screen.findByRole('button', { name }));

it.each([
  ['success', 'Your application has been received.'],
  ['pending', 'Your application is being looked at.'],
  ['provided', 'Your certificate has been provided.'],
])('shows the status of the application: %s', async (success, words) => {
  open({ success, message: 'Yours.' });
  await press();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply for a certificate' })).toBeNull();
});

it.each([
  ['pending', 'Your application is being looked at.'],
  ['provided', 'Your certificate has been provided.'],
  ['revoked', 'Your certificate has been revoked.'],
] as const)('shows an earlier application: %s', async (certificate, words) => {
  open({}, { api: { 'GET /course/c1/': { ...bought, certificate } } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply for a certificate' })).toBeNull();
});

it.each([
  ['en', 'Apply for a certificate', 'Finish 2 more lessons first.'],
  ['bn', 'সার্টিফিকেটের জন্য আবেদন করুন', 'আগে আরও ২টি লেসন শেষ করুন।'],
] as const)('shows the number of unfinished lessons as an error (%s)', async (language, button, words) => {
  const refusal = problemResponse(409, 'lessons-unfinished', 'Finish every lesson first: 1 of 3 are done.');
  open(refusal, { language });
  await press(button);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: button })).toBeVisible();
});

it('shows the server’s text for other errors', async () => {
  open(problemResponse(403, 'another', 'Not today.'));
  await press();
  expect(await screen.findByText('Not today.')).toBeVisible();
});

it('is inactive for a visitor, who reads what is missing', async () => {
  open({}, { user: undefined });
  const button = await screen.findByRole('button', { name: 'Apply for a certificate' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/bought the course/);
});

it('is not offered to a student without the course', async () => {
  open({}, { api: { 'GET /course/c1/': buildCourseDetail() } });
  expect(await screen.findByRole('heading', { name: 'About the course' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply for a certificate' })).toBeNull();
});
