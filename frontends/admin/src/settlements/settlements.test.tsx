import {
  currentUrl,
  freezeTime,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import SettlementsPage from './SettlementsPage.tsx';
import {
  admin,
  buildSettlement,
  openSettlements,
  settlementCall,
  settlementList,
  totals,
} from './settlement-test-page.tsx';

const paths = () => sentRequests.map(({ path }) => path);

// The page has a form with many fields: on a busy machine a test takes longer than the default of 5 s.
jest.setTimeout(20_000);

beforeEach(() => freezeTime('2026-11-21T06:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it('lists instructors by what is due, with a link to their settlements', async () => {
  renderInApp(<SettlementsPage />, {
    path: '/admin-instructor-settlement',
    user: admin,
    api: { 'GET /analytics/secure/instructor': { success: true, data: [totals], total: 1 } },
  });
  const name = await screen.findByRole('link', { name: 'Arif Chowdhury' });
  expect(name).toHaveAttribute('href', '/admin-instructor-settlement/i1');
  expect(name.closest('tr')).toHaveTextContent(/৳1,80,000\.00.*৳1,00,000\.00.*৳80,000\.00/);
  expect(paths()).toEqual(['/analytics/secure/instructor?page=1&limit=10&sort=due&order=desc']);
});

it('shows the settlements of the previous calendar month at first, and other dates of the URL', async () => {
  openSettlements();
  const row = (await screen.findByText('First part by cheque')).closest('tr');
  expect(row).toHaveTextContent(/11-10-2026.*৳50,000\.00.*৳30,000\.00.*৳20,000\.00.*Not Settled/);
  expect(paths()).toContain('/instructor/settlement/i1?page=1&limit=10&start=01-10-2026&end=31-10-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
  expect(currentUrl()).toBe('/admin-instructor-settlement/i1?days=30');
  await userEvent.click(screen.getByRole('link', { name: 'Previous month' }));
  expect(currentUrl()).toBe('/admin-instructor-settlement/i1');
});

it('settles an open row, and has no button on a settled one', async () => {
  let sent: FormData | undefined;
  openSettlements({
    'GET /instructor/settlement/i1': settlementList(
      buildSettlement(),
      buildSettlement({ _id: 'p2', remarks: 'September', status: true, receipt: null }),
    ),
    [settlementCall]: async (request: Request) => {
      sent = await request.formData();
      return { success: true, message: '', data: buildSettlement({ status: true }) };
    },
  });
  const settled = (await screen.findByText('September')).closest('tr') as HTMLElement;
  expect(within(settled).queryByRole('button')).toBeNull();
  const row = screen.getByText('First part by cheque').closest('tr') as HTMLElement;
  await userEvent.click(within(row).getByRole('button', { name: 'Settle' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Received amount' })).toHaveValue('50000');
  await userEvent.click(dialog.getByRole('button', { name: 'Settle' }));
  expect(await screen.findByText('Settlement published successfully !')).toBeVisible();
  expect(Object.fromEntries(sent?.entries() ?? [])).toEqual({
    _id: 'p1',
    status: 'true',
    receivedAmount: '50000',
    remarks: 'First part by cheque',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('downloads a receipt, and the statement of a month in both formats', async () => {
  const saved: string[] = [];
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const accepted: (string | null)[] = [];
  const file = (request: Request) => void accepted.push(request.headers.get('accept'));
  openSettlements(
    {
      'GET /instructor/receipt/abc.pdf': file,
      'GET /instructor/statement/i1/2026-10?lang=bn': file,
      'GET /instructor/statement/i1/2026-09?lang=bn': file,
    },
    'bn',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'রসিদ' }));
  await waitFor(() => expect(saved).toEqual(['settlement.pdf']));
  await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(saved).toContain('statement-2026-10.pdf'));
  const months = within(screen.getByRole('region', { name: 'মাসের হিসাব' }));
  await userEvent.selectOptions(months.getByRole('combobox'), 'সেপ্টেম্বর ২০২৬');
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toContain('statement-2026-09.csv'));
  expect(accepted).toEqual(['application/pdf', 'application/pdf', 'text/csv']);
});

it('shows who changed payouts of the instructor', async () => {
  openSettlements();
  await waitFor(() => expect(paths()).toContain('/audit?targetKind=settlement&targetId=i1&limit=20'));
});
