import type { ApiSchemas } from '@sargam/kit';
import { problemResponse, screen, userEvent, waitFor, within } from '@sargam/kit/testing';
import {
  buildOrderRecord,
  buildRefund,
  dialog,
  openOrder,
  posts,
  preview,
  previewPath,
  withRefunds,
} from './order-test-page.tsx';

it('a partial refund shows its split between wallet and card, and is sent once', async () => {
  openOrder(buildOrderRecord(), {
    [`${previewPath}?amount=2600`]: preview(2600, 0),
    [`${previewPath}?amount=1000`]: preview(1000, 1600),
    'POST /order/o1/refund': { success: true, message: 'Refund granted', data: buildRefund() },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const form = await dialog();
  const amount = form.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveValue('2600');
  expect(await form.findByText('The access to the courses ends.')).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '১,০০০');
  expect(await form.findByText('The access to the courses stays.')).toBeVisible();
  expect(form.getByText('Back to the card').closest('dl')).toHaveTextContent(
    'Back to the wallet৳250.00Back to the card৳750.00Not refunded afterwards৳1,600.00',
  );
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Something does not work');
  await userEvent.type(form.getByRole('textbox', { name: 'Note (optional)' }), 'No sound');
  await userEvent.click(form.getByRole('button', { name: 'Refund now' }));
  expect(await screen.findByText('Refund granted')).toBeVisible();
  expect(posts().map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/order/o1/refund', { amount: 1000, left: 2600, reason: 'broken', note: 'No sound' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an amount above the refundable amount cannot be sent, because the server rejects its preview', async () => {
  openOrder(buildOrderRecord(), {
    [`${previewPath}?amount=2600`]: preview(2600, 0),
    [`${previewPath}?amount=9000`]: problemResponse(
      409,
      'refund-too-large',
      'This is more than what is left.',
    ),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const form = await dialog();
  await userEvent.clear(form.getByRole('textbox', { name: 'Amount' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '9000');
  expect(await form.findByText('This is more than what is left.')).toBeVisible();
  expect(form.getByRole('button', { name: 'Refund now' })).toBeDisabled();
});

it('a refund that another admin gave first is refused, the dialog keeps its text, and the order is loaded again', async () => {
  let isRefunded = false;
  openOrder(
    () => (isRefunded ? withRefunds([buildRefund({ note: 'By another admin' })]) : buildOrderRecord()),
    {
      [previewPath]: preview(2600, 0),
      'POST /order/o1/refund': () => {
        isRefunded = true;
        return problemResponse(409, 'nothing-left', 'Nothing of this order is left to be refunded.');
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const form = await dialog();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'Paid twice');
  await userEvent.type(form.getByRole('textbox', { name: 'Note (optional)' }), 'Mine');
  await waitFor(() => expect(form.getByRole('button', { name: 'Refund now' })).toBeEnabled());
  await userEvent.click(form.getByRole('button', { name: 'Refund now' }));
  expect(await screen.findByText('Nothing of this order is left to be refunded.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Note (optional)' })).toHaveValue('Mine');
  expect(await screen.findByText('By another admin')).toBeInTheDocument();
});

it('a request of the student is granted with its amount, or declined with an answer', async () => {
  const asked = buildRefund({ state: 'asked', creditNote: null, decidedAt: null, arrivedAt: null });
  openOrder(withRefunds([asked]), {
    [previewPath]: preview(500, 2100),
    'POST /order/o1/refund': { success: true, message: 'Refund granted', data: buildRefund() },
    'POST /order/refund/r1/decline': { success: true, message: 'Refund declined', data: asked },
  });
  const row = within((await screen.findByText('Asked for')).closest('tr') as HTMLElement);
  // The page header has no Refund button while a request is open: the admin answers the request.
  expect(screen.getAllByRole('button', { name: 'Refund' })).toHaveLength(1);
  await userEvent.click(row.getByRole('button', { name: 'Decline' }));
  await userEvent.type((await dialog()).getByRole('textbox', { name: 'Answer' }), 'It plays for us.');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Refund declined')).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Refund' }));
  const form = await dialog();
  expect(form.getByRole('textbox', { name: 'Amount' })).toHaveValue('500');
  await waitFor(() => expect(form.getByRole('button', { name: 'Refund now' })).toBeEnabled());
  await userEvent.click(form.getByRole('button', { name: 'Refund now' }));
  expect(await screen.findByText('Refund granted')).toBeVisible();
  expect(posts().map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/order/refund/r1/decline', { answer: 'It plays for us.' }],
    ['/order/o1/refund', { amount: 500, reason: 'broken', note: '', request: 'r1' }],
  ]);
});

it('a stuck refund is paid into the wallet instead', async () => {
  const stuck = buildRefund({ state: 'stuck', arrivedAt: null });
  const attempt: ApiSchemas['RefundAttempt'] = {
    _id: 't1',
    refund: stuck._id,
    tran_id: 'o1-1',
    amount: 400,
    state: 'failed',
    failureReason: 'Refused',
    openedAt: '2026-11-01T06:00:00.000Z',
    closedAt: '2026-11-01T06:01:00.000Z',
  };
  const order = withRefunds([stuck]);
  openOrder(
    { ...order, record: { ...order.record, refundAttempts: [attempt] } },
    {
      'POST /order/refund/r1/retry': { success: true, message: 'Refund sent again', data: stuck },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  const form = await dialog();
  expect(form.getByText('৳400.00 did not reach the card.')).toBeVisible();
  await userEvent.click(form.getByRole('switch', { name: 'Pay it into the wallet instead' }));
  await userEvent.click(form.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Refund sent again')).toBeVisible();
  expect(JSON.parse(posts()[0]?.body ?? '')).toEqual({ intoWallet: true, note: '' });
});

it('a stuck refund of an order that the payment gateway does not know goes into the wallet', async () => {
  const stuck = buildRefund({ state: 'stuck', arrivedAt: null });
  openOrder(withRefunds([stuck]), {
    'POST /order/refund/r1/retry': { success: true, message: 'Refund sent again', data: stuck },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  const form = await dialog();
  expect(form.queryByRole('switch')).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Refund sent again')).toBeVisible();
  expect(JSON.parse(posts()[0]?.body ?? '')).toEqual({ intoWallet: true, note: '' });
});
