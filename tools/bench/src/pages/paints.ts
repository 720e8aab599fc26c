import type { Page } from 'playwright-core';

/** What the browser itself says of a page's loading: milliseconds since it was asked for; `shift` is without a unit. */
export interface Painted {
  readonly firstMs: number;
  readonly largestMs: number;
  /** How long the page could not answer, in all: of each task longer than 50 ms after the first paint, what is over 50 ms. */
  readonly blockedMs: number;
  /** The worst burst of unexpected layout shifts (Cumulative Layout Shift: bursts of at most 5 s, 1 s apart). */
  readonly shift: number;
}

interface Seen {
  first: number;
  largest: number;
  readonly tasks: { readonly start: number; readonly ms: number }[];
  readonly shifts: { readonly start: number; readonly value: number }[];
}

// The page's own script, told as text: it is not of this process.
const watching = `(() => {
  const seen = { first: 0, largest: 0, tasks: [], shifts: [] };
  window.seenByBench = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.first = startTime; });
  watch('largest-contentful-paint', ({ startTime }) => { seen.largest = startTime; });
  watch('longtask', ({ startTime, duration }) => { seen.tasks.push({ start: startTime, ms: duration }); });
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ start: startTime, value });
  });
})()`;

export const watchPaints = async (page: Page): Promise<void> => {
  await page.addInitScript(watching);
};

const briefMs = 50;
const burst = { gapMs: 1000, lengthMs: 5000 } as const;

const worstBurst = (shifts: Seen['shifts']): number => {
  let worst = 0;
  let now = { since: 0, last: 0, value: 0 };
  for (const { start, value } of shifts) {
    const goesOn = start - now.last < burst.gapMs && start - now.since < burst.lengthMs;
    now = goesOn ? { ...now, last: start, value: now.value + value } : { since: start, last: start, value };
    worst = Math.max(worst, now.value);
  }
  return worst;
};

export const summed = ({ first, largest, tasks, shifts }: Seen): Painted => ({
  firstMs: first,
  largestMs: largest,
  blockedMs: tasks
    .filter(({ start, ms }) => start + ms > first)
    .reduce((sum, { ms }) => sum + Math.max(0, ms - briefMs), 0),
  shift: worstBurst(shifts),
});

export const paintedOn = async (page: Page): Promise<Painted> =>
  summed((await page.evaluate('window.seenByBench')) as Seen);
