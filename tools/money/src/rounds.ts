/** How much of a suite's full size is run: 1 is all of it (`npm run test:money`), a tenth what `npm test` has time for. */
export const scaleOfRounds = Number(process.env['MONEY_SCALE'] ?? '0.1');

export const isFullSize = scaleOfRounds >= 1;

/** The full number of rounds, scaled; never less than one. */
export const scaled = (count: number): number => Math.max(1, Math.round(count * scaleOfRounds));

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Runs the work so many times, some at once. The first failure ends it. */
export const inRounds = async (
  count: number,
  atOnce: number,
  work: (round: number) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const worker = async () => {
    while (next < scaled(count)) await work(next++);
  };
  await Promise.all(times(atOnce, worker));
};
