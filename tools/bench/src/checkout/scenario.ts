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

/** The courses that each buyer has not bought yet: buying one again would be another kind of checkout. */
export const newCourses = (count: number, courseId: (index: number) => string) => {
  const bought = new Map<Buyer, number>();
  return (buyer: Buyer): string => {
    const next = bought.get(buyer) ?? 0;
    if (next >= count) throw new Error('a buyer has bought every course: there must be more of either');
    bought.set(buyer, next + 1);
    return courseId(next);
  };
};

/** Each buyer buys one course after the other, for so long or so many: a closed loop. */
export const buyFor = async (
  ms: number,
  site: Site,
  buyers: readonly Buyer[],
  nextCourse: (buyer: Buyer) => string,
  most = Number.POSITIVE_INFINITY,
): Promise<Bought> => {
  const times: number[] = [];
  const started = performance.now();
  const goShopping = async (buyer: Buyer): Promise<void> => {
    while (performance.now() < started + ms && times.length < most) {
      const since = performance.now();
      await buy(site, buyer, nextCourse(buyer));
      times.push(performance.now() - since);
    }
  };
  await Promise.all(buyers.map(goShopping));
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
