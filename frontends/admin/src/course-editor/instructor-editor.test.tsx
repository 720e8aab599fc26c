import {
  buildCourseDetail,
  buildUser,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { CourseEditor } from '../course-editor-module.ts';
import { installFakeXhr, type SentForm } from '../testing/fake-xhr.ts';

jest.setTimeout(20_000);

const course = buildCourseDetail({
  published: false,
  price: 0,
  validity: 0,
  title: 'First chords',
  version: 7,
  proposal: { price: 1500, oldPrice: 0, validity: 30 },
});
const links = { course: (id: string) => `/own?edit=${id}`, lessons: (id: string) => `/own?lessons=${id}` };
const submission = {
  state: 'waiting',
  sentAt: '2026-11-18T06:00:00.000Z',
  decidedAt: null,
  comment: null,
} as const;
let forms: SentForm[] = [];
beforeEach(() => {
  sessionStorage.clear();
  forms = installFakeXhr(() => ({ status: 200, body: { data: course, notAdded: [] } }));
});

const open = (some: object = {}, items: readonly object[] = [], type: 2 | 3 = 3) =>
  renderInApp(<CourseEditor courseId="c1" links={links} />, {
    path: '/instructorpanel?tab=0&edit=c1',
    user: buildUser({ type, instructor: 'i1' }),
    api: {
      'GET /instructor/i1/': { _id: 'i1', name: 'Mitu' },
      'GET /course/c1/?texts=both&revision=draft': { ...course, ...some },
      'GET /course/c1/checklist': { data: items, ready: false },
      'POST /course/submission/send/c1': { success: true, data: course },
      'POST /course/submission/take-back/c1': { success: true, data: course },
    },
  });
const posted = () => sentRequests.filter(({ method }) => method === 'POST').map(({ path }) => path);

it('an instructor proposes prices, and has neither bundle nor publication', async () => {
  open();
  const proposed = within(await screen.findByRole('region', { name: 'Proposed prices' }));
  const price = within(proposed.getByRole('group', { name: 'Course' })).getByRole('textbox', {
    name: 'Price',
  });
  expect(price).toHaveValue('1500');
  expect(screen.queryByRole('region', { name: 'Bundle' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Lessons' })).toHaveAttribute('href', '/own?lessons=c1');
  await userEvent.clear(price);
  await userEvent.type(price, '1800');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(forms[0]?.fields).toEqual({ price: '1800', version: '7' }));
});

it('a complete course is sent even if the profile is not published yet', async () => {
  open({}, [
    { name: 'title', required: true, done: true },
    { name: 'instructor-published', required: true, done: false },
  ]);
  const send = await screen.findByRole('button', { name: 'Send for review' });
  await waitFor(() => expect(send).toBeEnabled());
  await userEvent.click(send);
  expect(await screen.findByText('The course is sent. An admin looks at it.')).toBeVisible();
  expect(posted()).toEqual(['/course/submission/send/c1']);
});

it('a published course is sent when only its lessons are changed', async () => {
  const published = { published: true, proposal: null, price: 1500, validity: 30 };
  open({ ...published, lessonChanges: 2 }, [{ name: 'title', required: true, done: true }]);
  const send = await screen.findByRole('button', { name: 'Send for review' });
  await waitFor(() => expect(send).toBeEnabled());
  expect(screen.getByText('2 changes of lessons or files are not published yet.')).toBeVisible();
});

it('a course without a lesson cannot be sent', async () => {
  open({}, [{ name: 'lesson', required: true, done: false }]);
  await screen.findByText('A lesson');
  expect(screen.getByRole('button', { name: 'Send for review' })).toBeDisabled();
});

it('a waiting course is changed only after it is taken back', async () => {
  open({ submission });
  const title = await screen.findByDisplayValue('First chords');
  expect(title.closest('[inert]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('You can change the course again.')).toBeVisible();
  expect(posted()).toEqual(['/course/submission/take-back/c1']);
});

it('a content uploader does not change a waiting course, and sees who can take it back', async () => {
  open({ submission }, [], 2);
  const title = await screen.findByDisplayValue('First chords');
  expect(title.closest('[inert]')).not.toBeNull();
  expect(screen.getByText(/Its instructor can take it back/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

it('shows what the admin asks for', async () => {
  open({ submission: { ...submission, state: 'changes-asked', comment: 'More chords' } });
  expect(await screen.findByText('More chords')).toBeVisible();
  expect(screen.getByText('Changes asked for')).toBeVisible();
});

it('an instructor saves a draft with a title only', async () => {
  renderInApp(<CourseEditor links={links} />, {
    path: '/instructorpanel?tab=0&edit=new',
    user: buildUser({ type: 3, instructor: 'i1' }),
    api: { 'GET /instructor/i1/': { _id: 'i1', name: 'Mitu' } },
  });
  const titles = within(await screen.findByRole('group', { name: 'Title' }));
  await userEvent.type(titles.getByRole('textbox', { name: 'English' }), 'Ragas');
  await userEvent.click(screen.getByRole('button', { name: 'Add course' }));
  await waitFor(() =>
    expect(forms[0]?.fields).toMatchObject({ title: 'Ragas', courseType: 'beginner', instructor: 'i1' }),
  );
  expect(forms[0]?.fields).not.toHaveProperty('subtitle');
});
