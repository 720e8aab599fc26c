import { attemptsAt, refundsAtGateway } from './order-books.ts';
import type { Stage } from './stage.ts';

/** Of an order of courses, or of a charge. */
type Of = { readonly order_id: string } | { readonly charge_reference: string };

/** Amounts in poisha, as text. */
interface Given {
  /** Undefined where commerce chooses it. */
  readonly id?: string;
  readonly wallet: string;
  readonly card: string;
}

/**
 * One refund with one credit note, and one repayment that the gateway has taken: it makes one of a number, so that its
 * having arrived later is its own matter. None of them where nothing was given.
 */
export const expectRefund = async (stage: Stage, of: Of, given: Given | undefined): Promise<void> => {
  const { books } = stage;
  const [[column, id] = ['', '']] = Object.entries(of);
  const refunds = await books.ask<{ id: string }>(
    'commerce',
    `select id, state, wallet::text as wallet, card::text as card from refunds where ${column} = $1`,
    [id],
  );
  const papers = await books.ask(
    'commerce',
    `select refund_id from invoices where ${column} = $1 and kind = 'credit-note'`,
    [id],
  );
  const attempts = await attemptsAt(books, id);
  const repaid = (
    await Promise.all(attempts.map(({ tran_id: tranId }) => refundsAtGateway(stage, tranId)))
  ).flat();
  if (!given) {
    expect({ refunds, papers, repaid }).toEqual({ refunds: [], papers: [], repaid: [] });
    return;
  }
  const state = given.card === '0' ? 'refunded' : expect.stringMatching(/^(accepted|refunded)$/);
  expect(refunds).toEqual([{ id: expect.any(String), ...given, state }]);
  expect(papers).toEqual([{ refund_id: refunds[0]?.id }]);
  expect(repaid).toEqual(given.card === '0' ? [] : [BigInt(given.card)]);
};
