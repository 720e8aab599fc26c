import { useI18n } from '@sargam/kit';
import { renderInApp, screen } from '@sargam/kit/testing';
import {
  countColumn,
  dateColumn,
  dateTimeColumn,
  EmailCell,
  idColumn,
  latinColumn,
  linkColumn,
  moneyColumn,
  personColumn,
  type TableColumn,
} from './index.ts';

type Row = { id: string | null; name: string; email: string; at: string | null; taka: number };

const options = { key: 'column', header: 'admin.menu.users' };
const row: Row = {
  id: '01K0000000000000000ORDER01',
  name: 'Tasnim',
  email: 'tasnim@sargam.test',
  at: '2026-11-21T12:42:00.000Z',
  taka: 1462.5,
};
const empty: Row = { id: null, name: 'Tasnim', email: '', at: null, taka: 0 };

const Copied = ({ column, of }: { column: TableColumn<Row>; of: Row }) => (
  <output>{JSON.stringify(column.value?.(of, useI18n()))}</output>
);

it.each<[string, TableColumn<Row>, unknown, unknown]>([
  ['date and time', dateTimeColumn({ ...options, at: ({ at }) => at }), '21-11-2026 6:42 PM', ''],
  ['a day', dateColumn({ ...options, at: ({ at }) => at }), '21-11-2026', ''],
  ['an amount', moneyColumn({ ...options, taka: ({ taka }) => taka }), 1462.5, 0],
  ['a count', countColumn({ ...options, count: ({ taka }) => taka }), 1462.5, 0],
  ['a person', personColumn({ ...options, person: (one) => one }), 'Tasnim <tasnim@sargam.test>', 'Tasnim'],
  ['an id', idColumn({ ...options, id: ({ id }) => id, path: '/admin/order' }), row.id, ''],
  ['a link', linkColumn({ ...options, to: () => '/courses', text: ({ name }) => name }), 'Tasnim', 'Tasnim'],
  ['a text in Latin letters', latinColumn({ ...options, text: ({ email }) => email }), row.email, ''],
])('the copy of %s has the value of the row, and nothing for an empty one', async (_, column, full, none) => {
  renderInApp(
    <>
      <Copied column={column} of={row} />
      <Copied column={column} of={empty} />
    </>,
    { path: '/' },
  );
  const copied = (await screen.findAllByRole('status')).map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );
  expect(copied).toEqual([full, none]);
});

it('a count has the digits of the language', () => {
  const { cell } = countColumn<Row>({ ...options, count: () => 1200 });
  renderInApp(<>{cell(row)}</>, { path: '/', language: 'bn' });
  expect(screen.getByText('১,২০০')).toBeVisible();
});

it.each([
  ['an address', 'tasnim@sargam.test', 'tasnim@sargam.test'],
  ['an address with a quoted @', '"a@b"@sargam.test', '"a@b"@sargam.test'],
  ['a text without an @', 'tasnim', 'tasnim'],
  ['no address, as of a sign-up with Facebook,', '', '–'],
])('the cell of %s shows all of it, or a dash', (_, email, text) => {
  renderInApp(
    <p role="note">
      <EmailCell email={email} />
    </p>,
  );
  expect(screen.getByRole('note')).toHaveTextContent(text);
});
