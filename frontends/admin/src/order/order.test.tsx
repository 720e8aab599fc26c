import {
  buildOrder,
  problemResponse,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import {
  buildOrderRecord,
  buildRefund,
  dialog,
  openOrder,
  posts,
  table,
  withRefunds,
} from './order-test-page.tsx';

it('shows the split of the order, of its lines, and of instructors and Sargam', async () => {
  openOrder(buildOrderRecord());
  const amounts = (await screen.findByText('Subtotal')).closest('dl');
  expect(amounts).toHaveTextContent(
    'Subtotal৳2,800.00Wallet−৳800.00Coupon−৳200.00Card৳1,800.00Received after the gateway fee৳1,755.00',
  );
  const line = (await table('Courses')).getAllByRole('row')[1];
  expect(line).toHaveTextContent(/Fingerstyle guitar.*Gold.*New.*৳2,800\.00.*৳800\.00.*৳200\.00.*৳1,800\.00/);
  const share = (await table('Instructors and Sargam')).getAllByRole('row')[1];
  expect(within(share as HTMLElement).getByRole('link', { name: 'Fingerstyle guitar' })).toHaveAttribute(
    'href',
    '/admin/course/analytics/c1',
  );
  expect(share).toHaveTextContent(/Arif Chowdhury.*৳2,600\.00.*৳2,555\.00.*৳1,533\.00.*৳1,022\.00/);
  expect(screen.getAllByRole('link', { name: 'Tasnim Rahman' })[0]).toHaveAttribute(
    'href',
    '/viewuser?id=u1',
  );
  expect(sentRequests.map(({ path }) => path)).toContain('/audit?targetKind=order&targetId=o1&limit=20');
});

it('shows every payment attempt, and every state with its time and cause', async () => {
  openOrder(buildOrderRecord());
  const attempts = (await table('Payment attempts')).getAllByRole('row').slice(1);
  expect(attempts[0]).toHaveTextContent(/o1-1.*Failed/);
  expect(attempts[1]).toHaveTextContent(/o1-2.*Paid.*bKash.*b1.*৳1,800\.00.*৳1,755\.00/);
  const states = (await table('History')).getAllByRole('row').slice(1);
  expect(states[0]).toHaveTextContent(/21-11-2026 2:00 PM.*Placed.*Tasnim Rahman/);
  expect(states[1]).toHaveTextContent(/Paid.*Payment gateway.*VALID/);
});

it.each([
  ['Accept', true, 'The payment has been accepted.'],
  ['Refuse', false, 'The payment goes back.'],
])('%s: a payment under review is decided with a reason', async (name, accept, done) => {
  openOrder(buildOrderRecord({ state: 'review', paid: false, paidAt: null, invoice: null }), {
    'POST /order/o1/review': buildOrder(),
  });
  await userEvent.click(await screen.findByRole('button', { name }));
  const form = await dialog();
  expect(form.getByText(/৳1,800\.00.*৳800\.00/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name }));
  await waitFor(() =>
    expect(form.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/This is required/),
  );
  expect(posts()).toEqual([]);
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Called the buyer');
  await userEvent.click(form.getByRole('button', { name }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(posts().map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/order/o1/review', { accept, reason: 'Called the buyer' }],
  ]);
});

it('an unpaid order has no decisions about money', async () => {
  openOrder(
    buildOrderRecord({ state: 'expired', paid: false, paidAt: null, invoice: null, sales: { rows: [] } }),
  );
  expect(await screen.findByText('Expired')).toBeVisible();
  for (const name of ['Refund', 'Accept', 'Refuse'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Instructors and Sargam' })).toBeNull();
});

it('downloads the invoice and the credit note in the page’s language', async () => {
  const saved: string[] = [];
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  openOrder(
    withRefunds([buildRefund()]),
    { 'GET /order/o1/invoice?lang=bn': 'pdf', 'GET /order/refund/r1/credit-note?lang=bn': 'pdf' },
    'bn',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'ইনভয়েস INV-000042' }));
  await waitFor(() => expect(saved).toEqual(['INV-000042.pdf']));
  await userEvent.click(screen.getByRole('button', { name: 'CN-000007' }));
  await waitFor(() => expect(saved).toEqual(['INV-000042.pdf', 'CN-000007.pdf']));
});

it('shows the refusal of the server', async () => {
  openOrder(problemResponse(404, 'order-not-found', 'This order was not found.'));
  expect(await screen.findByText('This order was not found.')).toBeVisible();
});
