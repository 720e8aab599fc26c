import type { Page } from 'playwright-core';

/** Milliseconds since navigation start. */
interface Readiness {
  /** When the content, with a link or form that works without script, is complete and painted. */
  readonly usableMs: number;
  readonly hydratedMs: number;
}

// Runs in the page, not in this process, therefore a string. The footer comes after the content in the markup.
const recorderScript = `(() => {
  const readiness = (window.benchReadiness = { usableMs: 0, hydratedMs: 0 });
  const hasContent = () =>
    document.querySelector('footer') && document.querySelector('[data-remote] :is(a[href], form[action])');
  const watch = () => {
    const now = performance.now();
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (isPainted && hasContent()) readiness.usableMs ||= now;
    if ('interactive' in document.documentElement.dataset) readiness.hydratedMs = now;
    else requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
})()`;

export const recordReadiness = async (page: Page): Promise<void> => {
  await page.addInitScript(recorderScript);
};

export const readReadiness = async (page: Page): Promise<Readiness> =>
  (await page.evaluate('window.benchReadiness')) as Readiness;
