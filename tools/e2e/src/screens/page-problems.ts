import type { Page } from 'playwright-core';

/**
 * Chromium logs every answer with an error status, and the recorder of answers reports these with the method. The browsers of the
 * tests block the service worker. Axe posts a message to each frame, and the preview of a mail is one without scripts and an origin.
 */
const isExpected = (text: string): boolean =>
  text.startsWith('Failed to load resource') ||
  text.startsWith('Service Worker registration blocked') ||
  text.startsWith("Failed to execute 'postMessage' on 'DOMWindow'");

/**
 * Records console errors and warnings, uncaught errors, failed requests and answers with an error status. The returned function
 * gives those since its last call. The status of the document itself is not one: the page of an unknown address has 404.
 */
export const recordPageProblems = (page: Page): (() => string[]) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught ${String(error)}`));
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !isExpected(message.text())) problems.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation cancels requests.
    if (reason !== 'net::ERR_ABORTED')
      problems.push(`${request.method()} ${request.url()} failed: ${reason}`);
  });
  page.on('response', (response) => {
    const request = response.request();
    if (response.status() >= 400 && !request.isNavigationRequest())
      problems.push(`${request.method()} ${response.url()} answered ${response.status()}`);
  });
  return () => [...new Set(problems.splice(0))];
};
