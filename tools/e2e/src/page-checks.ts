import type { Page } from 'playwright-core';
import { cssClass } from './css-class.ts';
import { eventually } from './eventually.ts';

/** Renders content below the fold too: until it is rendered it has neither its size nor its position. */
export const renderOffscreenContent = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
};

/** The first three elements that reach beyond the right edge, where the page scrolls horizontally. */
const findOverflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const overflowing = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return overflowing.slice(0, 3).map((element) => element.tagName + '.' + element.className);
  })()`);

/** Text keys that the page shows, or has in a name or a placeholder, because the locale has no text for them. */
export const findMissingTexts = async (page: Page): Promise<string[]> => {
  const pageTexts = await page.evaluate<string>(`[
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '')),
  ].join('\\n')`);
  return pageTexts.match(/(?<![\w@.-])(?:admin|kit|panel|shell|storefront)(?:\.\w+){1,}/g) ?? [];
};

/** Waits until no request is pending and no skeleton is visible. */
export const waitUntilLoaded = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.locator(cssClass('kit-skeleton-block')).first().waitFor({ state: 'detached' });
};

/** A phone, a tablet and a desktop. */
export const viewports = [
  { width: 360, height: 760 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Waits until the page has rendered two more frames. */
export const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate('new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)))');

/**
 * Runs `check` at the width of each viewport. Begins with the present viewport if it is the first or the last,
 * because each change of the width takes as long as a third of a page load.
 */
export const forEachViewport = async (page: Page, check: (width: number) => Promise<void>): Promise<void> => {
  const present = page.viewportSize()?.width;
  const sizes = present === viewports[0].width ? viewports : viewports.toReversed();
  for (const size of sizes) {
    if (size.width !== page.viewportSize()?.width) {
      await page.setViewportSize(size);
      await waitForFrames(page);
    }
    await check(size.width);
  }
};

/** The frame after a resize may still show the old layout. */
const redrawTimeoutMs = 5000;

export const waitUntilNothingOverflows = async (page: Page): Promise<void> => {
  const checkOverflow = async () => {
    const overflowing = await findOverflowingElements(page);
    if (overflowing.length > 0) throw new Error(overflowing.join(', '));
    return true;
  };
  await eventually('nothing overflows', checkOverflow, redrawTimeoutMs);
};
