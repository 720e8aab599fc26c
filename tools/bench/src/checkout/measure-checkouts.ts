import { percentile } from '../measure/generate-load.ts';
import { type MeasuredProcess, measureCpu, measureIdleCpu, sumCpuMs } from '../measure/measured-process.ts';
import { buyCourse } from './buy-course.ts';
import type { Buyer, BuyerPool } from './buyers.ts';
import { countHandledEvents, waitUntilEventsHandled } from './handled-events.ts';
import type { RunningSite } from './site.ts';

const progressIntervalMs = 10_000;

export interface CheckoutScenario {
  readonly site: RunningSite;
  readonly buyers: BuyerPool;
  /** Number of buyers at the same time. */
  readonly concurrency: number;
  /** The courses that each buyer buys, one after another. */
  readonly courses: readonly string[];
  /** Prints a line of progress. */
  print(line: string): void;
}

/** Closed loop: each concurrent buyer makes one purchase after another until the time or `maxCheckouts` is reached. */
export const runCheckouts = async (
  ms: number,
  { site, buyers, concurrency, courses, print }: CheckoutScenario,
  maxCheckouts = Number.POSITIVE_INFINITY,
) => {
  const times: number[] = [];
  const started = performance.now();
  const isOpen = (): boolean => performance.now() < started + ms && times.length < maxCheckouts;
  const buyAllCourses = async (buyer: Buyer): Promise<void> => {
    for (const course of courses) {
      if (!isOpen()) return;
      const startedAt = performance.now();
      await buyCourse(site, buyer, course);
      times.push(performance.now() - startedAt);
    }
  };
  const runBuyers = async (): Promise<void> => {
    while (isOpen()) await buyAllCourses(await buyers.take());
  };
  const elapsedSeconds = (): number => (performance.now() - started) / 1000;
  const printProgress = (): void => print(`  ${times.length} purchases in ${Math.round(elapsedSeconds())} s`);
  const timer = setInterval(printProgress, progressIntervalMs);
  await Promise.all(Array.from({ length: concurrency }, runBuyers)).finally(() => clearInterval(timer));
  const seconds = elapsedSeconds();
  const checkouts = times.length;
  return {
    checkouts,
    perSecond: checkouts / seconds,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
  };
};

/** Measures the CPU of the purchases until all their events are handled, mails and enrolments included. */
export const measureCheckouts = async (
  processes: readonly MeasuredProcess[],
  { services }: RunningSite,
  runLoad: () => ReturnType<typeof runCheckouts>,
) => {
  await waitUntilEventsHandled(services);
  const idleMs = sumCpuMs(await measureIdleCpu(processes), 'gateway', 'service', 'store');
  const handled = await countHandledEvents(services);
  const runUntilHandled = async () => {
    const load = await runLoad();
    await waitUntilEventsHandled(services);
    return load;
  };
  const load = await measureCpu(processes, runUntilHandled, ({ checkouts }) => checkouts);
  const events = ((await countHandledEvents(services)) - handled) / load.checkouts;
  return {
    ...load,
    /** Number of events that services handled for one checkout. */
    events,
    /** CPU milliseconds per second of all services and stores without load. Each checkout includes a share of them. */
    idleMs,
  };
};

export type Measurement = Awaited<ReturnType<typeof measureCheckouts>>;
