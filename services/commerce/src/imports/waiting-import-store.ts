import { ImportPaidOrderRequest } from '@sargam/proto/commerce/v1/commerce';
import type { Poisha } from '../money/poisha.ts';
import type { Db, Tx } from '../tables.ts';

/** An import above the ceiling until another admin accepts it. */
export interface WaitingImport {
  readonly request: ImportPaidOrderRequest;
  readonly payable: Poisha;
  /** The id of the admin who asked for the import. */
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

/** Keeps one waiting import per reference. An expired one is replaced. False if another one is waiting. */
export const insertWaitingImport = async (db: Db, waiting: WaitingImport, now: Date): Promise<boolean> => {
  const { request, payable, requestedBy, requestedAt, expiresAt } = waiting;
  const columns = {
    request: Buffer.from(ImportPaidOrderRequest.encode(request).finish()),
    payable,
    requested_by: requestedBy,
    requested_at: requestedAt,
    expires_at: expiresAt,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('waiting_imports')
    .values({ reference: request.reference, ...columns })
    .onConflict((conflict) =>
      conflict.column('reference').doUpdateSet(columns).where('waiting_imports.expires_at', '<=', now),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

const waitingAt = (db: Db, now: Date) =>
  db.selectFrom('waiting_imports').selectAll().where('expires_at', '>', now).where('accepted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof waitingAt>['execute']>>[number];

const toWaitingImport = (row: Row): WaitingImport => ({
  request: ImportPaidOrderRequest.decode(row.request),
  payable: row.payable,
  requestedBy: row.requested_by,
  requestedAt: row.requested_at,
  expiresAt: row.expires_at,
});

export const findWaitingImport = async (
  db: Db,
  reference: string,
  now: Date,
): Promise<WaitingImport | undefined> => {
  const row = await waitingAt(db, now).where('reference', '=', reference).executeTakeFirst();
  return row && toWaitingImport(row);
};

/** Oldest first. */
export const listWaitingImports = async (db: Db, now: Date): Promise<WaitingImport[]> =>
  (await waitingAt(db, now).orderBy('requested_at').execute()).map(toWaitingImport);

export const changeWaitingAmount = (db: Db, reference: string, payable: Poisha): Promise<unknown> =>
  db.updateTable('waiting_imports').set({ payable }).where('reference', '=', reference).execute();

export const markAccepted = (
  tx: Tx,
  reference: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<unknown> =>
  tx
    .updateTable('waiting_imports')
    .set({ accepted_by: by, accepted_at: at })
    .where('reference', '=', reference)
    .execute();
