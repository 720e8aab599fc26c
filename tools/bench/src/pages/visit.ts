import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { percentile } from '../measure/generate-load.ts';
import { type PaintMetrics, readPaintMetrics, recordPaints } from './paint-metrics.ts';
import { readReadiness, recordReadiness } from './readiness.ts';

/** Metrics of one visit: paint metrics, transferred kilobytes, and kilobytes of script after gzip. */
export interface VisitMetrics extends PaintMetrics {
  /** When the main link and form of the page can be used without script, in milliseconds since navigation start. */
  readonly usableMs: number;
  /** When the page is hydrated, in milliseconds since navigation start. */
  readonly hydratedMs: number;
  readonly allKb: number;
  readonly scriptKb: number;
}

// Slow 4G (150 ms round trip, 1.6 Mbit/s) with the factors that Lighthouse applies in a browser: 3.75 times the latency
// for TCP slow start, and 90 % of the throughput because of headers.
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
} as const;
/** A mid-range phone is four times slower than the measuring machine. */
const cpuSlowdown = 4;
const phoneScreen = { width: 412, height: 823 } as const;
const stableMs = 2000;
const timeoutMs = 30_000;

const throttle = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};

/** Counts transferred bytes, compressed and with headers, and lists the scripts. */
const recordResponses = (session: CDPSession) => {
  const recorded = { bytes: 0, scripts: new Set<string>() };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') recorded.scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    recorded.bytes += encodedDataLength;
  });
  return recorded;
};

/** The size of scripts after gzip. The servers of this site send brotli, which is a tenth smaller. */
const measureGzipBytes = async (session: CDPSession, scripts: Iterable<string>): Promise<number> => {
  let bytes = 0;
  for (const requestId of scripts) {
    const { body } = await session.send('Network.getResponseBody', { requestId });
    bytes += gzipSync(body).length;
  }
  return bytes;
};

const waitUntilStable = async (page: Page): Promise<void> => {
  // First waits until the remote hydrates its markup, which removes the build id: the network is also idle while a script
  // runs before it requests the next file.
  await page.waitForSelector('[data-remote]:not([data-build]):not(:empty)', {
    state: 'attached',
    timeout: timeoutMs,
  });
  await page.waitForLoadState('networkidle', { timeout: timeoutMs });
  await page.waitForTimeout(stableMs);
};

/** Opens a page as a first visit on a phone with a slow connection and waits until it is stable. */
export const measureVisit = async (
  browser: Browser,
  site: string,
  path: string,
  language: 'en' | 'bn',
): Promise<VisitMetrics> => {
  const context = await browser.newContext({
    viewport: phoneScreen,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: language === 'bn' ? 'bn-BD' : 'en-US',
  });
  try {
    await context.addCookies([{ name: 'i18next', value: language, url: site }]);
    const page = await context.newPage();
    await recordPaints(page);
    await recordReadiness(page);
    const session = await context.newCDPSession(page);
    const recorded = recordResponses(session);
    await throttle(session);
    await page.goto(`${site}${path}`, { waitUntil: 'load', timeout: timeoutMs });
    await waitUntilStable(page);
    return {
      ...(await readPaintMetrics(page)),
      ...(await readReadiness(page)),
      allKb: recorded.bytes / 1024,
      scriptKb: (await measureGzipBytes(session, recorded.scripts)) / 1024,
    };
  } finally {
    await context.close();
  }
};

const metricNames = [
  'firstMs',
  'largestMs',
  'usableMs',
  'hydratedMs',
  'blockedMs',
  'shift',
  'allKb',
  'scriptKb',
] as const;

/** The median of each metric. */
export const medianVisit = (visits: readonly VisitMetrics[]): VisitMetrics => {
  const medians = metricNames.map((name) => {
    const values = visits.map((visit) => visit[name]);
    return [name, percentile(values, 0.5)];
  });
  return Object.fromEntries(medians);
};
