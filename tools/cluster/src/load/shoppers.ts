import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { buyCourse } from '@sargam/bench/checkout/buy-course';
import { percentile } from '@sargam/bench/measure/generate-load';
import { runConcurrently } from '@sargam/bench/measure/run-concurrently';
import { courses } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import { type ApiUser, logInToApi } from '@sargam/e2e/api/api-user';
import { createAccount, password } from '@sargam/e2e/api/create-student';
import type { Site } from '@sargam/e2e/site';
import { createRetryingClient, type SentRequest } from './retrying-client.ts';

/** A shopper buys one course after another, and then extends them. */
export interface Shopper {
  readonly id: string;
  readonly email: string;
  token: string;
  tokenAt: number;
  bought: number;
  /** Orders that the site confirmed as paid. */
  readonly orders: string[];
  /** Set when a checkout failed: its order may be paid or not. */
  failed: boolean;
}

export interface Checkout {
  readonly at: number;
  readonly ms: number;
  readonly error: string | undefined;
}

const onSale = courses.filter(({ tiers, key }) => 'silver' in tiers && key !== 'rhythm-section');
const courseIds = onSale.map(({ key }) => demoId('course', key));

/** Access tokens are valid longer than this. */
const tokenAgeMs = 5 * 60_000;
const creators = 2;
const creationAttempts = 5;

/** A password is hashed for each account; on a busy machine that can take longer than a call may. */
const createShopper = async (admin: ApiUser, attemptsLeft = creationAttempts): Promise<Shopper> => {
  const email = `shopper-${randomBytes(6).toString('hex')}@example.com`;
  try {
    await createAccount(admin, 'student', email, 'Nusrat Jahan');
    return { id: '', email, token: '', tokenAt: 0, bought: 0, orders: [], failed: false };
  } catch (error) {
    if (attemptsLeft <= 1) throw error;
    await sleep(1000);
    return createShopper(admin, attemptsLeft - 1);
  }
};

export const createShoppers = async (site: Site, count: number): Promise<readonly Shopper[]> => {
  const admin = await logInToApi(site, 'admin@sargam.test');
  const shoppers: Shopper[] = [];
  await runConcurrently(count, creators, async () => void shoppers.push(await createShopper(admin)));
  return shoppers;
};

/** Shoppers at a steady rate: a checkout starts every `1 / perSecond` seconds, whether earlier ones have ended or not. */
export const startLoad = (site: Site, shoppers: readonly Shopper[], perSecond: number) => {
  const free = [...shoppers];
  const requests: SentRequest[] = [];
  const checkouts: Checkout[] = [];
  const skipped: number[] = [];
  const send = createRetryingClient((request) => requests.push(request));
  const target = { api: `${site.address}/api/v1`, payments: site.payments };

  const logIn = async (shopper: Shopper): Promise<Shopper> => {
    if (Date.now() - shopper.tokenAt < tokenAgeMs) return shopper;
    const json = { email: shopper.email, password };
    const { status, text } = await send({ method: 'POST', url: `${target.api}/user/login/`, json });
    if (status !== 200) throw new Error(`the login had status ${status}: ${text.slice(0, 200)}`);
    const { v_token: token, user } = JSON.parse(text) as { v_token: string; user: { _id: string } };
    return Object.assign(shopper, { token, id: user._id, tokenAt: Date.now() });
  };
  const shop = async (shopper: Shopper): Promise<void> => {
    const at = Date.now();
    const course = courseIds[shopper.bought % courseIds.length] ?? '';
    try {
      shopper.orders.push(await buyCourse(target, await logIn(shopper), course, send));
      shopper.bought += 1;
      checkouts.push({ at, ms: Date.now() - at, error: undefined });
      free.push(shopper);
    } catch (error) {
      // This shopper buys nothing more, because a half-finished order changes the next checkout.
      shopper.failed = true;
      checkouts.push({
        at,
        ms: Date.now() - at,
        error: error instanceof Error ? error.message : String(error),
      });
    }
  };

  const pending = new Set<Promise<void>>();
  let isRunning = true;
  const startOne = (): void => {
    const shopper = free.shift();
    if (!shopper) return void skipped.push(Date.now());
    const done: Promise<void> = shop(shopper).finally(() => pending.delete(done));
    pending.add(done);
  };
  const run = async (): Promise<void> => {
    const started = Date.now();
    for (let n = 0; isRunning; n += 1) {
      await sleep(Math.max(0, started + (n * 1000) / perSecond - Date.now()));
      startOne();
    }
  };
  const running = run();
  return {
    requests,
    checkouts,
    /** Times at which no shopper was free. */
    skipped,
    stop: async (): Promise<void> => {
      isRunning = false;
      await running;
      await Promise.all(pending);
    },
  };
};

export type Load = ReturnType<typeof startLoad>;

const describeCause = ({ what, failures, code }: SentRequest): string =>
  `${what}: ${failures.map(({ status }) => status).join(', ')} ${code}`;

/** What happened to the load between two times. */
export const summarise = ({ requests, checkouts, skipped }: Load, from: number, to: number) => {
  const within = ({ at }: { readonly at: number }): boolean => at >= from && at < to;
  const sent = requests.filter(within);
  const made = checkouts.filter(within);
  const unhealed = sent.filter(({ healed }) => !healed);
  return {
    requests: sent.length,
    retried: sent.filter(({ failures, healed }) => healed && failures.length > 0).length,
    unhealed: unhealed.length,
    causes: [...new Set(unhealed.map(describeCause))],
    checkouts: made.length,
    failedCheckouts: made.filter(({ error }) => error !== undefined).map(({ error = '' }) => error),
    skipped: skipped.filter((at) => at >= from && at < to).length,
    p95Ms: percentile(
      made.map(({ ms }) => ms),
      0.95,
    ),
    slowestMs: Math.max(0, ...sent.map(({ ms }) => ms)),
    /** The last failed attempt, in milliseconds after `from`. */
    lastFailureMs: Math.max(0, ...sent.flatMap(({ failures }) => failures.map(({ at }) => at - from))),
  };
};
