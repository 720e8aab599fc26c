import { toColumns, toProperties } from '@sargam/chassis/sql';
import type { Selectable } from 'kysely';
import type { HistoryEntry } from '../history.ts';
import type { ChargeReference } from '../ids.ts';
import type { Db, Tables, Tx } from '../tables.ts';
import type { Charge } from './charge.ts';

const toCharge = (row: Selectable<Tables['charges']>): Charge => {
  const { productName, productNameBn, ...columns } = toProperties(row);
  const { cardType, cardIssuer, cardCategory, tranId, ...charge } = columns;
  const card = { cardType, cardIssuer, cardCategory, tranId };
  return { ...charge, card, product: { en: productName, bn: productNameBn } };
};

const transitionColumns = ({ state, received, card, paidAt, closedAt, invoiceNumber }: Charge) =>
  toColumns({ state, received, ...card, paidAt, closedAt, invoiceNumber });

/** Inserts the charge unless its reference exists. Returns whether it was inserted. */
export const insertCharge = async (tx: Tx, charge: Charge): Promise<boolean> => {
  const { reference, payerId, amount, quantity, product, createdAt, expiresAt } = charge;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('charges')
    .values({
      ...transitionColumns(charge),
      ...toColumns({ reference, payerId, amount, quantity, createdAt, expiresAt }),
      product_name: product.en,
      product_name_bn: product.bn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
};

/** Saves the charge's new state and a history entry in one statement. */
export const saveChargeTransition = (tx: Tx, charge: Charge, entry: HistoryEntry): Promise<unknown> =>
  tx
    .with('updated_charge', (db) =>
      db.updateTable('charges').set(transitionColumns(charge)).where('reference', '=', charge.reference),
    )
    .insertInto('charge_history')
    .values(historyRow(charge, entry))
    .execute();

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
export const appendChargeHistory = (tx: Tx, charge: Charge, entry: HistoryEntry): Promise<unknown> =>
  tx.insertInto('charge_history').values(historyRow(charge, entry)).execute();

const historyRow = ({ reference, state }: Charge, { action, actor, reason, at }: HistoryEntry) =>
  toColumns({ chargeReference: reference, state, action, actor, reason, occurredAt: at });
