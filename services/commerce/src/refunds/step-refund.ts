import type { Tx } from '@sargam/chassis/sql';
import type { Deps } from '../deps.ts';
import type { RefundId } from '../ids.ts';
import { GatewayUnreachable } from '../payments/gateway.ts';
import type { Tables } from '../tables.ts';
import { bookArrival } from './book-refund.ts';
import { nextStep } from './next-step.ts';
import { type Refund, type RefundAction, stateAfter } from './refund.ts';
import { findRefund, lockRefund, planStep, saveRefund } from './refund-store.ts';
import { moveTry, type RefundTry, tryUnderWay } from './refund-tries.ts';

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
export const stepRefund = async (deps: Deps, id: RefundId): Promise<void> => {
  const { db } = deps.database;
  const refund = await findRefund(db, id);
  const current = refund && (await tryUnderWay(db, id));
  if (!refund || !current) return planStep(db, id, undefined);
  const word = await hear(deps, refund, current);
  if (word.action === 'wait') {
    deps.log[word.why === '' ? 'debug' : 'warn'](
      { refund: id, why: word.why },
      'a refund waits for the gateway',
    );
    return planStep(db, id, nextStep(refund.state, current.openedAt, deps.clock()));
  }
  const moved = await deps.database.transaction((tx) => keep(tx, refund, current, word, deps.clock()));
  if (!moved) {
    const late = { refund: id, try: current.refundTransId };
    return deps.log.info(late, 'an answer about a refund came too late');
  }
  deps.refundMeters(moved.state, 'gateway');
  const line = {
    refund: id,
    of: moved.of.id,
    state: moved.state,
    why: word.action === 'fail' ? word.why : undefined,
  };
  deps.log[moved.state === 'stuck' ? 'error' : 'info'](line, 'a refund moved on');
};

const hear = async ({ gateway }: Deps, refund: Refund, current: RefundTry): Promise<Word> => {
  try {
    if (refund.state !== 'granted') return await asked(gateway.refundStatus(current.refundRefId));
    const { refundTransId, bankTranId, amount } = current;
    const sent = await gateway.refund({ refundTransId, bankTranId, amount });
    return sent.refundRefId === ''
      ? { action: 'fail', why: sent.why }
      : { action: 'accept', refundRefId: sent.refundRefId };
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
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
  current: RefundTry,
  word: Exclude<Word, { readonly action: 'wait' }>,
  at: Date,
): Promise<Refund | undefined> => {
  const refund = await lockRefund(tx, before.id);
  const state =
    refund?.state === before.state && stateAfter(refund.state, word.action satisfies RefundAction);
  if (!refund || !state) return undefined;
  if (!(await moveTry(tx, current, { ...word, at }))) return undefined;
  const moved: Refund = { ...refund, state, arrivedAt: state === 'refunded' ? at : undefined };
  await saveRefund(tx, moved, state === 'accepted' ? nextStep(state, at, at) : undefined);
  if (word.action === 'arrive') await bookArrival(tx, moved, at);
  return moved;
};
