import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import type { BrowserUser } from '../browser-user.ts';
import { connectToSite, type Site } from '../site.ts';
import type { Language } from '../texts.ts';
import { provokeTexts } from './find-text.ts';
import type { PageText } from './text-row.ts';
import type { TextTrigger } from './text-trigger.ts';

interface TextSuite {
  readonly texts: ReadonlyMap<string, readonly PageText[]>;
  readonly triggers: Readonly<Record<string, TextTrigger>>;
  /** Opens the users of the triggers. Called once per language. */
  readonly openUsers: (
    browser: Browser,
    site: Site,
    language: Language,
  ) => Promise<Partial<Record<TextTrigger['role'], BrowserUser>>>;
}

/** Defines the tests of specified texts: each is provoked in both languages. `name` names them, such as `specified texts`. */
export const testTexts = (name: string, { texts, triggers, openUsers }: TextSuite): void => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    site = await connectToSite();
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  it('every specified text has a trigger, and every trigger has a text', () => {
    expect(Object.keys(triggers).toSorted()).toEqual([...texts.keys()].toSorted());
  });

  describe.each(['en', 'bn'] as const)(`${name} (%s)`, (language) => {
    let users: Awaited<ReturnType<typeof openUsers>>;

    beforeAll(async () => {
      users = await openUsers(browser, site, language);
    });

    it.each([...texts])('%s', async (condition, ownTexts) => {
      const trigger = triggers[condition];
      const user = trigger && users[trigger.role];
      if (!user) throw new Error(`${condition} has no trigger or no user.`);
      await provokeTexts(user, trigger, ownTexts, language);
    });
  });
};
