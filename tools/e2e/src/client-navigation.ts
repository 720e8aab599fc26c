import type { Page, Request } from 'playwright-core';
import { cssClass } from './css-class.ts';
import { waitForFrames } from './page-checks.ts';

/** Navigates as a link of the site does: without a new document. */
export const navigateTo = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );

/** Returns a function that waits until no request has been pending for a tenth of a second, and no skeleton is visible. */
export const createIdleWait = (page: Page): (() => Promise<void>) => {
  const pending = new Set<Request>();
  let changedAt = Date.now();
  const update = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    changedAt = Date.now();
  };
  page.on(
    'request',
    update((request) => pending.add(request)),
  );
  page.on(
    'requestfinished',
    update((request) => pending.delete(request)),
  );
  page.on(
    'requestfailed',
    update((request) => pending.delete(request)),
  );
  return async () => {
    changedAt = Date.now();
    do await waitForFrames(page);
    while (pending.size > 0 || Date.now() < changedAt + 100);
    await page.locator(cssClass('kit-skeleton-block')).first().waitFor({ state: 'detached' });
  };
};
