import {
  buildCourseCard,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { HeaderSearch } from './HeaderSearch.tsx';

const course = (id: string, title: string) => buildCourseCard({ _id: id, title });
const person = {
  _id: 'i1',
  name: 'Arif Chowdhury',
  bio: '',
  band: 'Agontuk',
  photo: null,
  course: [],
  published: true,
  featured: false,
  createdAt: '2026-10-02T08:00:00.000Z',
};
const freebie = {
  _id: 'f1',
  title: 'Open chords',
  subtitle: 'Eight shapes.',
  catagory: 'Guitar',
  thumbnail: null,
  youtube: null,
  hasDocuments: false,
  createdAt: '2026-10-02T08:00:00.000Z',
};
const facets = { categories: [], levels: [], instructors: [], prices: { min: 0, max: 0 } };
const emptyResult = { courses: [], total: 0, instructors: [], freebies: [], facets };
const found = {
  ...emptyResult,
  courses: [course('c1', 'First chord'), course('c2', 'Lead guitar')],
  total: 2,
  instructors: [person],
  freebies: [freebie],
};

const open = async (api: Record<string, unknown>, language: 'en' | 'bn' = 'en') => {
  renderInApp(<HeaderSearch />, { path: '/store', api: { 'GET /search/': found, ...api }, language });
  await userEvent.keyboard('/');
  return screen.getByRole('combobox');
};
const activeOption = (): string | null | undefined =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
    ?.textContent;

it('lists courses with prices, instructors and freebies in named groups', async () => {
  const field = await open({});
  await userEvent.type(field, 'gitar');
  const list = await screen.findByRole('listbox');
  const group = (name: string) => within(list).getByRole('group', { name });
  expect(within(group('Courses')).getAllByRole('option')).toHaveLength(2);
  expect(group('Courses')).toHaveTextContent('First chordBeginner · Arif Chowdhury৳1,500.00');
  expect(group('Instructors')).toHaveTextContent('Agontuk');
  expect(within(group('Freebies')).getByRole('option')).toHaveAttribute('href', '/freebies/f1');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('In the list: 2 courses, 1 instructor and 1 freebie')).toBeInTheDocument();
});

it('sends a request for each letter and none for an empty field', async () => {
  const field = await open({});
  await userEvent.type(field, ' gi');
  await screen.findByRole('listbox');
  expect(sentRequests.map(({ path }) => path)).toEqual(['/search/?q=g&limit=5', '/search/?q=gi&limit=5']);
  await userEvent.clear(field);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('selects options with the arrow keys while the focus stays in the field', async () => {
  const field = await open({});
  await userEvent.type(field, 'gitar');
  await screen.findByRole('listbox');
  expect(activeOption()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption()).toContain('Lead guitar');
  await userEvent.keyboard('{End}');
  expect(activeOption()).toBe('All results for “gitar”');
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(activeOption()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeOption()).toContain('Open chords');
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(currentUrl()).toBe('/freebies/f1');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('opens the results page with Enter', async () => {
  const field = await open({});
  await userEvent.type(field, 'গিটার & bass{Enter}');
  expect(new URLSearchParams(currentUrl().split('?')[1]).get('q')).toBe('গিটার & bass');
  expect(currentUrl()).toMatch(/^\/search\?/);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('Escape closes the list, then clears the text, then closes the field', async () => {
  const field = await open({});
  await userEvent.type(field, 'gitar');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('gitar');
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}{Escape}');
  expect(field).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open search' })).toHaveFocus();
});

it('shows the empty state with links', async () => {
  const field = await open({ 'GET /search/': emptyResult }, 'bn');
  await userEvent.type(field, 'zzz');
  await waitFor(() => expect(screen.getAllByText('‘zzz’ খুঁজে কিছু পাওয়া যায়নি।')).toHaveLength(2));
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(screen.getByRole('link', { name: 'সব কোর্স' }));
  expect(currentUrl()).toBe('/allcourses');
});

it('shows the error state and retries', async () => {
  let isBroken = true;
  const field = await open({
    'GET /search/': () => (isBroken ? problemResponse(429, 'too-many-requests', 'Too many.') : found),
  });
  await userEvent.type(field, 'g');
  await waitFor(() => expect(screen.getAllByText('Too many.').length).toBeGreaterThan(0));
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  expect(field).toHaveFocus();
});

it('closes the list when the focus moves elsewhere', async () => {
  const field = await open({});
  await userEvent.type(field, 'gitar');
  await screen.findByRole('listbox');
  await userEvent.click(document.body);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('gitar');
});

it('ignores the slash key in text fields', async () => {
  renderInApp(
    <>
      <textarea aria-label="Message" />
      <HeaderSearch />
    </>,
  );
  const message = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(message, 'and/or');
  expect(message).toHaveValue('and/or');
  expect(message).toHaveFocus();
});

it('ignores the slash key on the results page', () => {
  renderInApp(<HeaderSearch />, { path: '/search?q=gitar' });
  const slash = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
  document.body.dispatchEvent(slash);
  expect(slash.defaultPrevented).toBe(false);
  expect(screen.queryByRole('combobox')).toBeNull();
});
