import { setTimeout as sleep } from 'node:timers/promises';
import type { Watched } from '../catalogue/watched.ts';
import { percentile } from '../measure/load.ts';
import { buy } from './buy.ts';
import type { Buyer } from './buyers.ts';
import { drained, eventsHandled } from './drained.ts';
import type { Site } from './site.ts';

const idleSeconds = 4;

export interface Bought {
  readonly checkouts: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export interface Measured extends Bought {
  /** CPU milliseconds of one checkout, by process. */
  readonly cpuMs: ReadonlyMap<Watched, number>;
  /** Events that services handled for one checkout. */
  readonly events: number;
  /** CPU milliseconds a second of all of them while nobody buys: a part of every checkout, the smaller the more are made. */
  readonly idleMs: number;
}

/** Who comes to buy next. Nobody comes twice: buying a course again would be another kind of checkout. */
export type NextBuyer = () => Buyer;

export const nextOf = (buyers: readonly Buyer[]): NextBuyer => {
  const waiting = buyers.values();
  return () => {
    const { value } = waiting.next();
    if (!value) throw new Error('everybody has bought: there must be more buyers');
    return value;
  };
};

export interface Shopping {
  readonly site: Site;
  readonly next: NextBuyer;
  /** How many buy at the same time. */
  readonly atOnce: number;
  /** What each of them buys, one after the other, before the next one comes. */
  readonly courses: readonly string[];
}

/** For so long, or so many purchases: a closed loop. */
export const buyFor = async (
  ms: number,
  { site, next, atOnce, courses }: Shopping,
  most = Number.POSITIVE_INFINITY,
): Promise<Bought> => {
  const times: number[] = [];
  const started = performance.now();
  const isOpen = (): boolean => performance.now() < started + ms && times.length < most;
  const goShopping = async (buyer: Buyer): Promise<void> => {
    for (const course of courses) {
      if (!isOpen()) return;
      const since = performance.now();
      await buy(site, buyer, course);
      times.push(performance.now() - since);
    }
  };
  const keepOneBuying = async (): Promise<void> => {
    while (isOpen()) await goShopping(next());
  };
  await Promise.all(Array.from({ length: atOnce }, keepOneBuying));
  const seconds = (performance.now() - started) / 1000;
  const checkouts = times.length;
  return {
    checkouts,
    perSecond: checkouts / seconds,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
  };
};

/** Counts what everybody spends until all that the purchases set off is done, mails and enrolments too. */
export const measureBuying = async (
  watched: readonly Watched[],
  { services }: Site,
  buying: () => Promise<Bought>,
): Promise<Measured> => {
  await drained(services);
  const idleMs = await idle(watched);
  const handled = await eventsHandled(services);
  const before = watched.map((each) => each.cpuMs());
  const bought = await buying();
  await drained(services);
  const spent = watched.map(
    (each, i) => [each, (each.cpuMs() - (before[i] ?? 0)) / bought.checkouts] as const,
  );
  const events = ((await eventsHandled(services)) - handled) / bought.checkouts;
  return { ...bought, events, idleMs, cpuMs: new Map(spent) };
};

const idle = async (watched: readonly Watched[]): Promise<number> => {
  const counted = watched.filter(({ kind }) => kind !== 'broker');
  const total = (): number => counted.reduce((sum, each) => sum + each.cpuMs(), 0);
  const before = total();
  await sleep(idleSeconds * 1000);
  return (total() - before) / idleSeconds;
};
