import type { Tx } from '@sargam/chassis/sql';
import type { Kysely, Selectable } from 'kysely';
import type { ChargeReference } from '../ids.ts';
import type { Deed } from '../orders/order-store.ts';
import type { Tables } from '../tables.ts';
import type { Charge } from './charge.ts';

const chargeOf = (row: Selectable<Tables['charges']>): Charge => ({
  reference: row.reference,
  payerId: row.payer_id,
  state: row.state,
  amount: row.amount,
  product: { en: row.product_name, bn: row.product_name_bn },
  quantity: row.quantity,
  received: row.received,
  card: {
    cardType: row.card_type,
    cardIssuer: row.card_issuer,
    cardCategory: row.card_category,
    tranId: row.tran_id,
  },
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  paidAt: row.paid_at ?? undefined,
  closedAt: row.closed_at ?? undefined,
  invoiceNumber: row.invoice_number,
});

const progressColumns = ({ state, received, card, paidAt, closedAt, invoiceNumber }: Charge) => ({
  state,
  received,
  card_type: card.cardType,
  card_issuer: card.cardIssuer,
  card_category: card.cardCategory,
  tran_id: card.tranId,
  paid_at: paidAt ?? null,
  closed_at: closedAt ?? null,
  invoice_number: invoiceNumber,
});

/** Makes the charge, unless one of this reference is there: whoever comes second finds the first one's. */
export const insertCharge = async (tx: Tx<Tables>, charge: Charge): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('charges')
    .values({
      ...progressColumns(charge),
      reference: charge.reference,
      payer_id: charge.payerId,
      amount: charge.amount,
      product_name: charge.product.en,
      product_name_bn: charge.product.bn,
      quantity: charge.quantity,
      created_at: charge.createdAt,
      expires_at: charge.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
};

/** Keeps how the charge stands after what was done to it, and by whom and why, in one statement. */
export const saveChargeTransition = async (tx: Tx<Tables>, charge: Charge, deed: Deed): Promise<void> => {
  await tx
    .with('stepped', (db) =>
      db.updateTable('charges').set(progressColumns(charge)).where('reference', '=', charge.reference),
    )
    .insertInto('charge_history')
    .values(deedRow(charge, deed))
    .execute();
};

export const findCharge = async (
  db: Kysely<Tables>,
  reference: ChargeReference,
): Promise<Charge | undefined> => {
  const row = await db
    .selectFrom('charges')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && chargeOf(row);
};

/** The charge, kept from everyone else until the transaction ends. */
export const lockCharge = async (tx: Tx<Tables>, reference: ChargeReference): Promise<Charge | undefined> => {
  const row = await tx
    .selectFrom('charges')
    .selectAll()
    .where('reference', '=', reference)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && chargeOf(row);
};

/** Unpaid charges whose time is over. */
export const findOverdueCharges = async (
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<ChargeReference[]> => {
  const rows = await db
    .selectFrom('charges')
    .select('reference')
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.reference);
};

/** Puts down what was done about a charge that stays as it is, by whom and why. */
export const appendChargeHistory = async (tx: Tx<Tables>, charge: Charge, deed: Deed): Promise<void> => {
  await tx.insertInto('charge_history').values(deedRow(charge, deed)).execute();
};

const deedRow = ({ reference, state }: Charge, deed: Deed) => ({
  charge_reference: reference,
  state,
  action: deed.action,
  actor: deed.actor,
  reason: deed.reason,
  occurred_at: deed.at,
});
