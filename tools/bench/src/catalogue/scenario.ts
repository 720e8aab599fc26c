import { setTimeout as sleep } from 'node:timers/promises';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import { type Load, loadFor } from '../measure/load.ts';
import type { Watched } from './watched.ts';

/** Until the compiler has seen enough of it: so many requests, on a busy machine so many seconds. */
const warmUp = { requests: 4000, ms: 12_000 };
const measureMs = 6000;
const connections = 16;
const quietShare = 0.1;
const quietPatienceMs = 20_000;

export interface Measured extends Load {
  /** CPU milliseconds of one request, by process. */
  readonly cpuMs: ReadonlyMap<Watched, number>;
}

/** Waits until what the filling set off (events, indexes) has died down. */
export const untilQuiet = async (watched: readonly Watched[]): Promise<void> => {
  const end = Date.now() + quietPatienceMs;
  const total = (): number => watched.reduce((sum, each) => sum + each.cpuMs(), 0);
  while (Date.now() < end) {
    const before = total();
    await sleep(1000);
    if (total() - before < 1000 * quietShare) return;
  }
};

/** What the processes spend on a request of a load that they are put under now. */
const weigh = async (watched: readonly Watched[], put: () => Promise<Load>): Promise<Measured> => {
  const before = watched.map((each) => each.cpuMs());
  const load = await put();
  if (load.failed) throw new UserFacingError(`${load.failed} of ${load.requests} requests failed.`);
  const spent = watched.map((each, i) => [each, (each.cpuMs() - (before[i] ?? 0)) / load.requests] as const);
  return { ...load, cpuMs: new Map(spent) };
};

/** Loads a path until it is warm, and then counts what every process spends on it. */
export const measure = async (
  port: number,
  path: (n: number) => string,
  watched: readonly Watched[],
): Promise<Measured> => {
  await loadFor(warmUp.ms, connections, { port, path }, warmUp.requests);
  return weigh(watched, () => loadFor(measureMs, connections, { port, path }));
};

/** Asks each path once, which nobody did before: what is remembered of an answer cannot help. The code is warm by others. */
export const measureOnce = async (
  port: number,
  { others, paths }: { readonly others: readonly string[]; readonly paths: readonly string[] },
  watched: readonly Watched[],
): Promise<Measured> => {
  const nth = (list: readonly string[]) => (n: number) => list[n % list.length] ?? '';
  await loadFor(warmUp.ms, connections, { port, path: nth(others) }, warmUp.requests);
  return weigh(watched, () => loadFor(measureMs, connections, { port, path: nth(paths) }, paths.length));
};
