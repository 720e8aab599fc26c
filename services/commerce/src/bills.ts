import { chargeBill } from './charges/charge-bill.ts';
import { findCharge, lockCharge } from './charges/charge-store.ts';
import { orderBill } from './orders/order-bill.ts';
import { findOrder, lockOrder } from './orders/order-store.ts';
import type { Bill, Bills } from './payments/bill.ts';

/** The bills of the payments: orders and charges. */
export const bills: Bills = {
  find: async (db, ref) =>
    ref.kind === 'order'
      ? toBill(orderBill, await findOrder(db, ref.id))
      : toBill(chargeBill, await findCharge(db, ref.id)),
  lock: async (tx, ref) =>
    ref.kind === 'order'
      ? toBill(orderBill, await lockOrder(tx, ref.id))
      : toBill(chargeBill, await lockCharge(tx, ref.id)),
};

const toBill = <T>(make: (of: T) => Bill, of: T | undefined): Bill => {
  if (!of) throw new Error('payment without an order or a charge');
  return make(of);
};
