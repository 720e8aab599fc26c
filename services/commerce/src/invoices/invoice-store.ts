import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../tables.ts';
import {
  type DocumentContent,
  type DocumentKind,
  formatDocumentNumber,
  parseContent,
  serializeContent,
} from './document-content.ts';

/** An invoice or a credit note. */
export interface InvoiceDocument {
  readonly number: string;
  readonly buyerId: string;
  readonly content: DocumentContent;
  readonly issuedAt: Date;
}

/** The order or the charge of a document, and the refund of a credit note. */
export interface DocumentSubject {
  readonly orderId?: string;
  readonly chargeReference?: string;
  readonly refundId?: string;
}

/** Takes the next number and stores the document with it. The number's row stays locked until the end, so call it after all other locks. */
export const insertDocument = async (
  tx: Tx,
  content: DocumentContent,
  { buyerId, about, at }: { readonly buyerId: string; readonly about: DocumentSubject; readonly at: Date },
): Promise<string> => {
  const { serial } = await tx
    .with('next', (db) =>
      db
        .updateTable('invoice_numbers')
        .set({ last: sql<bigint>`last + 1` })
        .where('kind', '=', content.kind)
        .returning('last'),
    )
    .insertInto('invoices')
    .columns([
      'kind',
      'serial',
      'buyer_id',
      'order_id',
      'charge_reference',
      'refund_id',
      'content',
      'issued_at',
    ])
    .expression((db) =>
      db
        .selectFrom('next')
        .select([
          sql<DocumentKind>`${content.kind}`.as('kind'),
          'next.last as serial',
          sql<string>`${buyerId}`.as('buyer_id'),
          sql<string | null>`${about.orderId ?? null}`.as('order_id'),
          sql<string | null>`${about.chargeReference ?? null}`.as('charge_reference'),
          sql<string | null>`${about.refundId ?? null}`.as('refund_id'),
          sql<string>`${serializeContent(content)}::jsonb`.as('content'),
          sql<Date>`${at}::timestamptz`.as('issued_at'),
        ]),
    )
    .returning('serial')
    .executeTakeFirstOrThrow();
  return formatDocumentNumber(content.kind, serial);
};

const toDocument = (row: Selectable<Tables['invoices']>): InvoiceDocument => ({
  number: formatDocumentNumber(row.kind, row.serial),
  buyerId: row.buyer_id,
  content: parseContent(row.content),
  issuedAt: row.issued_at,
});

/** Returns undefined if no document was issued for the subject. */
export const findDocument = async (db: Db, about: DocumentSubject): Promise<InvoiceDocument | undefined> => {
  const { refundId, orderId, chargeReference } = about;
  const documents = db.selectFrom('invoices').selectAll();
  const row = await (refundId !== undefined
    ? documents.where('refund_id', '=', refundId)
    : documents
        .where('kind', '=', 'invoice')
        .where(orderId === undefined ? 'charge_reference' : 'order_id', '=', orderId ?? chargeReference ?? '')
  ).executeTakeFirst();
  return row && toDocument(row);
};

/** The credit notes of an order or a charge. */
export const findCreditNotes = async (db: Db, { orderId, chargeReference }: DocumentSubject) => {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('kind', '=', 'credit-note')
    .where(orderId === undefined ? 'charge_reference' : 'order_id', '=', orderId ?? chargeReference ?? '')
    .execute();
  return rows.map(toDocument);
};
