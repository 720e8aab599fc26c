import type { Tx } from '@sargam/chassis/sql';
import type { Kysely } from 'kysely';
import { chargeBill } from '../charges/charge-bill.ts';
import { findCharge, lockCharge } from '../charges/charge-store.ts';
import { findOrder, lockOrder } from '../orders/order-store.ts';
import type { Tables } from '../tables.ts';
import type { Bill, BillRef } from './bill.ts';
import { orderBill } from './order-bill.ts';

export const findBill = async (db: Kysely<Tables>, ref: BillRef): Promise<Bill> => {
  const found =
    ref.kind === 'order'
      ? optional(orderBill, await findOrder(db, ref.id))
      : optional(chargeBill, await findCharge(db, ref.id));
  if (!found) throw new Error('payment without an order or a charge');
  return found;
};

/** The bill, locked until the transaction ends. */
export const lockBill = async (tx: Tx<Tables>, ref: BillRef): Promise<Bill> => {
  const locked =
    ref.kind === 'order'
      ? optional(orderBill, await lockOrder(tx, ref.id))
      : optional(chargeBill, await lockCharge(tx, ref.id));
  if (!locked) throw new Error('payment without an order or a charge');
  return locked;
};

const optional = <T>(make: (of: T) => Bill, of: T | undefined): Bill | undefined => of && make(of);
