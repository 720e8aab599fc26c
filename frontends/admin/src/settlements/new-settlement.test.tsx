import { freezeTime, problemResponse, screen, userEvent, waitFor, within } from '@sargam/kit/testing';
import { buildSettlement, openSettlements, posted, settlementCall, totals } from './settlement-test-page.tsx';

const pdf = new File(['%PDF-1.7'], 'bank.pdf', { type: 'application/pdf' });

// The form has many fields: on a busy machine a test takes longer than the default of 5 s.
jest.setTimeout(20_000);

beforeEach(() => freezeTime('2026-11-21T06:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
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
  openSettlements({
    [settlementCall]: async (request: Request) => {
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
  openSettlements();
  await fillIn();
  await userEvent.upload(screen.getByLabelText('Receipt (PDF)'), pdf);
  await create();
  await answer('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted()).toBeUndefined();
  expect(screen.getByRole('textbox', { name: 'Remarks' })).toHaveValue('Bank transfer');
});

it('asks for every field, a PDF, and no more received than settled', async () => {
  openSettlements();
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
  openSettlements({
    'GET /analytics/secure/instructor/i1': () => ({ success: true, ...totals, due, courses: [] }),
    [settlementCall]: () => {
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
