import { buildUser, currentUrl, renderInApp, screen, sentRequests, userEvent } from '@sargam/kit/testing';
import RefundsPage from './RefundsPage.tsx';

const refund = {
  _id: 'r1',
  state: 'asked',
  reason: 'broken',
  note: 'No sound',
  amount: 500,
  wallet: 100,
  card: 400,
  creditNote: null,
  askedAt: '2026-11-21T08:00:00.000Z',
  decidedAt: null,
  arrivedAt: null,
  answer: '',
  automatic: false,
  orderId: '01K0000000000000000ORDER01',
  storeOrderId: null,
  userId: 'u1',
  userName: 'Tasnim Rahman',
  userEmail: 'tasnim@example.com',
};

it('lists refunds of a state, each with a link to its order', async () => {
  const store = { ...refund, _id: 'r2', orderId: null, storeOrderId: '01K0000000000000000STORE01' };
  renderInApp(<RefundsPage />, {
    path: '/admin/refunds?state=asked',
    user: buildUser({ type: 1 }),
    api: { 'GET /order/refund/list': { data: [refund, store], total: 2 } },
  });
  const order = await screen.findByRole('link', { name: '#0ORDER01' });
  expect(order).toHaveAttribute('href', '/admin/order/01K0000000000000000ORDER01');
  expect(order.closest('tr')).toHaveTextContent(
    /Tasnim Rahman.*Asked for.*Something does not workNo sound.*৳500\.00.*৳100\.00.*৳400\.00/,
  );
  expect(screen.getByRole('link', { name: '#0STORE01' })).toHaveAttribute(
    'href',
    '/admin/store/order/01K0000000000000000STORE01',
  );
  expect(sentRequests.at(-1)?.path).toBe('/order/refund/list?page=1&limit=10&state=asked');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Stuck');
  expect(currentUrl()).toBe('/admin/refunds?state=stuck');
});
