import type { Selectable } from 'kysely';
import type { HistoryEntry } from '../history.ts';
import type { ChargeReference } from '../ids.ts';
import type { Db, Tables, Tx } from '../tables.ts';
import type { Charge } from './charge.ts';

const toCharge = (row: Selectable<Tables['charges']>): Charge => ({
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

const transitionColumns = ({ state, received, card, paidAt, closedAt, invoiceNumber }: Charge) => ({
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

/** Inserts the charge unless its reference exists. Returns whether it was inserted. */
export const insertCharge = async (tx: Tx, charge: Charge): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('charges')
    .values({
      ...transitionColumns(charge),
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

/** Saves the charge's new state and a history entry in one statement. */
export const saveChargeTransition = async (tx: Tx, charge: Charge, entry: HistoryEntry): Promise<void> => {
  await tx
    .with('stepped', (db) =>
      db.updateTable('charges').set(transitionColumns(charge)).where('reference', '=', charge.reference),
    )
    .insertInto('charge_history')
    .values(historyRow(charge, entry))
    .execute();
};

export const findCharge = async (db: Db, reference: ChargeReference): Promise<Charge | undefined> => {
  const row = await db
    .selectFrom('charges')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && toCharge(row);
};

/** The charge, locked until the transaction ends. */
export const lockCharge = async (tx: Tx, reference: ChargeReference): Promise<Charge | undefined> => {
  const row = await tx
    .selectFrom('charges')
    .selectAll()
    .where('reference', '=', reference)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && toCharge(row);
};

/** Unpaid charges past their expiry. */
export const findOverdueCharges = async (db: Db, now: Date, limit: number): Promise<ChargeReference[]> => {
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

/** Appends a history entry without a state transition. */
export const appendChargeHistory = async (tx: Tx, charge: Charge, entry: HistoryEntry): Promise<void> => {
  await tx.insertInto('charge_history').values(historyRow(charge, entry)).execute();
};

const historyRow = ({ reference, state }: Charge, entry: HistoryEntry) => ({
  charge_reference: reference,
  state,
  action: entry.action,
  actor: entry.actor,
  reason: entry.reason,
  occurred_at: entry.at,
});
