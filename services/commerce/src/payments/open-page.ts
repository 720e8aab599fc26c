import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Deps } from '../deps.ts';
import type { Tables } from '../tables.ts';
import { GatewayUnreachable, type SessionOpened } from './gateway.ts';
import { giveTurnBack, keptPage, type PageRequest, takeTurn } from './page-requests.ts';
import { attemptsMost, nextCheck, type Payment } from './payment.ts';
import { countAttempts, movePayment, openAttempt, saveSession } from './payment-store.ts';
import { type Checkout, sessionRequest } from './session-request.ts';

export interface PageWish<Locked> {
  /** Undefined where the buyer's browser gave no key: each request then is a wish of its own. */
  readonly request: PageRequest | undefined;
  /**
   * What is to be paid for where it is there already, kept from everyone else. Asked for together with whose turn it is,
   * so it may refuse a repeat too.
   */
  lock(tx: Tx<Tables>): Promise<Locked>;
  /** Opens an attempt at what is to be paid for, or refuses to. */
  begin(tx: Tx<Tables>, locked: Locked, now: Date): Promise<Checkout>;
}

/** Opens a session at the gateway and answers its page: the same page to a repeat, which waits where it is under way. */
export const openPage = async <Locked>(deps: Deps, wish: PageWish<Locked>): Promise<string> => {
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
const begin = async <Locked>(tx: Tx<Tables>, { clock, gateway }: Deps, wish: PageWish<Locked>) => {
  const now = clock();
  const until = new Date(now.getTime() + gateway.timeout + slackMs);
  const [turn, locked] = await Promise.all([
    wish.request && takeTurn(tx, wish.request, { now, until }),
    wish.lock(tx),
  ]);
  if (turn && turn.kind !== 'ours') return turn;
  return { kind: 'ours', claim: turn?.claim, checkout: await wish.begin(tx, locked, now) } as const;
};

const finish = async (deps: Deps, checkout: Checkout, claim: string | undefined): Promise<string> => {
  try {
    const { page, sessionKey } = await openSession(deps, checkout);
    const { db } = deps.database;
    const keeping = claim ? db.with('kept', (pages) => keptPage(pages, claim, page)) : db;
    await saveSession(keeping, checkout.payment.tranId, sessionKey);
    return page;
  } catch (error) {
    if (claim) await giveTurnBack(deps.database.db, claim);
    throw error;
  }
};

const openSession = async (
  deps: Deps,
  checkout: Checkout,
): Promise<Extract<SessionOpened, { readonly page: string }>> => {
  const { payment } = checkout;
  const about = { bill: payment.bill.id, tranId: payment.tranId };
  const opened = await deps.gateway
    .openSession(sessionRequest(deps.siteUrl, checkout))
    .catch((error: unknown) => {
      if (!(error instanceof GatewayUnreachable)) throw error;
      // Whether there is a session is not known: the attempt stays open, and the sweep asks about it.
      deps.pageMeters('unreachable');
      deps.log.warn({ ...about, why: error.message }, 'no payment session');
      throw unavailable();
    });
  if ('refused' in opened) {
    // What was to be paid for stays as it is, so that the buyer can try again.
    await deps.database.transaction((tx) => movePayment(tx, payment, 'refuse', { at: deps.clock() }));
    deps.pageMeters('refused');
    deps.log.error({ ...about, why: opened.refused }, 'payment session refused');
    throw unavailable();
  }
  deps.pageMeters('opened');
  return opened;
};

const unavailable = () =>
  refuse.unavailable(
    'payment-unavailable',
    'The payment page could not be opened. Please try again in a moment.',
  );

/** The next attempt at a bill that is locked, and its number; they are counted where it can have had any. */
export const nextAttempt = async (
  tx: Tx<Tables>,
  { bill, amount }: Pick<Payment, 'bill' | 'amount'>,
  { isFirst, now }: { readonly isFirst: boolean; readonly now: Date },
): Promise<{ readonly payment: Payment; readonly attempt: number }> => {
  const attempt = isFirst ? 1 : (await countAttempts(tx, bill)) + 1;
  if (attempt > attemptsMost) throw refuse.tooMany();
  const checkAt = nextCheck(now, now);
  return { attempt, payment: await openAttempt(tx, bill, { attempt, amount, at: now, checkAt }) };
};
