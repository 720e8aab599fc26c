import type { Page } from 'playwright-core';
import { type BrowserUser, waitUntilHydrated } from './browser-user.ts';
import { waitForFrames, waitUntilLoaded } from './page-checks.ts';

/** Records the elements of the main part, without its icons, which depend on the reduced-motion setting, when the document is parsed and no script has run, and the layout shifts. */
const recordInPage = `(() => {
  const record = (window.hydrationRecord = { elements: [], shifts: [] });
  const describe = (node) => (node instanceof Element ? node.tagName + '.' + node.className : node?.textContent);
  new PerformanceObserver((list) => {
    for (const { value, sources = [] } of list.getEntries())
      record.shifts.push({ value, sources: sources.map(({ node }) => describe(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    // This element comes after the content of the page.
    if (!document.getElementById('sargam-config')) return;
    observer.disconnect();
    record.elements = [...document.querySelectorAll('main :not(svg, svg *)')];
  }).observe(document, { childList: true, subtree: true });
})()`;

const readRecord = `(() => {
  const { elements, shifts } = window.hydrationRecord;
  return {
    count: elements.length,
    replaced: elements.filter((element) => !element.isConnected).map(({ tagName, className }) => tagName + '.' + className),
    shifts,
    isHydrated: Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
    state: JSON.parse(document.getElementById('sargam-data')?.textContent ?? '[]'),
  };
})()`;

interface HydrationRecord {
  /** The number of elements that the server has rendered in the main part. */
  readonly count: number;
  /** Those of them that are no longer in the document. */
  readonly replaced: readonly string[];
  readonly shifts: readonly { readonly value: number; readonly sources: readonly string[] }[];
  readonly isHydrated: boolean;
  readonly state: readonly { readonly key: readonly string[]; readonly isPersonal?: boolean }[];
}

const blockedServiceWorker = 'Service Worker registration blocked by Playwright';

/** Holds the scripts of the page, or other files, until the returned function is called. */
export const holdScripts = async (page: Page, files = /\.js$/): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Opens a page in a new tab with late fonts, waits until it is hydrated and loaded, and reports what hydration and the fonts have changed. */
export const observeHydration = async ({ context }: BrowserUser, path: string) => {
  const page = await context.newPage();
  const problems: string[] = [];
  const apiRequests: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && message.text() !== blockedServiceWorker) problems.push(message.text());
  });
  page.on('request', (request) => {
    const apiPath = request.url().split('/api/v1')[1];
    if (apiPath && request.method() === 'GET') apiRequests.push(apiPath);
  });
  await page.addInitScript(recordInPage);
  const releaseFiles = await holdScripts(page, /\.(?:js|woff2)$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  // The first paint: the fonts arrive after it, with the scripts.
  await waitForFrames(page);
  releaseFiles();
  await waitUntilHydrated(page);
  await waitUntilLoaded(page);
  await waitForFrames(page);
  const { state, shifts, ...record } = await page.evaluate<HydrationRecord>(readRecord);
  const received = state.filter(({ isPersonal }) => !isPersonal).map(({ key }) => key[1] ?? '');
  await page.close();
  return {
    ...record,
    problems,
    /** Requests of what came with the page and is not personal. */
    repeatedRequests: apiRequests.filter((request) => received.includes(request)),
    /** The layout shifts, if their sum is noticeable. */
    shifts: shifts.reduce((sum, { value }) => sum + value, 0) < 0.01 ? [] : shifts,
  };
};

/** Opens a page and expects that hydration replaces, moves and requests nothing. */
export const expectCleanHydration = async (user: BrowserUser, path: string): Promise<void> => {
  const { count, ...observed } = await observeHydration(user, path);
  expect(observed).toEqual({
    replaced: [],
    problems: [],
    repeatedRequests: [],
    shifts: [],
    isHydrated: true,
  });
  expect(count).toBeGreaterThan(5);
};
