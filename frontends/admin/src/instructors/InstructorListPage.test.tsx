import {
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
} from '@sargam/kit/testing';
import InstructorListPage from './InstructorListPage.tsx';

const instructor = {
  _id: 'i1',
  name: 'Arif Chowdhury',
  bio: 'Plays',
  band: 'Moyur',
  photo: null,
  banner: null,
  course: ['c1', 'c2'],
  published: true,
  featured: false,
  percentage: 60,
  createdAt: '2026-10-02T08:00:00.000Z',
  version: 3,
};
const hidden = { ...instructor, _id: 'i2', name: 'Mitu Das', published: false, featured: true };

const open = (api: Record<string, unknown> = {}) =>
  renderInApp(<InstructorListPage />, {
    path: '/admininstructorlist',
    user: buildUser({ type: 1 }),
    api: { 'GET /instructor/admin/instructorlist': { data: [instructor, hidden], total: 2 }, ...api },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows band, number of courses, share and state, and links to the profile', async () => {
  open();
  const card = (await screen.findByText('Mitu Das')).closest('article');
  expect(card).toHaveTextContent(/Unpublished.*Featured.*Moyur.*2 courses.*Share 60%/);
  expect(screen.getAllByRole('link', { name: 'Read More' })[1]).toHaveAttribute('href', '/instructorview/i2');
});

it.each([
  ['Un Publish', 'GET /instructor/instructorunpublish/i1', 'Instructor Un-Published successfully!!'],
  ['Publish', 'GET /instructor/instructorpublish/i2', 'Instructor Published successfully!!'],
  ['Feature', 'POST /instructor/featured/add/', 'Instructor Updated Successfully!'],
])('the button %s calls %s', async (button, call, text) => {
  open({ [call]: { success: 'true' } });
  await screen.findByText('Mitu Das');
  await press(button);
  expect(await screen.findByText(text)).toBeVisible();
});

it('a failure without a message of the server shows the specified text in the style of an error', async () => {
  open({ 'GET /instructor/instructorpublish/i2': problemResponse(500, 'internal', '') });
  await screen.findByText('Mitu Das');
  await press('Publish');
  expect(await screen.findByRole('alert')).toHaveTextContent('Instructor Published failed!!');
});

it('a change of another admin is refused with the message of the server', async () => {
  const text = 'This was changed by someone else.';
  open({ 'GET /instructor/instructorunpublish/i1': problemResponse(409, 'version-outdated', text) });
  await screen.findByText('Mitu Das');
  await press('Un Publish');
  expect(await screen.findByText(text)).toBeVisible();
  expect(sentRequests.map(({ path }) => path)).toContain('/instructor/instructorunpublish/i1?version=3');
});

it('switches to the featured instructors', async () => {
  open();
  await screen.findByText('Mitu Das');
  await press('Featured instructors');
  expect(currentUrl()).toBe('/admininstructorlist?featured=true');
});
