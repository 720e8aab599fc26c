import { setTimeout as pause } from 'node:timers/promises';
import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Deps } from '../deps.ts';
import type { Tables } from '../tables.ts';
import { claimPageRequest, type IdempotencyKey, pageUpdate, releaseClaim } from './page-requests.ts';
import { maxAttempts, nextCheckAt, type Payment } from './payment.ts';
import { countAttempts, insertAttemptOnCommit, saveSessionKey, transitionPayment } from './payment-store.ts';
import { GatewayUnavailable, type OpenSessionResult } from './sslcommerz/client.ts';
import { type Checkout, sessionFields } from './sslcommerz/session-fields.ts';

export interface PaymentSessionRequest<Locked> {
  /** Undefined where the buyer's browser gave no key: each request then is a wish of its own. */
  readonly idempotencyKey: IdempotencyKey | undefined;
  /**
   * What is to be paid for where it is there already, kept from everyone else. Asked for together with whose turn it is,
   * so it may refuse a repeat too.
   */
  lock(tx: Tx<Tables>): Promise<Locked>;
  /** Opens an attempt at what is to be paid for, or refuses to. */
  openAttempt(tx: Tx<Tables>, locked: Locked, now: Date): Promise<Checkout>;
}

/** Opens a session at the gateway and answers its page: the same page to a repeat, which waits where it is under way. */
export const openPaymentPage = async <Locked>(
  deps: Deps,
  wish: PaymentSessionRequest<Locked>,
): Promise<string> => {
  for (;;) {
    const turn = await deps.database.transaction((tx) => begin(tx, deps, wish));
    if (turn.kind === 'opened') return turn.page;
    if (turn.kind === 'ours') return finish(deps, turn.checkout, turn.claim);
    await pause(pollMs);
  }
};

const pollMs = 100;
/** Beyond the gateway's own time: that a claim is not taken over from somebody who is about to keep the page. */
const slackMs = 2_000;

/** The attempt is on record before the gateway hears of it: no payment can come back that we do not know. */
const begin = async <Locked>(
  tx: Tx<Tables>,
  { clock, gateway }: Deps,
  wish: PaymentSessionRequest<Locked>,
) => {
  const now = clock();
  const until = new Date(now.getTime() + gateway.timeoutMs + slackMs);
  const [turn, locked] = await Promise.all([
    wish.idempotencyKey && claimPageRequest(tx, wish.idempotencyKey, { now, until }),
    wish.lock(tx),
  ]);
  if (turn && turn.kind !== 'ours') return turn;
  return { kind: 'ours', claim: turn?.claim, checkout: await wish.openAttempt(tx, locked, now) } as const;
};

const finish = async (deps: Deps, checkout: Checkout, claim: string | undefined): Promise<string> => {
  try {
    const { pageUrl: page, sessionKey } = await openSession(deps, checkout);
    const { db } = deps.database;
    const keeping = claim ? db.with('kept', (pages) => pageUpdate(pages, claim, page)) : db;
    await saveSessionKey(keeping, checkout.payment.tranId, sessionKey);
    return page;
  } catch (error) {
    if (claim) await releaseClaim(deps.database.db, claim);
    throw error;
  }
};

const openSession = async (
  deps: Deps,
  checkout: Checkout,
): Promise<Extract<OpenSessionResult, { readonly pageUrl: string }>> => {
  const { payment } = checkout;
  const about = { bill: payment.bill.id, tranId: payment.tranId };
  const opened = await deps.gateway
    .openSession(sessionFields(deps.siteUrl, checkout))
    .catch((error: unknown) => {
      if (!(error instanceof GatewayUnavailable)) throw error;
      // Whether there is a session is not known: the attempt stays open, and the sweep asks about it.
      deps.countPageRequest('unreachable');
      deps.log.warn({ ...about, why: error.message }, 'no payment session');
      throw unavailable();
    });
  if ('refused' in opened) {
    // What was to be paid for stays as it is, so that the buyer can try again.
    await deps.database.transaction((tx) => transitionPayment(tx, payment, 'refuse', { at: deps.clock() }));
    deps.countPageRequest('refused');
    deps.log.error({ ...about, why: opened.refused }, 'payment session refused');
    throw unavailable();
  }
  deps.countPageRequest('opened');
  return opened;
};

const unavailable = () =>
  domainError.unavailable(
    'payment-unavailable',
    'The payment page could not be opened. Please try again in a moment.',
  );

/** The next attempt at a bill that is locked, and its number; they are counted where it can have had any. */
export const openNextAttempt = async (
  tx: Tx<Tables>,
  { bill, amount }: Pick<Payment, 'bill' | 'amount'>,
  { isFirst, now }: { readonly isFirst: boolean; readonly now: Date },
): Promise<{ readonly payment: Payment; readonly attempt: number }> => {
  const attempt = isFirst ? 1 : (await countAttempts(tx, bill)) + 1;
  if (attempt > maxAttempts) throw domainError.tooMany();
  const checkAt = nextCheckAt(now, now);
  return { attempt, payment: await insertAttemptOnCommit(tx, bill, { attempt, amount, at: now, checkAt }) };
};
