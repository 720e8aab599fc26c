import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Painted, paintedOn, watchPaints } from './paints.ts';

/** What a visit cost: milliseconds, the sum of layout shifts, and kilobytes over the line. */
export interface Visit extends Painted {
  readonly allKb: number;
  readonly scriptKb: number;
}

// A slow 4G line (150 ms there and back, 1.6 Mbit/s) as Lighthouse puts it on a browser: each request waits for the
// round trips of a connection that starts slowly, and a tenth of the line is lost to headers.
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
} as const;
/** A phone of the middle is four times slower than the machine that measures. */
const cpuSlowdown = 4;
const phone = { width: 412, height: 823 } as const;
const stillMs = 2000;

const throttle = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
};

/** Counts what comes over the line, as it came: compressed, with its headers. */
const countBytes = (session: CDPSession) => {
  const kinds = new Map<string, string>();
  const bytes = { all: 0, script: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  return bytes;
};

const untilStill = async (page: Page): Promise<void> => {
  // Until what the server wrote has been drawn by its remote: while one file is run before the next is asked for, the network
  // is still as well.
  await page.waitForSelector('#first-paint', { state: 'detached', timeout: 60_000 });
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(stillMs);
};

/** Somebody who was never here opens a page, on a phone with a slow line, and waits until nothing moves any more. */
export const visit = async (
  browser: Browser,
  site: string,
  path: string,
  language: 'en' | 'bn',
): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: language === 'bn' ? 'bn-BD' : 'en-US',
  });
  try {
    await context.addCookies([{ name: 'i18next', value: language, url: site }]);
    const page = await context.newPage();
    await watchPaints(page);
    const session = await context.newCDPSession(page);
    const bytes = countBytes(session);
    await throttle(session);
    await page.goto(`${site}${path}`, { waitUntil: 'load', timeout: 60_000 });
    await untilStill(page);
    return { ...(await paintedOn(page)), allKb: bytes.all / 1024, scriptKb: bytes.script / 1024 };
  } finally {
    await context.close();
  }
};
