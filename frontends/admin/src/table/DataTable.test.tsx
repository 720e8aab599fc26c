import { apiQuery } from '@sargam/kit';
import {
  buildUser,
  currentUrl,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import {
  DataTable,
  FilterBar,
  SearchField,
  SelectFilter,
  type TableColumn,
  useList,
  useListState,
} from './index.ts';
import { columnName } from './table-column.ts';

type Person = { id: string; name: string; paid: boolean };

const columns: TableColumn<Person>[] = [
  {
    key: 'name',
    header: 'admin.menu.users',
    fixed: true,
    sort: 'name',
    cell: ({ name }) => name,
    value: ({ name }) => name,
  },
  { key: 'id', header: 'admin.menu.courses', cell: ({ id }) => id, value: ({ id }) => id },
];

/** A list without a typed call, so that the tests do not depend on a screen. */
const fetchPeople = async (query: object) => {
  const search = new URLSearchParams(Object.entries(query));
  const response = await fetch(`/api/v1/people?${search}`);
  return (await response.json()) as { data: Person[]; total: number; more?: boolean };
};

const People = () => {
  const list = useListState({
    pageSize: 2,
    sorts: ['name'],
    sort: '-name',
    filters: { kind: ['student', 'admin'] },
  });
  const url = `/people?${new URLSearchParams(Object.entries(list.query).map(([key, value]) => [key, String(value)]))}`;
  const result = useList(apiQuery(url, () => fetchPeople(list.query)));
  return (
    <>
      <FilterBar>
        <SearchField list={list} label="admin.menu.users" />
        <SelectFilter
          list={list}
          name="kind"
          label="admin.menu.courses"
          options={[{ value: 'student', text: 'Students' }]}
        />
      </FilterBar>
      <DataTable
        name="people"
        caption="admin.menu.users"
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
        result={result}
        isHighlighted={({ paid }) => paid}
      />
    </>
  );
};

const people = [
  { id: 'p1', name: 'Anika', paid: true },
  { id: 'p2', name: 'Ovi', paid: false },
];
const open = (answer: unknown, path = '/people') =>
  renderInApp(<People />, { path, user: buildUser({ type: 1 }), api: { 'GET /people': answer } });
const lastQuery = () => sentRequests.at(-1)?.path.split('?')[1];
const header = (name: string) => screen.getByRole('columnheader', { name });

it('sorts by a column in both directions; the URL and the request contain the order', async () => {
  open({ data: people, total: 5 }, '/people?page=2');
  await screen.findByText('3 to 4 of 5');
  expect(header('User list')).toHaveAttribute('aria-sort', 'descending');
  expect(header('Course list')).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'User list' }));
  expect(currentUrl()).toBe('/people?sort=name');
  await waitFor(() => expect(header('User list')).toHaveAttribute('aria-sort', 'ascending'));
  expect(lastQuery()).toBe('page=1&limit=2&sort=name');
  await userEvent.click(screen.getByRole('button', { name: 'User list' }));
  expect(currentUrl()).toBe('/people');
});

it('a header begins with a capital letter, also where the specified text does not', () => {
  const t = (key: string) => ({ 'admin.giftcard.sender': 'sender' })[key] ?? key;
  expect(columnName({ key: 'sender', header: 'admin.giftcard.sender', cell: () => null }, t)).toBe('Sender');
});

it('ignores an order and a filter that the list does not have', async () => {
  open({ data: people, total: 2 }, '/people?sort=password&kind=ghost');
  await screen.findByText('Anika');
  expect(lastQuery()).toBe('page=1&limit=2&sort=-name');
});

it('writes the searched text to the URL after the last key, and starts at page 1', async () => {
  open({ data: people, total: 5 }, '/people?page=2');
  await userEvent.type(await screen.findByRole('searchbox'), 'ani');
  await waitFor(() => expect(currentUrl()).toBe('/people?q=ani'));
  await waitFor(() => expect(lastQuery()).toBe('page=1&limit=2&sort=-name&q=ani'));
  expect(sentRequests.filter(({ path }) => /q=a(?:n|$)/.test(path) && !path.includes('q=ani'))).toEqual([]);
});

it('writes a filter to the URL', async () => {
  open({ data: people, total: 5 });
  await screen.findByText('Anika');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Course list' }), 'Students');
  expect(currentUrl()).toBe('/people?kind=student');
});

it('hides a column, remembers it for the table, and never hides a fixed column', async () => {
  const first = open({ data: people, total: 2 });
  await screen.findByText('Anika');
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Course list' }));
  expect(screen.queryByRole('columnheader', { name: 'Course list' })).toBeNull();
  first.unmount();
  open({ data: people, total: 2 });
  await screen.findByText('Anika');
  expect(screen.queryByText('p1')).toBeNull();
});

it('marks highlighted rows and names the table by its caption', async () => {
  open({ data: people, total: 2 });
  const table = await screen.findByRole('table', { name: 'User list' });
  const [, anika, ovi] = within(table).getAllByRole('row');
  expect(anika).toHaveClass('highlighted');
  expect(ovi).not.toHaveClass('highlighted');
});

it('shows “No data found” for an empty list', async () => {
  open({ data: [], total: 0 });
  expect(await screen.findByText('No data found')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows an error and retries', async () => {
  let isFailing = true;
  open(() => {
    if (isFailing) throw new TypeError('no connection');
    return { data: people, total: 2 };
  });
  expect(await screen.findByRole('alert', {}, { timeout: 8_000 })).toBeVisible();
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Anika')).toBeVisible();
}, 15_000);

it('of a list that the server does not count to its end, the last page links to the next one', async () => {
  open({ data: people, total: 2, more: true });
  expect(await screen.findByText('1 to 2 of more than 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/people?page=2');
});

it('pages of a long counted list end at row 10,000, and its total is shown', async () => {
  open({ data: people, total: 1_000_000 });
  expect(await screen.findByText('1 to 2 of 10,00,000')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 5,000 of 5,000' })).toBeVisible();
});

it('a table without a CSV call has no CSV button', async () => {
  open({ data: people, total: 2 });
  await screen.findByText('Anika');
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
});
