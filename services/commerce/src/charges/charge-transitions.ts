import type { Cause, CloseAction } from '../history.ts';
import type { TranId } from '../ids.ts';
import { readSellerDetails } from '../invoices/invoice-store.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { Receipt } from '../payments/verify-transaction.ts';
import type { Tx } from '../tables.ts';
import { type Charge, stateAfter, toInvoicedCharge } from './charge.ts';
import { publishChargeClosed, publishChargePaid } from './charge-messages.ts';
import { saveChargeTransition } from './charge-store.ts';

/** Ends an unpaid charge, or puts one under review. If the state does not allow the action, nothing changes. */
export const transitionUnpaidCharge = async (
  tx: Tx,
  charge: Charge,
  action: CloseAction | 'putUnderReview',
  cause: Cause,
) => {
  const state = stateAfter(charge.state, action);
  if (!state) return charge;
  const closed = { ...charge, state, closedAt: cause.at };
  await saveChargeTransition(tx, closed, { action, ...cause });
  await publishChargeClosed(tx, closed);
  return closed;
};

/** Marks the charge paid, with invoice, history and event in the caller's transaction. */
export const markChargePaid = async (
  tx: Tx,
  charge: Charge,
  { tranId, received, method, cardIssuer, cardCategory }: Receipt & { readonly tranId: TranId },
  cause: Cause,
): Promise<Charge> => {
  const state = stateAfter(charge.state, 'settle');
  if (!state) throw new Error(`charge in state ${charge.state} cannot be paid`);
  const card = { cardType: method, cardIssuer, cardCategory, tranId };
  const paid = { ...charge, state, received, card, paidAt: cause.at, closedAt: undefined };
  const invoiceNumber = await issueInvoice(
    tx,
    { charge: toInvoicedCharge(paid) },
    await readSellerDetails(tx),
    cause.at,
  );
  const invoiced = { ...paid, invoiceNumber };
  await saveChargeTransition(tx, invoiced, { action: 'settle', ...cause });
  await publishChargePaid(tx, invoiced);
  return invoiced;
};
