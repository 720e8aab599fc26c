import type { ApiSchemas } from '@sargam/kit';
import {
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import UpcomingCreatePage from './UpcomingCreatePage.tsx';
import UpcomingPage from './UpcomingPage.tsx';

const uploader = buildUser({ type: 2 });
const course: ApiSchemas['UpcomingCourse'] = {
  _id: 'u1',
  name: 'Esraj',
  photo: null,
  createdAt: '2026-11-01T06:00:00.000Z',
};
globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));
afterEach(() => sessionStorage.clear());

it('deletes an upcoming course after the question', async () => {
  const answers = [{ data: [course] }, { data: [] }];
  renderInApp(<UpcomingPage />, {
    path: '/adminupcomingcourselist',
    user: uploader,
    api: { 'GET /course/upcoming': () => answers.shift(), 'POST /course/upcomingdelete/': { success: true } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Course Deleted!!')).toBeVisible();
  expect(sentRequests.find(({ method }) => method === 'POST')?.body).toBe('{"id":"u1"}');
  expect(await screen.findByText('No data found')).toBeVisible();
});

const open = (api: Record<string, unknown> = {}) =>
  renderInApp(<UpcomingCreatePage />, { path: '/upcoming', user: uploader, api });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create upcoming course' }));

it('a course needs a picture', async () => {
  open();
  await userEvent.type(screen.getByRole('textbox', { name: 'English' }), 'Esraj');
  await submit();
  await waitFor(() => expect(screen.getAllByText('any of the field is missing')).toHaveLength(2));
  expect(sentRequests).toEqual([]);
});

it('sends name and picture, with the same id again after a lost answer, and goes to the list', async () => {
  const answers = [problemResponse(500, 'internal', 'No answer'), { success: true }];
  open({ 'POST /user/upcoming/': () => answers.shift() });
  await userEvent.type(screen.getByRole('textbox', { name: 'English' }), 'Esraj');
  await userEvent.upload(
    document.querySelector('input[type="file"]') as HTMLInputElement,
    new File(['x'], 'esraj.png', { type: 'image/png' }),
  );
  await submit();
  expect(await screen.findByText('No answer')).toBeVisible();
  await submit();
  expect(await screen.findByText('Upcoming Course Added!!')).toBeVisible();
  const [first, repeat] = sentRequests.map(({ body }) => body ?? '');
  expect(repeat).toContain('filename="esraj.png"');
  const id = /name="_id"\s+([\w-]{36})/;
  expect(id.exec(repeat ?? '')?.[1]).toBe(id.exec(first ?? '')?.[1] ?? 'none');
  await waitFor(() => expect(currentUrl()).toBe('/adminupcomingcourselist'));
});
