import { toColumns, toProperties } from '@sargam/chassis/sql';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables, Tx } from '../tables.ts';
import {
  type DocumentContent,
  formatDocumentNumber,
  parseContent,
  type SellerDetails,
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
  const { orderId = null, chargeReference = null, refundId = null } = about;
  const { rows } = await sql<{ serial: bigint }>`
    with next as (update invoice_numbers set last = last + 1 where kind = ${content.kind} returning last)
    insert into invoices (kind, serial, buyer_id, order_id, charge_reference, refund_id, content, issued_at)
    select ${content.kind}, last, ${buyerId}, ${orderId}, ${chargeReference}, ${refundId},
           ${serializeContent(content)}::jsonb, ${at}::timestamptz
      from next
    returning serial`.execute(tx);
  const [document] = rows;
  if (!document) throw new Error(`no number series for ${content.kind}`);
  return formatDocumentNumber(content.kind, document.serial);
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

/** Saves the seller's details from the settings for future invoices. Issued documents do not change. */
export const saveSellerDetails = async (db: Db, terms: SellerDetails): Promise<void> => {
  const { sellerName, sellerAddress, sellerContact, vatBin, vatPercent } = terms;
  await db
    .updateTable('invoice_terms')
    .set(toColumns({ sellerName, sellerAddress, sellerContact, vatBin, vatPercent }))
    .execute();
};

/** The terms are stored in the database, so every payment is invoiced with the same terms on all replicas. */
export const readSellerDetails = async (db: Db): Promise<SellerDetails> => {
  const row = await db.selectFrom('invoice_terms').selectAll().limit(1).executeTakeFirstOrThrow();
  const { onlyRow: _, vatPercent, ...terms } = toProperties(row);
  return { ...terms, vatPercent: Number(vatPercent) };
};
