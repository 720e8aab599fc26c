import type { ApiSchemas } from '@sargam/kit';
import {
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildFreebie } from '../testing/freebie-samples.ts';
import { buildCourse } from '../testing/samples.ts';
import SearchPage from './SearchPage.tsx';

const found = (overrides: Partial<ApiSchemas['Found']> = {}): ApiSchemas['Found'] => ({
  courses: [buildCourse()],
  total: 1,
  instructors: [],
  freebies: [],
  facets: {
    categories: [
      { catagory: 'Guitar', count: 3 },
      { catagory: 'Drums', count: 2 },
    ],
    levels: [{ courseType: 'beginner', count: 4 }],
    instructors: [{ _id: 'i1', name: 'Arif Chowdhury', count: 2 }],
    prices: { min: 800, max: 2500 },
  },
  ...overrides,
});
const none = found({
  courses: [],
  total: 0,
  facets: { categories: [], levels: [], instructors: [], prices: { min: 0, max: 0 } },
});

const open = (path: string, api: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<SearchPage />, { path, language, api: { 'GET /search/': found(), ...api } });
const lastAsked = (): string | undefined =>
  sentRequests.filter(({ path }) => path.startsWith('/search/')).at(-1)?.path;
const facet = (name: RegExp) => within(screen.getByRole('complementary')).getByRole('link', { name });

it('requests the search in the address and sets the tab title', async () => {
  const api = { 'GET /search/': found({ total: 13 }) };
  open('/search?q=guitar&level=beginner&min=500&page=2', api);
  await screen.findByText(buildCourse().title);
  expect(lastAsked()).toBe('/search/?q=guitar&level=beginner&min=500&page=2&limit=12');
  expect(document.title).toBe('“guitar” – search · Sargam');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “guitar”');
  expect(screen.getByText('13 courses found')).toBeVisible();
});

it('replaces the history entry while typing and adds one for a facet', async () => {
  open('/search');
  const before = window.history.length;
  await userEvent.type(await screen.findByRole('searchbox'), 'gitar');
  expect(currentUrl()).toBe('/search?q=gitar');
  expect(window.history.length).toBe(before);
  await userEvent.click(facet(/^Drums\s+2 courses/));
  expect(currentUrl()).toBe('/search?q=gitar&catagory=Drums');
  expect(window.history.length).toBe(before + 1);
  expect(facet(/^Drums/)).toHaveAttribute('aria-current', 'true');
  window.history.back();
  await waitFor(() => expect(currentUrl()).toBe('/search?q=gitar'));
  expect(screen.getByRole('searchbox')).toHaveValue('gitar');
});

it('removes a facet by its link or chip and goes to the first page', async () => {
  open('/search?q=gitar&catagory=Drums&instructor=i1&page=3');
  await screen.findByText(buildCourse().title);
  const chips = screen.getByRole('list', { name: 'Chosen filters' });
  await userEvent.click(within(chips).getByRole('link', { name: 'Remove: Arif Chowdhury' }));
  expect(currentUrl()).toBe('/search?q=gitar&catagory=Drums');
  await userEvent.click(facet(/^Drums/));
  expect(currentUrl()).toBe('/search?q=gitar');
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
});

it('keeps a chosen facet without results visible', async () => {
  open('/search?q=gitar&level=advanced&catagory=Drums', {
    'GET /search/': { ...none, facets: found().facets },
  });
  expect(await screen.findByText('No course matches.')).toBeVisible();
  expect(facet(/^Advanced\s+0 courses/)).toHaveAttribute('aria-current', 'true');
  for (const clear of screen.getAllByRole('link', { name: 'Clear filters' }))
    expect(clear).toHaveAttribute('href', '/search?q=gitar');
});

it('folds the facet values after the sixth, which are in the markup, but not the chosen one', async () => {
  const instructors = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ _id: `i${n}`, name: `Teacher ${n}`, count: 1 }));
  open('/search?instructor=i8', { 'GET /search/': found({ facets: { ...found().facets, instructors } }) });
  const folded = (await screen.findByText('1 more')).closest('details') as HTMLDetailsElement;
  expect(folded.open).toBe(false);
  expect(folded.querySelector('a')).toHaveAttribute('href', '/search?instructor=i7');
  expect(facet(/^Teacher 8/)).toBeVisible();
});

it('filters by price with Bengali and ASCII digits', async () => {
  open('/search?q=gitar', {}, 'bn');
  await screen.findByText(buildCourse().title);
  await userEvent.type(screen.getByRole('textbox', { name: 'কমপক্ষে' }), '১,৫০০');
  await userEvent.type(screen.getByRole('textbox', { name: 'সর্বোচ্চ' }), '2500{Enter}');
  expect(currentUrl()).toBe('/search?q=gitar&min=1500&max=2500');
  expect(screen.getByRole('textbox', { name: 'সর্বোচ্চ' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'বাদ দিন: ৳১,৫০০.০০–৳২,৫০০.০০' }));
  expect(screen.getByRole('textbox', { name: 'সর্বোচ্চ' })).toHaveValue('');
});

it('shows matching instructors and freebies on the first page', async () => {
  const person = {
    _id: 'i9',
    name: 'Putul',
    band: 'Agontuk',
    bio: '',
    photo: null,
    banner: null,
    course: [],
  };
  const shown = { published: true, featured: false, createdAt: '2026-10-02T08:00:00.000Z', version: 1 };
  open('/search?q=gitar', {
    'GET /search/': found({ instructors: [{ ...person, ...shown }], freebies: [buildFreebie()] }),
  });
  const people = await screen.findByRole('region', { name: 'Instructors' });
  expect(within(people).getByRole('link', { name: 'Putul' })).toHaveAttribute('href', '/instructorview/i9');
  expect(
    within(screen.getByRole('region', { name: 'Freebies' })).getByRole('link', {
      name: buildFreebie().title,
    }),
  ).toHaveAttribute('href', '/freebies/f1');
});

it('offers instruments if nothing is found', async () => {
  open('/search?q=zzz', {
    'GET /search/': none,
    'GET /course/catagory/': { data: [{ catagory: 'Drums', count: 2 }] },
  });
  expect(await screen.findByText('Nothing found for “zzz”.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Drums' })).toHaveAttribute(
    'href',
    '/search?catagory=Drums',
  );
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('shows the error and retries', async () => {
  let broken = true;
  open('/search?q=gitar', {
    'GET /search/': () =>
      broken ? problemResponse(429, 'too-many-requests', 'Too many searches.') : found(),
  });
  expect(await screen.findByText('Too many searches.')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(buildCourse().title)).toBeVisible();
});

it('opens the filters on a small screen and moves the focus to the results', async () => {
  open('/search?q=gitar&level=beginner');
  await screen.findByText(buildCourse().title);
  const key = screen.getByRole('button', { name: 'Filters (1)' });
  await userEvent.click(key);
  expect(key).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 course' }));
  expect(key).toHaveAttribute('aria-expanded', 'false');
  expect(document.activeElement).toContainElement(screen.getByText(buildCourse().title));
});

it('focuses the search field with the slash key', async () => {
  open('/search?q=gitar');
  await screen.findByText(buildCourse().title);
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
