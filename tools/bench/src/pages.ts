// npm run bench:pages: loading times of pages on a phone with a slow connection.

import { launchBrowser } from '@sargam/e2e/browser';
import { openHome } from '@sargam/local/base/home';
import { runCommand } from '@sargam/local/base/user-facing-error';
import { requestJson } from './measure/http-request.ts';
import { ensurePhoneFonts } from './pages/phone-fonts.ts';
import { type PageRow, report } from './pages/report.ts';
import { measureVisit, medianVisit } from './pages/visit.ts';
import { withRunningSite } from './pages/with-running-site.ts';

const visits = Number(process.env.BENCH_VISITS ?? 5);
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

await runCommand(() =>
  withRunningSite(openHome().folder, async (site) => {
    await ensurePhoneFonts();
    const browser = await launchBrowser();
    try {
      const paths = ['/', '/allcourses', `/courseview?id=${await findFirstCourse(site)}`, '/login'];
      const rows: PageRow[] = [];
      for (const path of paths)
        for (const language of languages) {
          // The first visit fills the caches of the servers, as earlier visitors do.
          await measureVisit(browser, site, path, language);
          const measured = [];
          while (measured.length < visits) measured.push(await measureVisit(browser, site, path, language));
          rows.push({ path: path.replace(/\?.*/, ''), language, ...medianVisit(measured) });
        }
      report(rows);
    } finally {
      await browser.close();
    }
  }),
);
