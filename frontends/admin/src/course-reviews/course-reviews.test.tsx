import type { ApiSchemas } from '@sargam/kit';
import {
  buildCourseDetail,
  buildUser,
  freezeTime,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  within,
} from '@sargam/kit/testing';
import CourseReviewsPage from './CourseReviewsPage.tsx';

const waiting: ApiSchemas['WaitingCourse'] = {
  ...buildCourseDetail({ _id: 'c1', title: 'First chords', published: false, price: 0, version: 7 }),
  submission: {
    state: 'waiting',
    sentAt: '2026-11-18T06:00:00.000Z',
    decidedAt: null,
    comment: null,
  },
  proposal: { price: 1500, oldPrice: 0, validity: 30 },
  lessonChanges: 0,
};
const list = 'GET /course/submission/waiting';
const open = (api: Record<string, unknown>) =>
  renderInApp(<CourseReviewsPage />, { path: '/admincoursereviews', user: buildUser({ type: 1 }), api });
const posted = () =>
  sentRequests
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => [path, JSON.parse(body ?? 'null')]);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));

beforeEach(() => freezeTime('2026-11-21T06:00:00Z'));
afterEach(() => jest.useRealTimers());

it('shows how long each course waits, and what the instructor proposes', async () => {
  open({
    [list]: {
      data: [waiting, { ...waiting, _id: 'c2', title: 'Scales', published: true, lessonChanges: 3 }],
      total: 2,
    },
  });
  const row = (await screen.findByText('First chords')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent(/Arif Chowdhury.*New course.*3 days.*৳1,500\.00/);
  expect((await screen.findByText('Scales')).closest('tr')).toHaveTextContent(
    /Changes\s*3 changes of lessons or files/,
  );
  expect(within(row).getByRole('link', { name: 'Preview as a student' })).toHaveAttribute(
    'href',
    '/courseview?id=c1&preview=draft',
  );
});

it('publishes with the proposed prices, which the admin changes', async () => {
  open({
    [list]: { data: [waiting], total: 1 },
    'POST /course/submission/publish/c1': { success: true },
  });
  await screen.findByText('First chords');
  await press('Publish');
  const price = within(inDialog().getByRole('group', { name: 'Course' })).getByRole('textbox', {
    name: 'Price',
  });
  expect(price).toHaveValue('1500');
  await userEvent.clear(price);
  await userEvent.type(price, '1800');
  await userEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Course published!!!')).toBeVisible();
  expect(posted()).toEqual([
    ['/course/submission/publish/c1', expect.objectContaining({ price: 1800, validity: 30, version: 7 })],
  ]);
});

it('asks for changes with a comment; without one nothing is sent', async () => {
  open({
    [list]: { data: [waiting], total: 1 },
    'POST /course/submission/changes/c1': { success: true },
  });
  await screen.findByText('First chords');
  await press('Ask for changes');
  await userEvent.click(inDialog().getByRole('button', { name: 'Send comment' }));
  expect(posted()).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'More chords');
  await userEvent.click(inDialog().getByRole('button', { name: 'Send comment' }));
  expect(await screen.findByText('The instructor gets your comment.')).toBeVisible();
  expect(posted()).toEqual([['/course/submission/changes/c1', { comment: 'More chords', version: 7 }]]);
});

it('the second of two admins reads that the course is decided', async () => {
  open({
    [list]: { data: [waiting], total: 1 },
    'POST /course/submission/publish/c1': problemResponse(409, 'submission-outdated', 'Decided already'),
  });
  await screen.findByText('First chords');
  await press('Publish');
  await userEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Decided already')).toBeVisible();
});

it('says that no course waits', async () => {
  open({ [list]: { data: [], total: 0 } });
  expect(await screen.findByText('No course waits for review.')).toBeVisible();
});
