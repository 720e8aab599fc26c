import type { Browser } from 'playwright-core';
import { type Account, demoAccount } from '../api/api-user.ts';
import { type BrowserUser, openBrowserUser } from '../browser-user.ts';
import { renderOffscreenContent, waitUntilLoaded } from '../page-checks.ts';
import type { Site } from '../site.ts';
import type { Language } from '../texts.ts';
import { recordPageProblems } from './page-problems.ts';
import type { Place, Role } from './places.ts';

/** A browser context per role, and the problems of its page. */
export interface Visitor {
  readonly user: BrowserUser;
  readonly takeProblems: () => string[];
}

interface VisitorOptions {
  readonly browser: Browser;
  readonly site: Site;
  /** The account of the role `student`. */
  readonly student: Account;
  readonly language: Language;
}

/** Returns a function that opens a browser context for a role, once. */
export const createVisitors = (options: VisitorOptions): ((role: Role) => Promise<Visitor>) => {
  const { browser, site, student, language } = options;
  const open = async (role: Role): Promise<Visitor> => {
    const account = role === 'student' ? student : demoAccount(role);
    const user = await openBrowserUser(browser, site, {
      language,
      ...(role !== 'visitor' && { account }),
    });
    return { user, takeProblems: recordPageProblems(user.page) };
  };
  const opened = new Map<Role, Promise<Visitor>>();
  return (role) => {
    const visitor = opened.get(role) ?? open(role);
    opened.set(role, visitor);
    return visitor;
  };
};

/** Opens a place with all of its content, also that below the fold. */
export const openPlace = async ({ page, goTo }: BrowserUser, { address }: Place): Promise<void> => {
  // From the page with the same path, an address with a fragment would load no document.
  if (address.includes('#')) await page.goto('about:blank');
  await goTo(address);
  await waitUntilLoaded(page);
  await renderOffscreenContent(page);
};
