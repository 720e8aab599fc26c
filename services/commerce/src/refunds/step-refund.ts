import type { Tx } from '@sargam/chassis/sql';
import type { Deps } from '../deps.ts';
import type { RefundId } from '../ids.ts';
import { GatewayUnavailable } from '../payments/sslcommerz/client.ts';
import type { Tables } from '../tables.ts';
import { nextStepAt } from './next-step.ts';
import { type Refund, type RefundAction, stateAfter } from './refund.ts';
import { findActiveAttempt, type RefundAttempt, transitionRefundAttempt } from './refund-attempt-store.ts';
import { postCardRefund } from './refund-postings.ts';
import { findRefund, lockRefund, rescheduleStep, saveRefund } from './refund-store.ts';

/** What the gateway said, or that it said nothing yet. */
type Word =
  | { readonly action: 'accept'; readonly refundRefId: string }
  | { readonly action: 'arrive' }
  | { readonly action: 'fail'; readonly why: string }
  | { readonly action: 'wait'; readonly why: string };

/**
 * Takes the card's part of a refund one step further: sends it to the gateway, or asks how far it got. Whoever dies in
 * between leaves it to the next sweep: the gateway makes one refund of each number, however often it is sent.
 */
export const advanceRefund = async (deps: Deps, id: RefundId): Promise<void> => {
  const { db } = deps.database;
  const refund = await findRefund(db, id);
  const current = refund && (await findActiveAttempt(db, id));
  if (!refund || !current) return rescheduleStep(db, id, undefined);
  const word = await hear(deps, refund, current);
  if (word.action === 'wait') {
    deps.log[word.why === '' ? 'debug' : 'warn'](
      { refund: id, why: word.why },
      'a refund waits for the gateway',
    );
    return rescheduleStep(db, id, nextStepAt(refund.state, current.openedAt, deps.clock()));
  }
  const moved = await deps.database.transaction((tx) => keep(tx, refund, current, word, deps.clock()));
  if (!moved) {
    const late = { refund: id, try: current.refundTransId };
    return deps.log.info(late, 'an answer about a refund came too late');
  }
  deps.countRefund(moved.state, 'gateway');
  const line = {
    refund: id,
    of: moved.bill.id,
    state: moved.state,
    why: word.action === 'fail' ? word.why : undefined,
  };
  deps.log[moved.state === 'stuck' ? 'error' : 'info'](line, 'a refund moved on');
};

const hear = async ({ gateway }: Deps, refund: Refund, current: RefundAttempt): Promise<Word> => {
  try {
    if (refund.state !== 'granted') return await asked(gateway.getRefundStatus(current.refundRefId));
    const { refundTransId, bankTranId, amount } = current;
    const sent = await gateway.sendRefund({ refundTransId, bankTranId, amount });
    return sent.refundRefId === ''
      ? { action: 'fail', why: sent.why }
      : { action: 'accept', refundRefId: sent.refundRefId };
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return { action: 'wait', why: error.message };
  }
};

const asked = async (answer: Promise<{ status: string; why: string }>): Promise<Word> => {
  const { status, why } = await answer;
  if (status === 'refunded') return { action: 'arrive' };
  if (status === 'cancelled') return { action: 'fail', why };
  return { action: 'wait', why: '' };
};

/** Undefined where somebody else moved it or this try on meanwhile: a refund that was sent again is another try's. */
const keep = async (
  tx: Tx<Tables>,
  before: Refund,
  current: RefundAttempt,
  word: Exclude<Word, { readonly action: 'wait' }>,
  at: Date,
): Promise<Refund | undefined> => {
  const refund = await lockRefund(tx, before.id);
  const state =
    refund?.state === before.state && stateAfter(refund.state, word.action satisfies RefundAction);
  if (!refund || !state) return undefined;
  if (!(await transitionRefundAttempt(tx, current, { ...word, at }))) return undefined;
  const moved: Refund = { ...refund, state, completedAt: state === 'refunded' ? at : undefined };
  await saveRefund(tx, moved, state === 'accepted' ? nextStepAt(state, at, at) : undefined);
  if (word.action === 'arrive') await postCardRefund(tx, moved, at);
  return moved;
};
