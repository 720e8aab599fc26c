// npm run test:screens: opens every route of the running site (SARGAM_HOME) in every language, colour scheme and size, and writes what
// is wrong to docs/screens-report.md. npm run test:screens -- /admin/order opens only the routes that start with it or with
// another argument, and writes nothing.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccessibilityCheck } from './accessibility.ts';
import { logInToApi } from './api/api-user.ts';
import { password } from './api/create-student.ts';
import { seedStudent } from './api/seed-student.ts';
import { ensureChromium, launchBrowser } from './browser.ts';
import { checkPage } from './screens/check-page.ts';
import { applyLayout, languages, layouts, nameOfCombination, schemes } from './screens/combination.ts';
import { fetchKnownIds } from './screens/known-ids.ts';
import { createVisitors, openPlace, type Visitor } from './screens/open-place.ts';
import { listBackOfficePlaces, listPanelPlaces, listPublicPlaces, type Place } from './screens/places.ts';
import { type PlaceFindings, writeScreenReport } from './screens/screen-report.ts';
import { createLinkCheck } from './screens/unknown-links.ts';
import { connectToSite } from './site.ts';
import type { Language } from './texts.ts';

const onlyRoutes = process.argv.slice(2);
const root = join(import.meta.dirname, '../../..');
const startedAt = Date.now();
const combinations = languages.flatMap((language) =>
  schemes.flatMap((scheme) => layouts.map((layout) => ({ language, scheme, layout }))),
);
const site = await connectToSite(process.env['SARGAM_HOME']);
await ensureChromium();
const browser = await launchBrowser();
const student = { email: `screens-${Date.now()}@sargam.test`, password };
const seeded = await seedStudent(site, student.email);
const ids = await fetchKnownIds(await logInToApi(site, 'admin@sargam.test'), seeded);
const findUnknownLinks = await createLinkCheck();
const findViolations = createAccessibilityCheck();
const found = new Map<Place, Map<string, string[]>>();

const addFindings = (place: Place, combination: string, findings: readonly string[]): void => {
  const ofPlace = found.get(place) ?? new Map<string, string[]>();
  found.set(place, ofPlace);
  for (const finding of findings) ofPlace.set(finding, [...(ofPlace.get(finding) ?? []), combination]);
};

/** Opens a place once, and checks it in every scheme and size. */
const checkPlace = async (
  place: Place,
  language: Language,
  { user, takeProblems }: Visitor,
): Promise<void> => {
  const { page } = user;
  for (const [index, combination] of combinations.filter((one) => one.language === language).entries()) {
    await page.emulateMedia({ colorScheme: combination.scheme });
    await applyLayout(page, combination.layout);
    if (index === 0) await openPlace(user, place);
    const axe = combination.layout.axe === combination.scheme ? findViolations : undefined;
    const findings = [...(await checkPage(page, axe)), ...takeProblems()];
    if (index === 0) findings.push(...(await findUnknownLinks(page)));
    addFindings(place, nameOfCombination(combination), findings);
  }
};

const places = [
  ...listPublicPlaces(ids),
  ...listPanelPlaces(ids),
  ...(await listBackOfficePlaces(ids)),
].filter(({ route }) => onlyRoutes.length === 0 || onlyRoutes.some((start) => route.startsWith(start)));
/** Checks every place in one language. The languages run at the same time, each in browser contexts of its own. */
const walk = async (language: Language): Promise<void> => {
  const visitorOf = createVisitors({ browser, site, student, language });
  for (const [index, place] of places.entries()) {
    await checkPlace(place, language, await visitorOf(place.role)).catch((error: unknown) =>
      addFindings(place, language, [`could not be opened: ${String(error).split('\n')[0]}`]),
    );
    console.log(`${language} ${index + 1}/${places.length} ${place.role} ${place.address}`);
    for (const [finding, seen] of found.get(place) ?? []) {
      const here = seen.filter((combination) => combination.startsWith(language));
      if (here.length > 0) console.log(`  ${finding} (${here.join(', ')})`);
    }
  }
};
try {
  await Promise.all(languages.map(walk));
} finally {
  await browser.close();
}
const results: PlaceFindings[] = places.map((place) => ({ place, findings: found.get(place) ?? new Map() }));
const report = writeScreenReport(results, {
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  minutes: Math.ceil((Date.now() - startedAt) / 60_000),
  combinations: combinations.map(nameOfCombination),
});
if (onlyRoutes.length === 0) writeFileSync(join(root, 'docs/screens-report.md'), report);
console.log(report);
process.exitCode = results.some(({ findings }) => findings.size > 0) ? 1 : 0;
