import { withProgress } from './progress.ts';

/** Part of the full size that the suites run: 1 is the full size (`npm run test:money`); `npm test` runs a tenth. */
export const scale = Number(process.env['MONEY_SCALE'] ?? '0.1');

export const isFullSize = scale >= 1;

/** The full number of rounds, scaled; at least one. */
export const scaled = (count: number): number => Math.max(1, Math.round(count * scale));

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Runs `scaled(count)` rounds, `concurrency` at a time. The first failure stops them. */
export const runRounds = async (
  title: string,
  count: number,
  concurrency: number,
  work: (round: number) => Promise<void>,
): Promise<void> => {
  const total = scaled(count);
  let [next, passed] = [0, 0];
  const worker = async () => {
    while (next < total) {
      await work(next++);
      passed += 1;
    }
  };
  await withProgress(
    title,
    () => `${passed} of ${total} rounds passed`,
    () => Promise.all(times(concurrency, worker)),
  );
};
