import { domainError } from '@sargam/chassis/errors';
import type { BillRecord } from '@sargam/proto/commerce/v1/records';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { admins } from '../../wire/roles.ts';
import { IdParams } from '../../wire/schemas.ts';
import { loadAccessEnds } from './load-access-ends.ts';
import { isPaid } from './order-wire.ts';
import {
  BillRecordView,
  type NamedRecord,
  OrderRecord,
  RefundPreview,
  RefundPreviewQuery,
} from './record-wire.ts';

/** A user id; parts of the system have names such as `gateway`. */
const isUserId = (actor: string): boolean => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(actor);

/** The people of these ids; none while identity does not answer in time. */
const loadPeople = async ({ people, callOptional }: HandlerDeps, ids: readonly string[]) => {
  const personIds = [...new Set(ids)].filter(isUserId);
  if (personIds.length === 0) return [];
  const found = await callOptional('people', (options) => people.getPeople({ personIds }, options));
  return found?.people ?? [];
};

const actorsOf = ({ history }: BillRecord): string[] => history.map(({ actor }) => actor);

const withNames = (
  record: BillRecord,
  people: readonly { readonly id: string; readonly name: string }[],
): NamedRecord => ({ ...record, names: new Map(people.map(({ id, name }) => [id, name])) });

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
        loadPeople(deps, [order.studentId, ...actorsOf(record)]),
        isPaid(order) ? loadAccessEnds(deps, order.studentId) : undefined,
      ]);
      return {
        order: { ...order, ...(accessEnds && { accessEnds }) },
        record: withNames(record, people),
        sales: sales?.sales,
        student: people.find(({ id }) => id === order.studentId),
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
    response: BillRecordView,
    handle: async ({ params }, deps) => {
      const record = await deps.records.getChargeRecord({ reference: params.id });
      return withNames(record, await loadPeople(deps, actorsOf(record)));
    },
  }),
];
