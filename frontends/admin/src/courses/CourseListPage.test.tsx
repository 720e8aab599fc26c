import {
  buildCourseCard,
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import CourseListPage from './CourseListPage.tsx';

const published = buildCourseCard({ featured: false, version: 4 });
const draft = buildCourseCard({ _id: 'c2', title: 'Drums from zero', published: false, featured: true });
const listUrl = 'GET /course/adminallcourse';
const open = (api: Record<string, unknown> = {}, type: 1 | 2 = 1) =>
  renderInApp(<CourseListPage />, {
    path: '/admincourselist',
    user: buildUser({ type }),
    api: { [listUrl]: { data: [published, draft], total: 2 }, ...api },
  });
const paths = () => sentRequests.map(({ method, path }) => `${method} ${path}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the state of each course, and links to the course, its form and its lessons', async () => {
  open();
  const card = (await screen.findByText('Drums from zero')).closest('article');
  expect(card).toHaveTextContent(/Unpublished.*Featured/);
  expect(screen.getByRole('link', { name: 'Drums from zero' })).toHaveAttribute('href', '/courseview?id=c2');
  const hrefs = [...(card?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining(['/courseview?id=c2', '/updatecourse?id=c2', '/updatelesson?id=c2']),
  );
});

it('publishes over the shown version, says so and reloads the list', async () => {
  open({ 'GET /course/published/c2': { success: true } });
  await screen.findByText('Drums from zero');
  await press('Publish');
  expect(await screen.findByText('Course published!!!')).toBeVisible();
  expect(paths()).toContain('GET /course/published/c2?version=1');
  await waitFor(() =>
    expect(paths().filter((path) => path.startsWith('GET /course/adminallcourse'))).toHaveLength(2),
  );
});

it('shows the refusal of the server in the style of an error', async () => {
  open({ 'GET /course/published/c2': problemResponse(422, 'course-has-no-lesson', 'published Rejected!!') });
  await screen.findByText('Drums from zero');
  await press('Publish');
  expect(await screen.findByRole('alert')).toHaveTextContent('published Rejected!!');
});

it.each([
  ['Un Publish', 'GET /course/unpublished/c1', undefined, 'Course Unpublished!!!'],
  ['Feature', 'POST /course/featured/add/', { featured: ['c1'], unFeatured: [] }, 'Course Feature!!!'],
  ['Un Feature', 'POST /course/featured/add/', { featured: [], unFeatured: ['c2'] }, 'Course Unfeature!!!'],
])('the button %s calls %s', async (button, call, body, text) => {
  open({ [call]: { success: true } });
  await screen.findByText('Drums from zero');
  await press(button);
  expect(await screen.findByText(text)).toBeVisible();
  const sent = sentRequests.find(({ method, path }) => call === `${method} ${path.split('?')[0]}`);
  expect(sent?.body ? JSON.parse(sent.body) : undefined).toEqual(body);
});

it('the toggle, the search and the state are in the URL and in the call', async () => {
  open();
  await screen.findByText('Drums from zero');
  await press('Featured courses');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Published');
  await userEvent.type(screen.getByLabelText('Search by title'), 'drum');
  await waitFor(() => expect(currentUrl()).toBe('/admincourselist?featured=true&published=true&q=drum'));
  await waitFor(() =>
    expect(paths()).toContain(
      'GET /course/adminallcourse?page=1&limit=12&q=drum&featured=true&published=true',
    ),
  );
});

it('a content uploader changes no state and sees no price', async () => {
  open({}, 2);
  await screen.findByText('Drums from zero');
  expect(screen.queryByRole('button', { name: /publish|feature/i })).toBeNull();
  expect(screen.queryByText('৳1,500.00')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Edit' })).toHaveLength(2);
});

it('an empty list says so and leads to the form', async () => {
  open({ [listUrl]: { data: [], total: 0 } });
  expect(await screen.findByText('No data found')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add course' })).not.toHaveLength(0);
});
