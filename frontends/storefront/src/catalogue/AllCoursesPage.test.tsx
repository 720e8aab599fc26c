import {
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { buildCourse } from '../testing/samples.ts';
import AllCoursesPage from './AllCoursesPage.tsx';

const categories = [
  { catagory: 'Guitar', count: 1 },
  { catagory: 'Drums', count: 1 },
];
const listOf = (...courses: ReturnType<typeof buildCourse>[]) => ({
  data: courses,
  total: courses.length,
  categories,
});
const guitar = buildCourse();
const drums = buildCourse({ _id: 'c2', title: 'First grooves', catagory: 'Drums' });
const people = { 'GET /instructor/': { data: [], total: 0 } };
const lists = (): number => sentRequests.filter(({ path }) => path.startsWith('/course/')).length;

describe('all courses', () => {
  it('stores the filters in the address and requests them', async () => {
    renderInApp(<AllCoursesPage />, {
      path: '/allcourses',
      api: {
        ...people,
        'GET /course/?limit=12': listOf(guitar, drums),
        'GET /course/': listOf(drums),
      },
    });
    await screen.findByText('First grooves');
    await userEvent.click(screen.getByRole('button', { name: 'Drums' }));
    await waitFor(() => expect(screen.queryByText(guitar.title)).toBeNull());
    expect(currentUrl()).toBe('/allcourses?catagory=Drums');
    await userEvent.click(screen.getByRole('button', { name: 'Advanced' }));
    await waitFor(() => expect(currentUrl()).toBe('/allcourses?catagory=Drums&courseType=advanced'));
  });

  it('searches after a pause in typing', async () => {
    renderInApp(<AllCoursesPage />, {
      path: '/allcourses',
      api: { ...people, 'GET /course/': listOf(guitar) },
    });
    await userEvent.type(await screen.findByRole('searchbox'), 'gitar');
    await waitFor(() => expect(currentUrl()).toBe('/allcourses?q=gitar'));
  });

  it('requests an empty unfiltered list a second time, then shows it (decision C11)', async () => {
    renderInApp(<AllCoursesPage />, {
      path: '/allcourses',
      api: { ...people, 'GET /course/': { data: [], total: 0, categories: [] } },
    });
    expect(await screen.findByText('There are no courses yet.')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(lists()).toBe(2);
  });

  it('shows the courses of the second request', async () => {
    const answers = [{ data: [], total: 0, categories: [] }, listOf(guitar)];
    renderInApp(<AllCoursesPage />, {
      path: '/allcourses',
      api: { ...people, 'GET /course/': () => answers.shift() },
    });
    expect(await screen.findByText(guitar.title)).toBeVisible();
  });

  it('offers to clear the filters without a second request if nothing matches', async () => {
    renderInApp(<AllCoursesPage />, {
      path: '/allcourses?catagory=Guitar&q=zzz',
      api: { ...people, 'GET /course/': { data: [], total: 0, categories } },
    });
    expect(await screen.findByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/allcourses');
    expect(lists()).toBe(1);
  });

  it('shows the last page if the page in the URL is too high', async () => {
    renderInApp(<AllCoursesPage />, {
      path: '/allcourses?page=99',
      api: {
        ...people,
        'GET /course/?page=99&limit=12': { data: [], total: 13, categories },
        'GET /course/': { data: [drums], total: 13, categories },
      },
    });
    expect(await screen.findByText('First grooves')).toBeVisible();
    expect(currentUrl()).toBe('/allcourses?page=2');
  });

  it('offers a retry after an error', async () => {
    let broken = true;
    renderInApp(<AllCoursesPage />, {
      path: '/allcourses',
      api: { ...people, 'GET /course/': () => (broken ? problemResponse(400, 'x', 'no') : listOf(guitar)) },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(retry);
    expect(await screen.findByText(guitar.title)).toBeVisible();
  });
});
