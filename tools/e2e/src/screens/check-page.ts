import type { Page } from 'playwright-core';
import { findMissingTexts, waitForFrames, waitUntilNothingOverflows } from '../page-checks.ts';
import { findClippedTexts } from './clipped-text.ts';

type FindViolations = (page: Page) => Promise<string[]>;

/**
 * Everything that is wrong with the open page in its present layout and scheme, one finding per line. Axe runs if
 * `findViolations` is given: it takes most of the time.
 */
export const checkPage = async (page: Page, findViolations?: FindViolations): Promise<string[]> => {
  await waitForFrames(page);
  const overflow: string[] = [];
  await waitUntilNothingOverflows(page).catch((error: unknown) => {
    const { cause } = error as { cause?: Error };
    overflow.push(`the page scrolls horizontally: ${cause?.message ?? String(error)}`);
  });
  const clipped = await findClippedTexts(page);
  const violations = findViolations ? await findViolations(page) : [];
  const missing = await findMissingTexts(page);
  return [...overflow, ...clipped, ...violations, ...missing.map((key) => `no text for ${key}`)];
};
