import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { InvoiceTerms } from './document-content.ts';

/** Puts down what the settings say of the seller, for the invoices to come; those issued keep what they said. */
export const saveInvoiceTerms = async (db: Kysely<Tables>, terms: InvoiceTerms): Promise<void> => {
  await db
    .updateTable('invoice_terms')
    .set({
      seller_name: terms.sellerName,
      seller_address: terms.sellerAddress,
      vat_bin: terms.vatBin,
      vat_percent: terms.vatPercent,
    })
    .execute();
};

/** Kept in the database, so that whatever becomes paid is invoiced by one statement's reading, wherever that happens. */
export const readInvoiceTerms = async (db: Kysely<Tables>): Promise<InvoiceTerms> => {
  const row = await db.selectFrom('invoice_terms').selectAll().limit(1).executeTakeFirstOrThrow();
  return {
    sellerName: row.seller_name,
    sellerAddress: row.seller_address,
    vatBin: row.vat_bin,
    vatPercent: Number(row.vat_percent),
  };
};
