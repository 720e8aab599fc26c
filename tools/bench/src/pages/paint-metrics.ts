import type { Page } from 'playwright-core';

/** Loading metrics from the browser's Performance API, in milliseconds since navigation start; `shift` has no unit. */
export interface PaintMetrics {
  readonly firstMs: number;
  readonly largestMs: number;
  /** Total blocking time: the part over 50 ms of each long task after the first paint. */
  readonly blockedMs: number;
  /** Cumulative Layout Shift: the worst burst of unexpected shifts; a burst lasts at most 5 s and ends after 1 s without one. */
  readonly shift: number;
}

interface RecordedEntries {
  first: number;
  largest: number;
  readonly tasks: { readonly start: number; readonly ms: number }[];
  readonly shifts: { readonly start: number; readonly value: number }[];
}

// Runs in the page, not in this process, therefore a string.
const recorderScript = `(() => {
  const entries = { first: 0, largest: 0, tasks: [], shifts: [] };
  window.benchEntries = entries;
  const observe = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') entries.first = startTime; });
  observe('largest-contentful-paint', ({ startTime }) => { entries.largest = startTime; });
  observe('longtask', ({ startTime, duration }) => { entries.tasks.push({ start: startTime, ms: duration }); });
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) entries.shifts.push({ start: startTime, value });
  });
})()`;

export const recordPaints = async (page: Page): Promise<void> => {
  await page.addInitScript(recorderScript);
};

const longTaskMs = 50;
const burst = { gapMs: 1000, lengthMs: 5000 } as const;

const findWorstBurst = (shifts: RecordedEntries['shifts']): number => {
  let worst = 0;
  let now = { since: 0, last: 0, value: 0 };
  for (const { start, value } of shifts) {
    const sameBurst = start - now.last < burst.gapMs && start - now.since < burst.lengthMs;
    now = sameBurst
      ? { ...now, last: start, value: now.value + value }
      : { since: start, last: start, value };
    worst = Math.max(worst, now.value);
  }
  return worst;
};

export const summarizePaints = ({ first, largest, tasks, shifts }: RecordedEntries): PaintMetrics => ({
  firstMs: first,
  largestMs: largest,
  blockedMs: tasks
    .filter(({ start, ms }) => start + ms > first)
    .reduce((sum, { ms }) => sum + Math.max(0, ms - longTaskMs), 0),
  shift: findWorstBurst(shifts),
});

export const readPaintMetrics = async (page: Page): Promise<PaintMetrics> =>
  summarizePaints((await page.evaluate('window.benchEntries')) as RecordedEntries);
