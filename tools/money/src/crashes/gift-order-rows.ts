import type { StoreOrder } from '@sargam/proto/store/v1/orders';
import type { ServiceDatabases } from '../checks/service-databases.ts';
import type { CrashContext } from './crash-context.ts';
import { expectRows } from './expect-rows.ts';
import { expectPaidOnce } from './order-rows.ts';

export interface GiftOrderRow {
  readonly id: string;
  readonly state: string;
  readonly total: string;
  readonly refund_requested_at: Date | null;
}

export interface ChargeRow {
  readonly reference: string;
  readonly state: string;
  readonly amount: string;
}

/** Gift card orders of a buyer, in store. */
export const findGiftOrders = (databases: ServiceDatabases, buyer: string): Promise<GiftOrderRow[]> =>
  databases.query('store', 'select * from orders where buyer_id = $1', [buyer]);

/** Charges of a buyer, in commerce. */
export const findCharges = (databases: ServiceDatabases, buyer: string): Promise<ChargeRow[]> =>
  databases.query(
    'commerce',
    'select reference, state, amount::text as amount from charges where payer_id = $1',
    [buyer],
  );

export const findGiftCards = (
  databases: ServiceDatabases,
  order: string,
): Promise<{ readonly voided_at: Date | null }[]> =>
  databases.query('store', 'select voided_at from gift_cards where order_id = $1', [order]);

/** Expects one payment, the bought number of cards and one delivery. */
export const expectGiftOrderSettled = async (context: CrashContext, order: StoreOrder): Promise<void> => {
  const { databases } = context;
  expect(await findGiftOrders(databases, order.buyerId)).toMatchObject([{ id: order.id, state: 'paid' }]);
  expect(await findCharges(databases, order.buyerId)).toMatchObject([{ reference: order.id, state: 'paid' }]);
  await expectPaidOnce(context, order.id, order.totalPoisha);
  expect(await findGiftCards(databases, order.id)).toEqual(Array(order.quantity).fill({ voided_at: null }));
  await expectRows(databases, 'store', 'select state from deliveries where order_id = $1', order.id, [
    { state: 'open' },
  ]);
  await expectRows(databases, 'commerce', 'select kind from invoices where charge_reference = $1', order.id, [
    { kind: 'invoice' },
  ]);
};
