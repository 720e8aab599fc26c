import type { CrashContext } from './crash-context.ts';
import { findPayments, listGatewayRefunds } from './order-rows.ts';

/** The refunded course order or charge. */
type RefundedSale = { readonly order_id: string } | { readonly charge_reference: string };

/** Amounts are poisha as text. */
interface ExpectedRefund {
  /** Undefined when commerce chooses the id. */
  readonly id?: string;
  readonly wallet: string;
  readonly card: string;
}

/**
 * Expects one refund with one credit note and one repayment at the gateway, accepted or arrived (the gateway
 * deduplicates by refund number). Expects none when `expected` is undefined.
 */
export const expectRefund = async (
  context: CrashContext,
  sale: RefundedSale,
  expected: ExpectedRefund | undefined,
): Promise<void> => {
  const { databases } = context;
  const [[column, id] = ['', '']] = Object.entries(sale);
  const refunds = await databases.query<{ id: string }>(
    'commerce',
    `select id, state, wallet::text as wallet, card::text as card from refunds where ${column} = $1`,
    [id],
  );
  const creditNotes = await databases.query(
    'commerce',
    `select refund_id from invoices where ${column} = $1 and kind = 'credit-note'`,
    [id],
  );
  const attempts = await findPayments(databases, id);
  const repaid = (
    await Promise.all(attempts.map(({ tran_id: tranId }) => listGatewayRefunds(context, tranId)))
  ).flat();
  if (!expected) {
    expect({ refunds, creditNotes, repaid }).toEqual({ refunds: [], creditNotes: [], repaid: [] });
    return;
  }
  const state = expected.card === '0' ? 'refunded' : expect.stringMatching(/^(accepted|refunded)$/);
  expect(refunds).toEqual([{ id: expect.any(String), ...expected, state }]);
  expect(creditNotes).toEqual([{ refund_id: refunds[0]?.id }]);
  expect(repaid).toEqual(expected.card === '0' ? [] : [BigInt(expected.card)]);
};
