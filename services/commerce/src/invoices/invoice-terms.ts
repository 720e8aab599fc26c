import { toColumns, toProperties } from '../columns.ts';
import type { Db } from '../tables.ts';
import type { InvoiceTerms } from './document-content.ts';

/** Saves the seller's details from the settings for future invoices. Issued documents do not change. */
export const saveInvoiceTerms = async (db: Db, terms: InvoiceTerms): Promise<void> => {
  const { sellerName, sellerAddress, vatBin, vatPercent } = terms;
  await db
    .updateTable('invoice_terms')
    .set(toColumns({ sellerName, sellerAddress, vatBin, vatPercent }))
    .execute();
};

/** The terms are stored in the database, so every payment is invoiced with the same terms on all replicas. */
export const readInvoiceTerms = async (db: Db): Promise<InvoiceTerms> => {
  const row = await db.selectFrom('invoice_terms').selectAll().limit(1).executeTakeFirstOrThrow();
  const { onlyRow: _, vatPercent, ...terms } = toProperties(row);
  return { ...terms, vatPercent: Number(vatPercent) };
};
