import type { Deps } from '../deps.ts';
import type { RefundId } from '../ids.ts';
import { GatewayUnavailable } from '../payments/sslcommerz/gateway-request.ts';
import type { Tx } from '../tables.ts';
import { type Refund, type RefundAction, type RefundState, stateAfter } from './refund.ts';
import { findActiveAttempt, type RefundAttempt, transitionRefundAttempt } from './refund-attempt-store.ts';
import { postCardRefund } from './refund-postings.ts';
import { claimDueRefunds, findRefund, lockRefund, rescheduleStep, saveRefund } from './refund-store.ts';

const batchSize = 20;
const claimSlackMs = 3_000;

/** Advances every due refund by one step. */
export const sweepRefunds = async (deps: Deps): Promise<{ readonly isMore: boolean }> => {
  const now = deps.clock();
  // The claim is longer than the gateway's timeout, so no second replica sends the refund concurrently.
  const until = new Date(now.getTime() + deps.gateway.timeoutMs + claimSlackMs);
  const due = await claimDueRefunds(deps.database.db, { now, until, limit: batchSize });
  await Promise.all(due.map((id) => advanceRefund(deps, id)));
  return { isMore: due.length === batchSize };
};

type GatewayResult =
  | { readonly action: 'accept'; readonly refundRefId: string }
  | { readonly action: 'arrive' }
  | { readonly action: 'fail'; readonly reason: string }
  | { readonly action: 'wait'; readonly reason: string };

/**
 * Advances the card part of a refund by one step: sends it to the gateway, or queries its status. After a crash the next sweep
 * repeats the step. The gateway makes one refund per number, however often it is sent.
 */
const advanceRefund = async (deps: Deps, id: RefundId): Promise<unknown> => {
  const { db } = deps.database;
  const refund = await findRefund(db, id);
  const attempt = refund && (await findActiveAttempt(db, id));
  if (!refund || !attempt) return rescheduleStep(db, id, undefined);
  const result = await callGateway(deps, refund, attempt);
  if (result.action === 'wait') {
    const line = { refund: id, reason: result.reason };
    deps.log[result.reason === '' ? 'debug' : 'warn'](line, 'refund waits for the gateway');
    return rescheduleStep(db, id, nextStepAt(refund.state, attempt.openedAt, deps.clock()));
  }
  const moved = await deps.database.transaction((tx) =>
    saveResult(tx, refund, attempt, result, deps.clock()),
  );
  if (!moved) {
    const line = { refund: id, attempt: attempt.refundTransId };
    return deps.log.info(line, 'late gateway response for a refund ignored');
  }
  deps.countRefund(moved.state, 'gateway');
  const line = {
    refund: id,
    of: moved.bill.id,
    state: moved.state,
    reason: result.action === 'fail' ? result.reason : undefined,
  };
  deps.log[moved.state === 'stuck' ? 'error' : 'info'](line, 'refund state changed');
};

const callGateway = async (
  { gateway }: Deps,
  refund: Refund,
  { refundTransId, bankTranId, amount, refundRefId }: RefundAttempt,
): Promise<GatewayResult> => {
  try {
    if (refund.state !== 'granted') return resultOfStatus(await gateway.getRefundStatus(refundRefId));
    const sent = await gateway.sendRefund({ refundTransId, bankTranId, amount });
    return sent.refundRefId === ''
      ? { action: 'fail', reason: sent.reason }
      : { action: 'accept', refundRefId: sent.refundRefId };
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return { action: 'wait', reason: error.message };
  }
};

const resultOfStatus = ({ status, reason }: { status: string; reason: string }): GatewayResult => {
  if (status === 'refunded') return { action: 'arrive' };
  if (status === 'cancelled') return { action: 'fail', reason };
  return { action: 'wait', reason: '' };
};

/** Undefined if the refund or the attempt changed meanwhile: a response belongs to its own attempt only. */
const saveResult = async (
  tx: Tx,
  sent: Refund,
  attempt: RefundAttempt,
  result: Exclude<GatewayResult, { readonly action: 'wait' }>,
  at: Date,
): Promise<Refund | undefined> => {
  const refund = await lockRefund(tx, sent.id);
  const state =
    refund?.state === sent.state && stateAfter(refund.state, result.action satisfies RefundAction);
  if (!refund || !state) return undefined;
  if (!(await transitionRefundAttempt(tx, attempt, { ...result, at }))) return undefined;
  const moved: Refund = { ...refund, state, completedAt: state === 'refunded' ? at : undefined };
  await saveRefund(tx, moved, state === 'accepted' ? nextStepAt(state, at, at) : undefined);
  if (result.action === 'arrive') await postCardRefund(tx, moved, at);
  return moved;
};

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/**
 * Time of the next gateway call. The interval grows with the age of the attempt: from 2 seconds to 10 minutes while the gateway has
 * not accepted the refund, and from 15 seconds to an hour afterwards, because banks need days.
 */
const nextStepAt = (state: RefundState, since: Date, now: Date): Date => {
  const age = Math.max(now.getTime() - since.getTime(), 0);
  const [shortest, longest] =
    state === 'granted' ? [2 * secondMs, 10 * minuteMs] : [15 * secondMs, 60 * minuteMs];
  return new Date(now.getTime() + Math.min(Math.max(age / 4, shortest), longest));
};
