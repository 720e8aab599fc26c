import type { Deps } from '../deps.ts';
import { lastCheckAt, type Payment } from './payment.ts';
import { hasOpenAttempt, lockPayment, transitionPayment } from './payment-store.ts';
import type { SettlementResult } from './settle.ts';

/**
 * The gateway says that an attempt ended unpaid. What it was to pay for ends with it and gives back what it held,
 * unless another attempt at it is still under way. The cart stays as it is.
 */
export const closeAttempt = (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  known: Payment,
  end: 'fail' | 'cancel' | 'expire',
): Promise<SettlementResult> =>
  database.transaction(async (tx) => {
    const { payment, bill } = await lockPayment(tx, known);
    const at = clock();
    if (payment.state !== 'open') return { outcome: 'late', bill };
    await transitionPayment(tx, payment, end, { at, checkAt: lastCheckAt(payment.openedAt) });
    if (await hasOpenAttempt(tx, bill.ref)) return { outcome: 'closed', bill };
    const cause = { actor: 'gateway', reason: `The payment did not go through: ${end}`, at };
    return { outcome: 'closed', bill: await bill.close(tx, end, cause) };
  });
