import {
  buildStoreOrder,
  buildUser,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  within,
} from '@sargam/kit/testing';
import StoreOrderPage from './StoreOrderPage.tsx';

const at = '2026-11-21T08:00:00.000Z';
const record = {
  attempts: [
    {
      tran_id: 's1-1',
      attempt: 1,
      state: 'paid',
      amount: 1900,
      received: 1852.5,
      method: 'VISA-Dutch Bangla',
      cardIssuer: '',
      val_id: 'v1',
      bank_tran_id: '',
      openedAt: at,
      closedAt: at,
    },
  ],
  history: [
    { action: 'start', state: 'open', actor: 'u1', actorName: 'Tasnim Rahman', reason: '', at },
    { action: 'refund', state: 'refunded', actor: 'a1', actorName: 'Rafi', reason: 'Bought twice', at },
  ],
  refunds: [
    {
      _id: 'r1',
      state: 'stuck',
      reason: 'paid_twice',
      note: 'Bought twice',
      amount: 1900,
      wallet: 0,
      card: 1900,
      creditNote: 'CN-000008',
      askedAt: at,
      decidedAt: at,
      arrivedAt: null,
      answer: '',
      automatic: false,
      orderId: null,
      storeOrderId: 's1',
      userId: 'u1',
    },
  ],
  refundAttempts: [
    {
      _id: 'r1',
      refund: 'r1',
      tran_id: 's1-1',
      amount: 1900,
      state: 'failed',
      failureReason: 'Insufficient balance',
      openedAt: at,
      closedAt: at,
    },
  ],
};

it('a store order has its payment attempts, states, refunds with the failed try, and audit', async () => {
  renderInApp(<StoreOrderPage />, {
    path: '/admin/store/order/s1',
    route: '/admin/store/order/:id',
    user: buildUser({ type: 1 }),
    api: {
      'GET /store/order/s1': buildStoreOrder(),
      'GET /store/order/s1/record': record,
      'GET /store/gift-card/': { data: [], total: 0 },
      'GET /audit': { data: [], total: 0, next: null },
      'POST /order/refund/r1/retry': { success: true, message: 'Refund sent again', data: record.refunds[0] },
    },
  });
  const attempts = within(await screen.findByRole('table', { name: 'Payment attempts' }));
  expect(attempts.getAllByRole('row')[1]).toHaveTextContent(/s1-1.*Paid.*Visa.*৳1,852\.50/);
  const history = within(screen.getByRole('table', { name: 'History' }));
  expect(history.getAllByRole('row')[1]).toHaveTextContent(/Payment started.*Tasnim Rahman/);
  expect(history.getAllByRole('row')[2]).toHaveTextContent(/Refunded.*Rafi.*Bought twice/);
  const refunds = within(screen.getByRole('table', { name: 'Refunds' }));
  expect(refunds.getAllByRole('row')[1]).toHaveTextContent(/Stuck.*failed Insufficient balance.*৳1,900\.00/);
  expect(sentRequests.map(({ path }) => path)).toContain('/audit?targetId=s1&limit=20');
  await userEvent.click(refunds.getByRole('button', { name: 'Send again' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Refund sent again')).toBeVisible();
});
