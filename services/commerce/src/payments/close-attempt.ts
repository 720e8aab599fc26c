import type { Deps } from '../deps.ts';
import type { CloseAction } from '../history.ts';
import { lastCheckAt, type Payment } from './payment.ts';
import { hasOpenAttempt, lockPayment, transitionPayment } from './payment-store.ts';
import type { SettlementResult } from './settle.ts';

/**
 * Closes an attempt that the gateway reported as unpaid. Its bill ends too and releases its holds, unless another attempt is still
 * open. The cart does not change.
 */
export const closeAttempt = (
  { database, clock, bills }: Deps,
  unlocked: Payment,
  action: CloseAction,
): Promise<SettlementResult> =>
  database.transaction(async (tx) => {
    const { payment, bill } = await lockPayment(tx, bills, unlocked);
    const at = clock();
    if (payment.state !== 'open') return { outcome: 'late', bill };
    await transitionPayment(tx, payment, action, { at, checkAt: lastCheckAt(payment.openedAt) });
    if (await hasOpenAttempt(tx, bill.ref)) return { outcome: 'closed', bill };
    const cause = { actor: 'gateway', reason: `The payment did not go through: ${action}`, at };
    return { outcome: 'closed', bill: await bill.close(tx, action, cause) };
  });
