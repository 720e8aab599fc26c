import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { BrowserUser } from './browser-user.ts';
import { eventually } from './eventually.ts';

const axeSource = readFileSync(createRequire(import.meta.filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** Renders content below the fold too: until it is rendered it has neither its size nor its position. */
export const renderOffscreenContent = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
};

/** The violations that axe finds, one per line. */
export const findAccessibilityViolations = async (page: Page): Promise<string[]> => {
  // The script is loaded once per document.
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axeSource);
  const violations = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )) as Violation[];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
  );
};

/** The first three elements that reach beyond the right edge, where the page scrolls horizontally. */
const findOverflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(0, 3).map((element) => element.tagName + '.' + element.className);
  })()`);

/** Text keys that the page shows because the locale has no text for them. */
export const findMissingTexts = async (page: Page): Promise<string[]> => {
  const pageText = await page.locator('body').innerText();
  return pageText.match(/\b(?:admin|kit|panel|shell|storefront)(?:\.\w+){2,}/g) ?? [];
};

/** Waits until no request is pending and no skeleton is visible. */
export const waitUntilLoaded = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.locator('.sk').first().waitFor({ state: 'detached' });
};

/** A phone, a tablet and a desktop. */
export const viewports = [
  { width: 360, height: 760 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Changes the size of the viewport and waits for the next rendered frame. */
export const resizeViewport = async (
  { page }: BrowserUser,
  viewport: (typeof viewports)[number],
): Promise<void> => {
  await page.setViewportSize(viewport);
  await page.evaluate(
    'new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)))',
  );
};

/** The frame after a resize may still show the old layout. */
const redrawTimeoutMs = 5000;

export const waitUntilNothingOverflows = async (page: Page): Promise<void> => {
  const checkOverflow = async () => {
    const wide = await findOverflowingElements(page);
    if (wide.length > 0) throw new Error(wide.join(', '));
    return true;
  };
  await eventually('nothing overflows', checkOverflow, redrawTimeoutMs);
};
