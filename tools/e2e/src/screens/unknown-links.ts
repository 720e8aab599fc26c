import { routeMap } from '@sargam/shell/route-map';
import type { Page } from 'playwright-core';
import { readBackOfficeScreens } from './back-office-screens.ts';

const toPattern = (route: string): RegExp =>
  new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}/?$`);

/** ScreenPaths that are not pages of the route tables. */
const isOtherAddress = (path: string): boolean => /^\/(?:api|remotes|metrics)\//.test(path);

/** Returns a function that finds links of a page to addresses that no route table has. */
export const createLinkCheck = async (): Promise<(page: Page) => Promise<string[]>> => {
  const screens = await readBackOfficeScreens();
  const patterns = [...routeMap, ...screens].map(({ path }) => toPattern(path));
  return async (page) => {
    const paths = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => new URL((link as { href: string }).href).pathname));
    const unknown = [...new Set(paths)].filter(
      (path) => !isOtherAddress(path) && !patterns.some((pattern) => pattern.test(path)),
    );
    return unknown.map((path) => `a link leads to ${path}, which is no route`);
  };
};
