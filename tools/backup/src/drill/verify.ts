import { isDeepStrictEqual } from 'node:util';
import { eventually } from '@sargam/e2e/eventually';
import type { Site } from '@sargam/e2e/site';
import { countCourseOrderEffects } from '@sargam/money/checks/order-effects';
import type { ServiceDatabases } from '@sargam/money/checks/service-databases';
import { type Buyer, course, waitForCourse } from './purchases.ts';
import type { SavedSite } from './save-in-steps.ts';

const once = { settlements: 1, invoices: 1, enrolments: 1, earnings: 1 };

/**
 * Resolves when each of the orders has one settlement, one invoice, one enrolment and one earning, and no row of a service
 * contradicts another one. Returns the trial balance, the number of ledger entries and that of paid orders.
 */
const waitUntilOrdersAreConsistent = async (databases: ServiceDatabases, orders: readonly string[]) => {
  const findProblems = async (): Promise<readonly string[]> => {
    const effects = await countCourseOrderEffects(databases, orders);
    const wrong = effects
      .filter((counts) => !isDeepStrictEqual(counts, once))
      .map((counts) => JSON.stringify(counts));
    return [...(await databases.findViolations()), ...wrong];
  };
  await eventually(
    'every order has its effects once',
    async () => {
      const problems = await findProblems();
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return true;
    },
    120_000,
  );
  const [ledger] = await databases.query<{ trial: string; entries: number; orders: number }>(
    'commerce',
    `select sum(amount)::text as trial, count(*)::int as entries,
            (select count(*)::int from orders where paid_at is not null) as orders from entries`,
  );
  if (ledger?.trial !== '0') throw new Error(`The trial balance is ${ledger?.trial}.`);
  return ledger;
};

interface Login {
  readonly v_token: string;
  readonly user: { readonly _id: string };
}

/** Logs the buyer in and plays a second of each lesson of the course, as the player does. Returns the number of lessons. */
const playLessons = async ({ address }: Site, buyer: Buyer): Promise<number> => {
  const login = await fetch(`${address}/api/v1/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: buyer.email, password: buyer.password }),
  });
  if (!login.ok) throw new Error(`The login of ${buyer.email} answered ${login.status}.`);
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { 'auth-token': ((await login.json()) as Login).v_token, cookie };
  const answer = await fetch(`${address}/api/v1/course/${course.id}/`, { headers });
  const { videos } = (await answer.json()) as { videos: readonly { src: string | null; title: string }[] };
  for (const { src, title } of videos) {
    if (!src) throw new Error(`${buyer.email} may not play ${title}.`);
    const video = await fetch(new URL(src, address), { headers: { ...headers, range: 'bytes=0-65535' } });
    const bytes = (await video.arrayBuffer()).byteLength;
    if (video.status !== 206 || bytes !== 65_536)
      throw new Error(`${title}: ${video.status}, ${bytes} bytes`);
  }
  return videos.length;
};

/** Reads the public page of a certificate. */
const verifyCertificate = async ({ address }: Site, code: string): Promise<string> => {
  const answer = await fetch(`${address}/api/v1/certificate/${code}`);
  if (!answer.ok) throw new Error(`The certificate ${code} answered ${answer.status}.`);
  return ((await answer.json()) as { serial: string }).serial;
};

/**
 * Waits until the ledger and the effects of the orders are consistent, then logs the newest buyer in, plays the lessons and reads the
 * certificate. Throws if something is missing. Returns the figures.
 */
export const verifyRestoredSite = async (
  site: Site,
  databases: ServiceDatabases,
  { code, buyers }: SavedSite,
) => {
  const since = performance.now();
  const ledger = await waitUntilOrdersAreConsistent(
    databases,
    buyers.map(({ order }) => order),
  );
  const seconds = Math.round((performance.now() - since) / 100) / 10;
  for (const buyer of buyers) await waitForCourse(site, buyer);
  return {
    secondsUntilOrdersAreConsistent: seconds,
    trialBalance: ledger.trial,
    ledgerEntries: ledger.entries,
    paidOrders: ledger.orders,
    lessonsPlayedByTheNewestBuyer: await playLessons(site, buyers[2]),
    certificate: await verifyCertificate(site, code),
  };
};

/** The number of events that the services published again, from the output of a restore. */
export const countEventsPublishedAgain = (output: string): number =>
  [...output.matchAll(/publishes (\d+) events again/g)].reduce((sum, [, count]) => sum + Number(count), 0);
