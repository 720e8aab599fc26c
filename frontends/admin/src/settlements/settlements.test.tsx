import type { ApiSchemas } from '@sargam/kit';
import {
  buildUser,
  currentAddress,
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
import SettlementPage from './SettlementPage.tsx';
import SettlementsPage from './SettlementsPage.tsx';

const admin = buildUser({ type: 1 });
const totals: ApiSchemas['InstructorTotals'] = {
  _id: 'i1',
  name: 'Arif Chowdhury',
  published: true,
  courseCount: 3,
  saleCount: 148,
  joinDate: '2025-02-11T08:00:00.000Z',
  sales: 310_000,
  earnings: 180_000,
  sargamCut: 90_000,
  dueSettled: 100_000,
  due: 80_000,
};
const buildSettlement = sampleBuilder<ApiSchemas['Settlement']>({
  _id: 'p1',
  settleAmount: 50_000,
  receivedAmount: 30_000,
  due: 20_000,
  settleDate: '11-10-2026',
  remarks: 'First part by cheque',
  receipt: '/api/v1/instructor/receipt/abc.pdf',
  status: false,
  createdAt: '2026-10-11T08:00:00.000Z',
  settledAt: null,
});
const listAnswer = (...data: ApiSchemas['Settlement'][]) => ({
  success: true,
  data,
  total: data.length,
  settled: 100_000,
  due: 80_000,
});
const post = 'POST /instructor/settlement/i1';
const open = (api: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<SettlementPage />, {
    path: '/admin-instructor-settlement/i1',
    route: '/admin-instructor-settlement/:id',
    user: admin,
    language,
    api: {
      'GET /analytics/secure/instructor/i1': { success: true, ...totals, courses: [] },
      'GET /instructor/settlement/i1': listAnswer(buildSettlement()),
      ...api,
    },
  });
const paths = () => sentRequests.map(({ path }) => path);
const posted = () => sentRequests.find(({ method }) => method === 'POST');
const pdf = new File(['%PDF-1.7'], 'bank.pdf', { type: 'application/pdf' });

// The form has many fields: on a busy machine a test takes longer than the default of 5 s.
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
  open();
  const row = (await screen.findByText('First part by cheque')).closest('tr');
  expect(row).toHaveTextContent(/11-10-2026.*৳50,000\.00.*৳30,000\.00.*৳20,000\.00.*Not Settled/);
  expect(paths()).toContain('/instructor/settlement/i1?page=1&limit=10&start=01-10-2026&end=31-10-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
  expect(currentAddress()).toBe('/admin-instructor-settlement/i1?days=30');
  await userEvent.click(screen.getByRole('link', { name: 'Previous month' }));
  expect(currentAddress()).toBe('/admin-instructor-settlement/i1');
});

const fillIn = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Settle amount' }), '৫০০০০');
  await userEvent.type(screen.getByRole('textbox', { name: 'Received amount' }), '30,000.50');
  const date = within(screen.getByRole('group', { name: 'Settle date' }));
  await userEvent.type(date.getByRole('textbox', { name: 'Day' }), '20');
  await userEvent.selectOptions(date.getByRole('combobox', { name: 'Month' }), 'November');
  await userEvent.type(date.getByRole('textbox', { name: 'Year' }), '2026');
  await userEvent.type(screen.getByRole('textbox', { name: 'Remarks' }), 'Bank transfer');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Not Settled');
};
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create settlement' }));
const answer = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

it('creates a settlement after the question, with every field, the receipt and the due that is shown', async () => {
  let sent: FormData | undefined;
  open({
    [post]: async (request: Request) => {
      sent = await request.formData();
      return { success: true, message: 'Settlement published successfully !', data: buildSettlement() };
    },
  });
  await fillIn();
  await userEvent.upload(screen.getByLabelText('Receipt (PDF)'), pdf);
  await create();
  expect(await screen.findByText('Publish this settlement?')).toBeVisible();
  expect(posted()).toBeUndefined();
  await answer('Publish');
  expect(await screen.findByText('Settlement published successfully !')).toBeVisible();
  const { photo, ...fields } = Object.fromEntries(sent?.entries() ?? []);
  expect(fields).toEqual({
    settleAmount: '50000',
    receivedAmount: '30000.5',
    settleDate: '2026-11-20',
    remarks: 'Bank transfer',
    status: 'false',
    due: '80000',
  });
  expect((photo as File).name).toBe('bank.pdf');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Remarks' })).toHaveValue(''));
});

it('sends nothing when the question is answered with no, and keeps the form', async () => {
  open();
  await fillIn();
  await userEvent.upload(screen.getByLabelText('Receipt (PDF)'), pdf);
  await create();
  await answer('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted()).toBeUndefined();
  expect(screen.getByRole('textbox', { name: 'Remarks' })).toHaveValue('Bank transfer');
});

it('asks for every field, a PDF, and no more received than settled', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Settle amount' }), '100');
  await userEvent.type(screen.getByRole('textbox', { name: 'Received amount' }), '200');
  const picture = new File(['x'], 'receipt.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Receipt (PDF)'), picture, { applyAccept: false });
  await create();
  expect(await screen.findByText('Failed ,Please try again')).toBeVisible();
  expect(screen.getByText('The receipt must be a PDF.')).toBeVisible();
  expect(screen.getAllByText('any of the field is missing')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the conflict with another admin, keeps the form, and loads the present due', async () => {
  let due = 80_000;
  open({
    'GET /analytics/secure/instructor/i1': () => ({ success: true, ...totals, due, courses: [] }),
    [post]: () => {
      due = 5000;
      return problemResponse(409, 'due-changed', 'failed try again');
    },
  });
  await fillIn();
  await userEvent.upload(screen.getByLabelText('Receipt (PDF)'), pdf);
  await create();
  await answer('Publish');
  expect(await screen.findByText('failed try again')).toBeVisible();
  expect(await screen.findByText('৳5,000.00')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Remarks' })).toHaveValue('Bank transfer');
});

it('settles an open row, and has no button on a settled one', async () => {
  let sent: FormData | undefined;
  open({
    'GET /instructor/settlement/i1': listAnswer(
      buildSettlement(),
      buildSettlement({ _id: 'p2', remarks: 'September', status: true, receipt: null }),
    ),
    [post]: async (request: Request) => {
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
  open(
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
