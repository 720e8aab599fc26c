import { domainError } from '@sargam/chassis/errors';
import type { BillRecord } from '@sargam/proto/commerce/v1/records';
import { admins } from '../../api/roles.ts';
import { IdParams } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { loadKnownPeople } from '../../upstream/load-known-people.ts';
import { loadAccessEnds } from './load-access-ends.ts';
import { isPaid } from './order-response.ts';
import {
  BillRecordResponse,
  type NamedRecord,
  OrderRecord,
  RefundPreview,
  RefundPreviewQuery,
} from './record-response.ts';

const actorsOf = ({ history }: BillRecord): string[] => history.map(({ actor }) => actor);

const withNames = (record: BillRecord, people: NamedRecord['people']): NamedRecord => ({ ...record, people });

const emptyRecord: BillRecord = { attempts: [], history: [], refundAttempts: [], refunds: [] };
const adminRoute = { roles: admins, noOwner: 'staff', params: IdParams } as const;

export const recordRoutes: readonly Route[] = [
  route.get('/order/{id}/record', {
    summary: 'Everything about an order: split of the lines, payment attempts, every state, refunds, shares',
    ...adminRoute,
    response: OrderRecord,
    handle: async ({ params }, deps) => {
      const [{ order, record = emptyRecord }, sales] = await Promise.all([
        deps.records.getOrderRecord({ orderId: params.id }),
        deps.callOptional('sales of an order', (options) =>
          deps.payouts.listOrderSales({ orderId: params.id }, options),
        ),
      ]);
      if (!order) throw domainError.notFound('order-not-found', 'This order was not found.');
      const [people, accessEnds] = await Promise.all([
        loadKnownPeople(deps, [order.studentId, ...actorsOf(record)]),
        isPaid(order) ? loadAccessEnds(deps, order.studentId) : undefined,
      ]);
      return {
        order: { ...order, ...(accessEnds && { accessEnds }) },
        record: withNames(record, people),
        sales: sales?.sales,
        student: people.get(order.studentId),
      };
    },
  }),
  route.get('/order/{id}/refund-preview', {
    summary: 'How a refund of the amount would be split now; refused like the refund',
    ...adminRoute,
    query: RefundPreviewQuery,
    response: RefundPreview,
    handle: ({ params, query }, { records }) =>
      records.previewRefund({ orderId: params.id, amountPoisha: query.amount }),
  }),
  route.get('/store/order/{id}/record', {
    summary: 'Payment attempts, every state and refunds of a store order',
    ...adminRoute,
    response: BillRecordResponse,
    handle: async ({ params }, deps) => {
      const record = await deps.records.getChargeRecord({ reference: params.id });
      return withNames(record, await loadKnownPeople(deps, actorsOf(record)));
    },
  }),
];
