import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Site } from './site.ts';
import { type Language, type Text, textsIn } from './texts.ts';

const shots = join(import.meta.dirname, '../shots');

/** Somebody with a browser of their own, who reads the site in one language. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: Language;
  readonly t: Text;
  /** What the pages threw and nothing caught. */
  readonly troubles: readonly string[];
  /** What the console says in red: that, and every answer of a server that refuses something, wanted or not. */
  readonly complaints: readonly string[];
  goTo(path: string): Promise<void>;
  /** Keeps a picture of the page under `shots/`, for people to look at. */
  shot(name: string): Promise<void>;
  leave(): Promise<void>;
}

interface Looks {
  readonly language?: Language;
  readonly width?: number;
  readonly height?: number;
  /** Whether things may move: most stories are told without, which is quicker. */
  readonly motion?: boolean;
}

const wordOf = { en: 'English', bn: 'বাংলা' } as const;

/** Opens the landing page and, where another language is wanted, changes it there. */
export const openPerson = async (browser: Browser, site: Site, looks: Looks = {}): Promise<Person> => {
  const { language = 'en', width = 1280, height = 860, motion = false } = looks;
  const context = await browser.newContext({
    baseURL: site.address,
    locale: 'en-US',
    timezoneId: 'Asia/Dhaka',
    viewport: { width, height },
    reducedMotion: motion ? 'no-preference' : 'reduce',
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  const complaints: string[] = [];
  page.on('console', (message) => {
    // That a page is not there is what its own answer says.
    if (message.type() !== 'error' || message.location().url === page.url()) return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  await page.goto('/');
  if (language !== 'en') {
    if (width < 900) await page.goto(`/?lng=${language}`);
    else await page.getByRole('banner').getByRole('button', { name: wordOf[language] }).click();
    await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
  }
  return {
    page,
    context,
    language,
    t: textsIn(language),
    troubles,
    complaints,
    goTo: async (path) => void (await page.goto(path)),
    shot: async (name) => {
      mkdirSync(shots, { recursive: true });
      await page.screenshot({ path: join(shots, `${name}.jpeg`), fullPage: true, quality: 80 });
    },
    leave: () => context.close(),
  };
};

/** Somebody who does this, leaves, and has met nothing that a page threw. */
export const asSomebody = async (
  browser: Browser,
  site: Site,
  looks: Looks,
  deeds: (person: Person) => Promise<void>,
): Promise<void> => {
  const person = await openPerson(browser, site, looks);
  try {
    await deeds(person);
    expect(person.troubles).toEqual([]);
  } finally {
    await person.leave();
  }
};
