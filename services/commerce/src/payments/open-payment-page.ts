import { setTimeout as pause } from 'node:timers/promises';
import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Deps } from '../deps.ts';
import type { Tables } from '../tables.ts';
import { claimPageRequest, type IdempotencyKey, pageUpdate, releaseClaim } from './page-requests.ts';
import { maxAttempts, nextCheckAt, type Payment } from './payment.ts';
import { countAttempts, insertAttemptOnCommit, saveSessionKey, transitionPayment } from './payment-store.ts';
import { GatewayUnavailable, type OpenSessionResult } from './sslcommerz/client.ts';
import { type SessionDetails, sessionFields } from './sslcommerz/session-fields.ts';

/** A new attempt, with what the gateway's page shows. */
export interface Checkout extends SessionDetails {
  readonly payment: Payment;
}

export interface PaymentSessionRequest<Locked> {
  /** Undefined if the buyer's browser sent no key. Such requests are never treated as repeats. */
  readonly idempotencyKey: IdempotencyKey | undefined;
  /** Locks and returns what is paid for, if it exists. It runs together with the claim, so it also runs for a repeat. */
  lock(tx: Tx<Tables>): Promise<Locked>;
  /** Opens an attempt, or throws why it is not possible. */
  openAttempt(tx: Tx<Tables>, locked: Locked, now: Date): Promise<Checkout>;
}

/** Opens a session at the gateway and returns its page. A repeat waits for the first request and gets the same page. */
export const openPaymentPage = async <Locked>(
  deps: Deps,
  request: PaymentSessionRequest<Locked>,
): Promise<string> => {
  for (;;) {
    const result = await deps.database.transaction((tx) => claimAndOpenAttempt(tx, deps, request));
    if (result.kind === 'completed') return result.pageUrl;
    if (result.kind === 'claimed') return openAndSavePage(deps, result.checkout, result.claim);
    await pause(pollIntervalMs);
  }
};

const pollIntervalMs = 100;

/** Added to the gateway's timeout, so that a claim never expires while its owner is about to save the page. */
const claimSlackMs = 2_000;

/** The attempt is committed before the gateway gets its number, so every payment that comes back is known. */
const claimAndOpenAttempt = async <Locked>(
  tx: Tx<Tables>,
  { clock, gateway }: Deps,
  request: PaymentSessionRequest<Locked>,
) => {
  const now = clock();
  const until = new Date(now.getTime() + gateway.timeoutMs + claimSlackMs);
  // One round trip. The claim's statement runs first.
  const [result, locked] = await Promise.all([
    request.idempotencyKey && claimPageRequest(tx, request.idempotencyKey, { now, until }),
    request.lock(tx),
  ]);
  if (result && result.kind !== 'claimed') return result;
  const checkout = await request.openAttempt(tx, locked, now);
  return { kind: 'claimed', claim: result?.claim, checkout } as const;
};

const openAndSavePage = async (
  deps: Deps,
  checkout: Checkout,
  claim: string | undefined,
): Promise<string> => {
  try {
    const { pageUrl, sessionKey } = await openSession(deps, checkout);
    const { db } = deps.database;
    const withPage = claim ? db.with('page', (pages) => pageUpdate(pages, claim, pageUrl)) : db;
    await saveSessionKey(withPage, checkout.payment.tranId, sessionKey);
    return pageUrl;
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
  const result = await deps.gateway
    .openSession(sessionFields(deps.siteUrl, checkout))
    .catch((error: unknown) => {
      if (!(error instanceof GatewayUnavailable)) throw error;
      // The session may exist. The attempt stays open and the sweep queries it.
      deps.countPageRequest('unreachable');
      deps.log.warn({ ...about, reason: error.message }, 'payment session not opened');
      throw unavailable();
    });
  if ('rejectionReason' in result) {
    // The order or charge stays unchanged, so the buyer can try again.
    await deps.database.transaction((tx) => transitionPayment(tx, payment, 'refuse', { at: deps.clock() }));
    deps.countPageRequest('refused');
    deps.log.error({ ...about, reason: result.rejectionReason }, 'payment session refused');
    throw unavailable();
  }
  deps.countPageRequest('opened');
  return result;
};

const unavailable = () =>
  domainError.unavailable(
    'payment-unavailable',
    'The payment page could not be opened. Please try again in a moment.',
  );

/** Opens the next attempt for a locked bill and returns its number. Existing attempts are counted unless it is the first. */
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
