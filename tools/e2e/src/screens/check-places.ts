import type { Browser } from 'playwright-core';
import { createAccessibilityCheck } from '../accessibility.ts';
import { logInToApi } from '../api/api-user.ts';
import { password } from '../api/create-student.ts';
import { seedStudent } from '../api/seed-student.ts';
import type { BrowserUser } from '../browser-user.ts';
import { createIdleWait, navigateTo } from '../client-navigation.ts';
import type { Site } from '../site.ts';
import { createTranslator } from '../texts.ts';
import { checkPage } from './check-page.ts';
import {
  applyLayout,
  type Combination,
  combinationOfTurn,
  languages,
  nameOfCombination,
} from './combination.ts';
import { fetchKnownIds, type KnownIds } from './known-ids.ts';
import { createVisitors, openPlace, type Visitor } from './open-place.ts';
import type { Place } from './places.ts';
import { createLinkCheck } from './unknown-links.ts';

/** A place, and an action for a state that the page does not open with. */
export interface PlaceState extends Place {
  readonly press?: readonly [state: string, press: (user: BrowserUser) => Promise<void>];
}

/** The route of an address that no route has: its page links to itself, in the other language. */
export const unknownRoute = '';

const nameOf = ({ role, address, press }: PlaceState, combination: Combination): string =>
  [role, address, ...(press ? [press[0]] : []), `(${nameOfCombination(combination)})`].join(' ');

/** Opens places in one browser, each in the combination of its turn. */
export const createPlaceChecks = async (site: Site, browser: Browser) => {
  const student = { email: `screens-${Date.now()}@sargam.test`, password };
  const seeded = await seedStudent(site, student.email);
  const ids: KnownIds = await fetchKnownIds(await logInToApi(site, 'admin@sargam.test'), seeded);
  const visitorOf = createVisitors({ browser, site, student, language: 'en' });
  const findViolations = createAccessibilityCheck();
  const findUnknownLinks = await createLinkCheck();

  const checkOpenPlace = async (
    place: PlaceState,
    combination: Combination,
    visitor: Visitor,
  ): Promise<string[]> => {
    const { user } = visitor;
    const { page } = user;
    await place.press?.[1]({ ...user, t: createTranslator(combination.language) });
    const lang = await page.locator('html').getAttribute('lang');
    const found = [
      ...(await checkPage(page, findViolations)),
      ...(place.route === unknownRoute ? [] : await findUnknownLinks(page)),
      ...visitor.takeProblems(),
      ...(lang === combination.language ? [] : [`the language of the page is ${lang}`]),
    ];
    return found.map((finding) => `${nameOf(place, combination)}: ${finding}`);
  };

  /** Loads a place as a document of its own. Returns what is wrong in it. */
  const checkLoaded = async (place: PlaceState, turn: number): Promise<string[]> => {
    const combination = combinationOfTurn(turn);
    const visitor = await visitorOf(place.role);
    const { page, context } = visitor.user;
    await context.addCookies([{ name: 'i18next', value: combination.language, url: site.address }]);
    await page.emulateMedia({ colorScheme: combination.scheme });
    await applyLayout(page, combination.layout);
    await openPlace(visitor.user, place);
    return checkOpenPlace(place, combination, visitor);
  };

  /**
   * Opens the places of one role, those of one language after another in one document, as links do. Returns what is wrong, one
   * finding per line.
   */
  const checkInOneDocument = async (places: readonly Place[]): Promise<string[]> => {
    const turns = places.map((place, turn) => ({ place, turn, combination: combinationOfTurn(turn) }));
    const found: string[] = [];
    for (const language of languages) {
      const [first, ...rest] = turns.filter(({ combination }) => combination.language === language);
      if (!first) continue;
      found.push(...(await checkLoaded(first.place, first.turn)));
      const visitor = await visitorOf(first.place.role);
      const { page } = visitor.user;
      const waitUntilIdle = createIdleWait(page);
      for (const { place, combination } of rest) {
        await page.emulateMedia({ colorScheme: combination.scheme });
        await applyLayout(page, combination.layout);
        await navigateTo(page, place.address);
        await waitUntilIdle();
        // The script of a screen may be idle for a moment before the screen asks for its data.
        await page.locator('h1').first().waitFor();
        await waitUntilIdle();
        if (new URL(page.url()).pathname === '/')
          found.push(`${nameOf(place, combination)} redirected to the home page`);
        found.push(...(await checkOpenPlace(place, combination, visitor)));
      }
    }
    return found;
  };

  return { ids, visitorOf, checkLoaded, checkInOneDocument };
};
