import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Terms } from './facts.ts';

/** Puts down what the settings say of the seller, for the invoices to come; those issued keep what they said. */
export const keepTerms = async (db: Kysely<Tables>, terms: Terms): Promise<void> => {
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
export const presentTerms = async (db: Kysely<Tables>): Promise<Terms> => {
  const row = await db.selectFrom('invoice_terms').selectAll().limit(1).executeTakeFirstOrThrow();
  return {
    sellerName: row.seller_name,
    sellerAddress: row.seller_address,
    vatBin: row.vat_bin,
    vatPercent: Number(row.vat_percent),
  };
};
