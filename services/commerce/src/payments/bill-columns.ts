import type { ChargeReference, OrderId } from '../ids.ts';
import type { BillRef } from './bill.ts';

/** Exactly one of the two columns is set. */
export interface BillColumns {
  readonly order_id: OrderId | null;
  readonly charge_reference: ChargeReference | null;
}

export const toBillColumns = (ref: BillRef): BillColumns => ({
  order_id: ref.kind === 'order' ? ref.id : null,
  charge_reference: ref.kind === 'charge' ? ref.id : null,
});

export const toBillRef = (row: BillColumns): BillRef => {
  if (row.order_id !== null) return { kind: 'order', id: row.order_id };
  if (row.charge_reference !== null) return { kind: 'charge', id: row.charge_reference };
  throw new Error('row has neither an order nor a charge');
};
