import type { Db } from '../tables.ts';
import type { InvoiceTerms } from './document-content.ts';

/** Saves the seller's details from the settings for future invoices. Issued documents do not change. */
export const saveInvoiceTerms = async (db: Db, terms: InvoiceTerms): Promise<void> => {
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

/** The terms are stored in the database, so every payment is invoiced with the same terms on all replicas. */
export const readInvoiceTerms = async (db: Db): Promise<InvoiceTerms> => {
  const row = await db.selectFrom('invoice_terms').selectAll().limit(1).executeTakeFirstOrThrow();
  return {
    sellerName: row.seller_name,
    sellerAddress: row.seller_address,
    vatBin: row.vat_bin,
    vatPercent: Number(row.vat_percent),
  };
};
