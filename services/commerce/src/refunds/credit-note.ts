import type { Tx } from '@sargam/chassis/sql';
import { issueCreditNote, type Sale } from '../invoices/issue-invoice.ts';
import type { Tables } from '../tables.ts';
import type { Refund } from './refund.ts';
import { saveCreditNoteNumber } from './refund-store.ts';

/** Numbers the credit note of what is given back of a sale that was invoiced. After everything else that locks. */
export const issueRefundCreditNote = async (
  tx: Tx<Tables>,
  refund: Refund,
  sale: Sale,
  at: Date,
): Promise<Refund> => {
  const creditNote = await issueCreditNote(tx, { refund, ...sale }, at);
  await saveCreditNoteNumber(tx, refund.id, creditNote);
  return { ...refund, creditNoteNumber: creditNote };
};
