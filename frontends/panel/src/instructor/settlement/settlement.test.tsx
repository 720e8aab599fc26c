import type { ApiSchemas } from '@sargam/kit';
import {
  buildUser,
  freezeTime,
  problemResponse,
  renderInApp,
  sampleBuilder,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import InstructorPanelPage from '../InstructorPanelPage.tsx';

const buildSettlement = sampleBuilder<ApiSchemas['Settlement']>({
  _id: 's1',
  settleAmount: 5000,
  receivedAmount: 4500.5,
  due: 499.5,
  settleDate: '15-11-2026',
  remarks: 'Bank transfer 42',
  receipt: '/api/v1/instructor/receipt/abc.pdf',
  status: true,
  createdAt: '2026-11-15T04:30:00.000Z',
  settledAt: '2026-11-15T04:30:00.000Z',
});
const LIST = 'GET /instructor/settlement/i1';
const answer = (data: ApiSchemas['Settlement'][], some: object = {}) => ({
  success: true,
  data,
  total: data.length,
  settled: 4500.5,
  due: 96120,
  ...some,
});
const open = (api: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en', more = '') =>
  renderInApp(<InstructorPanelPage />, {
    path: `/instructorpanel?tab=4${more}`,
    user: buildUser({ type: 3, instructor: 'i1', name: 'Arif' }),
    language,
    api: {
      [LIST]: answer([
        buildSettlement(),
        buildSettlement({ _id: 's2', status: false, receipt: null, remarks: '', settleDate: '20-11-2026' }),
      ]),
      'GET /instructor/receipt/abc.pdf': 'pdf',
      ...api,
    },
  });
const requested = (path: string) =>
  sentRequests.filter((one) => one.path.startsWith(path)).map(({ path: at }) => at);

beforeAll(() => {
  freezeTime('2026-11-21T12:00:00+06:00');
  // jsdom saves no files.
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
});
afterAll(() => void jest.useRealTimers());

it('shows payouts as settled or not settled, with amounts and what is due', async () => {
  open();
  const [, settled, open_] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(settled).toHaveTextContent(
    '15-11-2026SettledAmount ৳5,000.00Received ৳4,500.50Bank transfer 42Receipt',
  );
  expect(open_).toHaveTextContent('Not Settled');
  expect(open_).toHaveTextContent('none');
  expect(screen.getByText('৳96,120.00')).toBeVisible();
});

it('shows them in Bengali', async () => {
  open({}, 'bn');
  expect(await screen.findByText('পাওনা মিটেছে')).toBeVisible();
  expect(screen.getByText('পাওনা বাকি')).toBeVisible();
  expect(screen.getByText('১৫-১১-২০২৬')).toBeVisible();
});

it('downloads the receipt', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download the receipt of 15-11-2026' }));
  await waitFor(() => expect(requested('/instructor/receipt/abc.pdf')).toHaveLength(1));
});

it('downloads the statement of the chosen month as PDF and as CSV', async () => {
  const file = { 'GET /instructor/statement/i1/2026-10': 'x', 'GET /instructor/statement/i1/2026-09': 'x' };
  open(file);
  await userEvent.click(await screen.findByRole('button', { name: 'Download the statement as PDF' }));
  await waitFor(() =>
    expect(requested('/instructor/statement')).toEqual(['/instructor/statement/i1/2026-10?lang=en']),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'September 2026');
  const csv = screen.getByRole('button', { name: 'Download the statement as CSV' });
  await waitFor(() => expect(csv).not.toHaveAttribute('aria-busy'));
  await userEvent.click(csv);
  await waitFor(() => expect(requested('/instructor/statement/i1/2026-09')).toHaveLength(1));
});

it('a refused download is named in a toast', async () => {
  open({ 'GET /instructor/receipt/abc.pdf': problemResponse(404, 'no-such-file', 'There is no such file.') });
  await userEvent.click(await screen.findByRole('button', { name: /receipt of/ }));
  expect(await screen.findByText('Something went wrong. Try again.')).toBeVisible();
});

it('asks the server for the page in the address', async () => {
  open({ [LIST]: answer([buildSettlement()], { total: 41 }) }, 'en', '&page=3');
  await screen.findByRole('table');
  expect(requested('/instructor/settlement/i1')).toContain('/instructor/settlement/i1?page=3&limit=20');
  expect(screen.getByRole('link', { name: /Previous/ })).toHaveAttribute(
    'href',
    '/instructorpanel?tab=4&page=2',
  );
});

it('no payouts: says so, and the statement is still there', async () => {
  open({ [LIST]: answer([], { settled: 0, due: -120 }) });
  expect(await screen.findByText('No payouts yet.')).toBeVisible();
  expect(
    screen.getByText('A sale was refunded after its payout. The next earnings settle it.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the statement as PDF' })).toBeVisible();
});
