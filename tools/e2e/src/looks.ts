import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import type { Person } from './person.ts';

const axeSource = readFileSync(createRequire(import.meta.filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** Draws what is far below the window too, as whoever scrolls there sees it: undrawn, it has neither its size nor its place. */
export const drawAll = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
};

/** What shuts somebody out, or makes it hard: all that axe finds, in a line each. */
export const barriersOn = async (page: Page): Promise<string[]> => {
  // It stays for as long as the document does.
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axeSource);
  const violations = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )) as Violation[];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary ?? ''})`),
  );
};

/** What sticks out to the right so far that the page scrolls sideways. */
const overflowOn = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(0, 3).map((element) => element.tagName + '.' + element.className);
  })()`);

/** Names of texts that stand where the texts should: a front end has none of that name in this language. */
export const missingTextsOn = async (page: Page): Promise<string[]> => {
  const words = await page.locator('body').innerText();
  return words.match(/\b(?:admin|kit|panel|shell|storefront)(?:\.\w+){2,}/g) ?? [];
};

/** Until nothing is on its way any more, and no skeleton stands in for something. */
export const untilSettled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.locator('.sk').first().waitFor({ state: 'detached' });
};

/** A phone, a tablet and a desk. */
export const screens = [
  { width: 360, height: 760 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Somebody turns the phone, or makes the window smaller; until it is drawn so. */
export const resize = async ({ page }: Person, screen: (typeof screens)[number]): Promise<void> => {
  await page.setViewportSize(screen);
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
};

/** The frame in which a window is made smaller may still be the old one. */
const drawnAgainMs = 5000;

export const untilItFits = async (page: Page): Promise<void> => {
  const fits = async () => {
    const wide = await overflowOn(page);
    if (wide.length > 0) throw new Error(wide.join(', '));
    return true;
  };
  await eventually('nothing overflows', fits, drawnAgainMs);
};
