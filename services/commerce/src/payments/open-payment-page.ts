import { domainError } from '@sargam/chassis/errors';
import {
  type Claim,
  claimRequest,
  completeWith,
  type IdempotencyStore,
  type IdempotentRequest,
  releaseClaim,
  runIdempotent,
} from '@sargam/chassis/idempotency';
import type { Deps } from '../deps.ts';
import type { Tx } from '../tables.ts';
import { maxAttempts, nextCheckAt, type Payment } from './payment.ts';
import { countAttempts, insertAttemptOnCommit, saveSessionKey, transitionPayment } from './payment-store.ts';
import type { OpenSessionResult } from './sslcommerz/client.ts';
import { GatewayUnavailable } from './sslcommerz/gateway-request.ts';
import { type SessionDetails, sessionFields } from './sslcommerz/session-fields.ts';

/** A new attempt, with what the gateway's page shows. */
export interface Checkout extends SessionDetails {
  readonly payment: Payment;
}

type OpenedSession = Extract<OpenSessionResult, { readonly pageUrl: string }>;

export interface PaymentSessionRequest<Locked> {
  readonly request: IdempotentRequest;
  /** Locks and returns what is paid for, if it exists. It runs together with the claim, so it also runs for a repeat. */
  lock(tx: Tx): Promise<Locked>;
  /** Opens an attempt, or throws why it is not possible. */
  openAttempt(tx: Tx, locked: Locked, now: Date): Promise<Checkout>;
}

/** Added to the gateway's timeout, so that a lease never ends while its holder is about to save the page. */
const leaseSlackMs = 2_000;

/** Opens a session at the gateway and returns its page. A repeat waits for the first request and gets the same page. */
export const openPaymentPage = async <Locked>(deps: Deps, session: PaymentSessionRequest<Locked>) => {
  const page = await runIdempotent(attemptStore(deps, session), session.request, {
    leaseMs: deps.gateway.timeoutMs + leaseSlackMs,
    pollIntervalMs: 100,
    work: ({ checkout }) => openSession(deps, checkout),
  });
  return Buffer.from(page).toString();
};

/** A claim that was committed together with a new attempt. */
interface ClaimWithAttempt extends Claim {
  readonly checkout: Checkout;
}

/** The attempt is committed before the gateway gets its number, so every payment that comes back is known. */
const attemptStore = <Locked>(
  { database, clock }: Deps,
  { lock, openAttempt }: PaymentSessionRequest<Locked>,
): IdempotencyStore<ClaimWithAttempt, OpenedSession> => ({
  claim: (request, leaseMs) =>
    database.transaction(async (tx) => {
      const now = clock();
      // One round trip. The claim's statement runs first.
      const [result, locked] = await Promise.all([claimRequest(tx, request, leaseMs), lock(tx)]);
      if (result.kind !== 'claimed') return result;
      const checkout = await openAttempt(tx, locked, now);
      return { kind: 'claimed', claim: { ...result.claim, checkout } };
    }),
  // One statement saves the page and the session key.
  complete: async (claim, { pageUrl, sessionKey }) => {
    const page = Buffer.from(pageUrl);
    await saveSessionKey(completeWith(database.db, claim, page), claim.checkout.payment.tranId, sessionKey);
    return page;
  },
  release: (claim) => releaseClaim(database.db, claim),
});

const openSession = async (deps: Deps, checkout: Checkout): Promise<OpenedSession> => {
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
  tx: Tx,
  { bill, amount }: Pick<Payment, 'bill' | 'amount'>,
  { isFirst, now }: { readonly isFirst: boolean; readonly now: Date },
): Promise<{ readonly payment: Payment; readonly attempt: number }> => {
  const attempt = isFirst ? 1 : (await countAttempts(tx, bill)) + 1;
  if (attempt > maxAttempts) throw domainError.tooMany();
  const checkAt = nextCheckAt(now, now);
  return { attempt, payment: await insertAttemptOnCommit(tx, bill, { attempt, amount, at: now, checkAt }) };
};
