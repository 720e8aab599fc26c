import type { Tx } from '@sargam/chassis/sql';
import { issueCreditNote, type Sale } from '../invoices/issue.ts';
import type { Tables } from '../tables.ts';
import type { Refund } from './refund.ts';
import { keepCreditNote } from './refund-store.ts';

/** Numbers the credit note of what is given back of a sale that was invoiced. After everything else that locks. */
export const noteCredit = async (tx: Tx<Tables>, refund: Refund, sale: Sale, at: Date): Promise<Refund> => {
  const creditNote = await issueCreditNote(tx, { refund, ...sale }, at);
  await keepCreditNote(tx, refund.id, creditNote);
  return { ...refund, creditNote };
};
