import type { ApiSchemas } from '@sargam/kit';
import {
  buildStoreOrder,
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import GiftCardPage from './GiftCardPage.tsx';
import GiftCardsPage from './GiftCardsPage.tsx';
import StoreOrdersPage from './StoreOrdersPage.tsx';
import { giftCardState } from './store-orders.ts';

const admin = buildUser({ type: 1 });
const card: ApiSchemas['GiftCard'] = {
  _id: 'g1',
  orderId: 's1',
  senderName: 'Tasnim',
  purchasedBy: 'u1',
  purchasedByName: 'Tasnim Rahman',
  receiverName: 'Mahmuda',
  receiverEmail: 'mahmuda@example.com',
  receiverPhone: '01812345678',
  message: 'Happy birthday',
  value: 1000,
  price: 900,
  valid_from: '2026-11-21T06:00:00.000Z',
  valid_to: '2027-11-21T17:59:59.000Z',
  used: false,
  usedAt: null,
  usedBy: null,
  lastFour: 'K7P2',
  voided: false,
  createdAt: '2026-11-21T06:00:00.000Z',
};
const listOf = <T,>(...data: T[]) => ({ success: true, data, total: data.length });
const open = (page: React.ReactElement, api: Record<string, unknown>, path = '/', route?: string) =>
  renderInApp(page, { path, route, user: admin, api });
const sent = (method: string) => sentRequests.findLast((request) => request.method === method);

it('store orders: ten rows, paid rows are marked, and the CSV is of the server', async () => {
  open(<StoreOrdersPage />, { 'GET /store/order/': listOf(buildStoreOrder({ isPaid: true })) });
  const row = (await screen.findByText('Tasnim Rahman')).closest('tr');
  expect(row).toHaveClass('highlighted');
  expect(row).toHaveTextContent('Mahmuda');
  expect(sent('GET')?.path).toBe('/store/order/?page=1&limit=10');
  expect(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
});

it('store orders can be limited to those in review, which the dashboard links to', async () => {
  open(<StoreOrdersPage />, { 'GET /store/order/': listOf(buildStoreOrder()) });
  await screen.findByText('Tasnim Rahman');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In review');
  await waitFor(() => expect(sent('GET')?.path).toBe('/store/order/?page=1&limit=10&review=true'));
});

it.each([
  [{}, 'unused'],
  [{ used: true }, 'used'],
  [{ voided: true }, 'voided'],
  [{ valid_to: '2026-11-01T00:00:00.000Z' }, 'expired'],
])('a gift card with %j is %s', (some, state) =>
  expect(giftCardState({ ...card, ...some }, new Date('2026-11-22'))).toBe(state),
);

it('issued gift cards link to the card and its order, and show only the end of the code', async () => {
  open(<GiftCardsPage />, { 'GET /store/gift-card/': listOf(card) });
  const row = (await screen.findByText('•••• K7P2')).closest('tr') as HTMLElement;
  const targets = within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual(
    expect.arrayContaining(['/admin/store/g1', '/admin/store/order/s1', '/viewuser?id=u1']),
  );
});

describe('gift card detail', () => {
  const openCard = (order: Parameters<typeof buildStoreOrder>[0], api: Record<string, unknown> = {}) =>
    open(
      <GiftCardPage />,
      { 'GET /store/gift-card/g1': card, 'GET /store/order/s1': buildStoreOrder(order), ...api },
      '/admin/store/g1',
      '/admin/store/:id',
    );

  it('shows sender, order, receiver, validity, value, price and use', async () => {
    openCard({ isPaid: true });
    const facts = await screen.findByText('Happy birthday');
    const page = facts.closest('body');
    for (const text of [
      'Tasnim Rahman',
      'Mahmuda',
      'November 21, 2026 – November 21, 2027',
      '৳900.00',
      'Not used',
    ])
      expect(page).toHaveTextContent(text);
  });

  it('refunds with a reason; without one nothing is sent', async () => {
    openCard({ isPaid: true }, { 'POST /store/order/s1/refund': { success: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Refund' });
    await userEvent.click(confirm);
    expect(sent('POST')).toBeUndefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Bought twice');
    await userEvent.click(confirm);
    expect(await screen.findByText('Refund granted')).toBeVisible();
    expect(sent('POST')?.body).toBe('{"reason":"Bought twice"}');
    await waitFor(() => expect(sent('GET')?.path).toMatch(/^\/store\//));
  });

  it('a redeemed card is not refunded: the refusal is shown and the reason stays', async () => {
    const refusal = problemResponse(409, 'card-redeemed', 'A card of this order is redeemed.');
    openCard({ isPaid: true }, { 'POST /store/order/s1/refund': refusal });
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Wrong person');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refund' }));
    expect(await screen.findByText('A card of this order is redeemed.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Wrong person');
  });

  it('an order without a payment has no actions; one in review can be accepted or refused', async () => {
    openCard({ isPaid: false, underReview: true, resendFrom: null });
    expect(await screen.findByRole('button', { name: 'Accept payment' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refuse payment' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});
