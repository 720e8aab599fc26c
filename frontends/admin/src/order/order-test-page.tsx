import { type ApiSchemas, roles } from '@sargam/kit';
import {
  buildOrder,
  buildUser,
  renderInApp,
  sampleBuilder,
  screen,
  sentRequests,
  within,
} from '@sargam/kit/testing';
import OrderPage from './OrderPage.tsx';
import type { AdminRefund, OrderRecord } from './order-record.ts';

const at = '2026-11-21T08:00:00.000Z';
/** A refund for tests. */
export const buildRefund = sampleBuilder<AdminRefund>({
  _id: 'r1',
  state: 'refunded',
  reason: 'broken',
  note: 'No sound',
  amount: 500,
  wallet: 100,
  card: 400,
  creditNote: 'CN-000007',
  askedAt: at,
  decidedAt: at,
  arrivedAt: at,
  answer: '',
  automatic: false,
  orderId: 'o1',
  storeOrderId: null,
  userId: 'u1',
});
/** A paid order with two payment attempts, for tests. */
export const buildOrderRecord = sampleBuilder<OrderRecord>({
  ...buildOrder({ state: 'paid', paid: true, paidAt: at, amount: 1800, subtotal: 2800, discount: 200 }),
  invoice: 'INV-000042',
  userName: 'Tasnim Rahman',
  userEmail: 'tasnim@example.com',
  walletUsed: 800,
  rounding: 0,
  received: 1755,
  expiresAt: at,
  lines: [
    {
      courseId: 'c1',
      title: 'Fingerstyle guitar',
      instructorId: 'i1',
      tier: 'gold',
      kind: 'new',
      validity: 90,
      price: 2800,
      wallet: 800,
      discount: 200,
      payable: 1800,
    },
  ],
  sales: {
    rows: [
      {
        instructorId: 'i1',
        instructorName: 'Arif Chowdhury',
        courseId: 'c1',
        course: 'Fingerstyle guitar',
        paid: 2600,
        net: 2555,
        share: 1533,
        sargamCut: 1022,
        reversed: 0,
      },
    ],
  },
  record: {
    attempts: [
      {
        tran_id: 'o1-1',
        attempt: 1,
        state: 'failed',
        amount: 1800,
        received: 0,
        method: '',
        cardIssuer: '',
        val_id: '',
        bank_tran_id: '',
        openedAt: at,
        closedAt: at,
      },
      {
        tran_id: 'o1-2',
        attempt: 2,
        state: 'paid',
        amount: 1800,
        received: 1755,
        method: 'BKASH-BKash',
        cardIssuer: 'BKash',
        val_id: 'v1',
        bank_tran_id: 'b1',
        openedAt: at,
        closedAt: at,
      },
    ],
    history: [
      { action: 'place', state: 'created', actor: 'u1', actorName: 'Tasnim Rahman', reason: '', at },
      { action: 'settle', state: 'paid', actor: 'gateway', actorName: null, reason: 'VALID', at },
    ],
    refunds: [],
    refundAttempts: [],
  },
});

/** The record with these refunds. */
export const withRefunds = (refunds: AdminRefund[], some: Partial<OrderRecord> = {}) =>
  buildOrderRecord({ ...some, record: { ...buildOrderRecord().record, refunds } });
const recordPath = 'GET /order/o1/record';
export const previewPath = 'GET /order/o1/refund-preview';
/** A preview that splits one part to three between wallet and card. */
export const preview = (amount: number, left: number): ApiSchemas['RefundPreview'] => ({
  amount,
  wallet: amount / 4,
  card: (amount * 3) / 4,
  left,
});
/** Renders the page of the order `o1` with its record and further answers. */
export const openOrder = (record: unknown, api: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<OrderPage />, {
    path: '/admin/order/o1',
    route: '/admin/order/:id',
    user: buildUser({ type: roles.admin }),
    language,
    api: { [recordPath]: record, 'GET /audit': { data: [], total: 0, next: null }, ...api },
  });
/** The sent changes. */
export const posts = () => sentRequests.filter(({ method }) => method === 'POST');
export const dialog = async () => within(await screen.findByRole('dialog'));
export const table = async (name: string) => within(await screen.findByRole('table', { name }));
