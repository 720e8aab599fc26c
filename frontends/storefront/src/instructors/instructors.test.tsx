import type { ApiSchemas } from '@sargam/kit';
import { problemResponse, renderInApp, screen, userEvent, within } from '@sargam/kit/testing';
import { buildCourse } from '../testing/samples.ts';
import InstructorListPage from './InstructorListPage.tsx';
import InstructorPage from './InstructorPage.tsx';

const buildPerson = (
  overrides: Partial<ApiSchemas['InstructorPage']> = {},
): ApiSchemas['InstructorPage'] => ({
  _id: 'i1',
  name: 'Arif Chowdhury',
  bio: 'One bar, many times, with patience.',
  band: 'Kashbon',
  photo: null,
  course: ['c1', 'c2'],
  published: true,
  featured: false,
  createdAt: '2021-02-03T08:00:00.000Z',
  banner: null,
  version: 1,
  courses: [buildCourse()],
  bundles: [buildCourse({ _id: 'c2', title: 'The rhythm section', bundle: true })],
  ...overrides,
});

describe('the list of instructors', () => {
  const open = (path: string, list: unknown, language: 'en' | 'bn' = 'en') =>
    renderInApp(<InstructorListPage />, { path, language, api: { 'GET /instructor/': list } });
  const people = Array.from({ length: 12 }, (_, i) => buildPerson({ _id: `i${i}`, name: `Person ${i}` }));

  it.each([
    ['en', 'View Instructor: Person 3', 'View Instructor'],
    ['bn', 'প্রোফাইল দেখুন: Person 3', 'প্রোফাইল দেখুন'],
  ] as const)('links to each instructor (%s)', async (language, name, text) => {
    open('/instructorlist', { data: people, total: 30 }, language);
    const button = await screen.findByRole('link', { name });
    expect(button).toHaveAttribute('href', '/instructorview/i3');
    expect(button).toHaveTextContent(text);
  });

  it('has pages of twelve, stored in the URL', async () => {
    open('/instructorlist?page=2', { data: people, total: 30 });
    const pages = within(await screen.findByRole('navigation'));
    expect(pages.getByRole('link', { name: /^Page 3/ })).toHaveAttribute('href', '/instructorlist?page=3');
  });

  it('shows an empty state, and an error with a retry', async () => {
    const page = open('/instructorlist', { data: [], total: 0 });
    expect(await screen.findByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/allcourses');
    page.unmount();
    open('/instructorlist?page=3', problemResponse(400, 'x', 'no'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe("an instructor's page", () => {
  const open = (person: unknown, language: 'en' | 'bn' = 'en') =>
    renderInApp(<InstructorPage />, {
      path: '/instructorview/i1',
      route: '/instructorview/:id',
      language,
      api: { 'GET /instructor/i1/': person },
    });

  it.each([
    ['en', 'Band: Kashbon', 'Joined on February 3, 2021'],
    ['bn', 'ব্যান্ড: Kashbon', /৩ ফেব্রুয়ারি ২০২১/],
  ] as const)('shows name, bio, band and joining date (%s)', async (language, band, joined) => {
    open(buildPerson(), language);
    expect(await screen.findByRole('heading', { level: 1, name: 'Arif Chowdhury' })).toBeVisible();
    expect(screen.getByText('One bar, many times, with patience.')).toBeVisible();
    expect(screen.getByText(band)).toBeVisible();
    expect(screen.getByText(joined)).toBeVisible();
  });

  it('lists bundles and single courses separately and links to all instructors', async () => {
    open(buildPerson());
    const bundles = within(await screen.findByRole('region', { name: 'Bundle courses' }));
    expect(bundles.getByRole('link', { name: 'The rhythm section' })).toBeVisible();
    const single = within(screen.getByRole('region', { name: 'Single courses' }));
    expect(single.getByRole('link', { name: 'Fingerstyle guitar from zero' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Instructors' })).toHaveAttribute('href', '/instructorlist');
  });

  it('shows an empty state without courses, and not found for an unknown id', async () => {
    const page = open(buildPerson({ courses: [], bundles: [] }));
    expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
    page.unmount();
    renderInApp(<InstructorPage />, { path: '/instructorview/gone', route: '/instructorview/:id' });
    expect(await screen.findByRole('link', { name: 'All instructors' })).toHaveAttribute(
      'href',
      '/instructorlist',
    );
  });

  it('offers a retry after an error', async () => {
    let broken = true;
    open(() => (broken ? problemResponse(400, 'x', 'no') : buildPerson()));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Arif Chowdhury' })).toBeVisible();
  });
});
