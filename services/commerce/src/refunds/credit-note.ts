import { issueCreditNote, type Sale } from '../invoices/issue-invoice.ts';
import type { Tx } from '../tables.ts';
import type { Refund } from './refund.ts';
import { saveCreditNoteNumber } from './refund-store.ts';

/** Issues the credit note of a refunded sale that was invoiced. Call it after all other locks: it locks the series of numbers. */
export const issueRefundCreditNote = async (tx: Tx, refund: Refund, sale: Sale, at: Date) => {
  const creditNote = await issueCreditNote(tx, { refund, ...sale }, at);
  await saveCreditNoteNumber(tx, refund.id, creditNote);
  return { ...refund, creditNoteNumber: creditNote };
};
