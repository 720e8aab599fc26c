// npm run bench:pages: loading times of pages on a phone with a slow connection.

import { launchBrowser } from '@sargam/e2e/browser';
import { openHome } from '@sargam/local/base/home';
import { runCommand } from '@sargam/local/base/user-facing-error';
import type { Browser } from 'playwright-core';
import { withRunningSite } from './environment/running-site.ts';
import { requestJson } from './measure/http-request.ts';
import { findPageServers, measureServers } from './pages/measure-servers.ts';
import { ensurePhoneFonts } from './pages/phone-fonts.ts';
import { type PageRow, reportServers, reportVisits } from './pages/report.ts';
import { measureVisit, medianVisit } from './pages/visit.ts';

const visits = Number(process.env.BENCH_VISITS ?? 3);
const languages = ['en', 'bn'] as const;

interface Courses {
  readonly data: readonly { readonly _id: string }[];
}

/** The id of the first course in the list. */
const findFirstCourse = async (site: string): Promise<string> => {
  const { data } = await requestJson<Courses>({ method: 'GET', url: `${site}/api/v1/course/?limit=1` });
  const course = data[0];
  if (!course) throw new Error('The site has no course. Run "npm run demo" first.');
  return course._id;
};

/** Measures the visits of each page in both languages, one line of progress per page and language. */
const measureVisits = async (
  browser: Browser,
  site: string,
  paths: readonly string[],
): Promise<PageRow[]> => {
  const rows: PageRow[] = [];
  for (const path of paths)
    for (const language of languages) {
      // The first visit fills the caches of the servers and of the disk, as earlier visitors do.
      if (rows.length === 0) await measureVisit(browser, site, path, language);
      const measured = [];
      while (measured.length < visits) measured.push(await measureVisit(browser, site, path, language));
      rows.push({ path, language, ...medianVisit(measured) });
      console.log(
        `  ${path} ${language}: ${measured.map(({ largestMs }) => Math.round(largestMs)).join(', ')} ms`,
      );
    }
  return rows;
};

await runCommand(() =>
  withRunningSite(openHome().folder, async (site, home) => {
    const course = `/courseview?id=${await findFirstCourse(site)}`;
    console.log('Measuring the servers (1 min)…');
    reportServers(await measureServers(findPageServers(home), ['/', '/allcourses', course]));
    await ensurePhoneFonts();
    const browser = await launchBrowser();
    try {
      console.log('Measuring visits: the largest paint of each…');
      reportVisits(await measureVisits(browser, site, ['/', '/allcourses', course, '/login']));
    } finally {
      await browser.close();
    }
  }),
);
