// npm run bench:pages: loading times of pages on a phone with a slow connection.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '@sargam/e2e/browser';
import { readStatusByCommand, runLauncher } from '@sargam/e2e/site';
import { openHome } from '@sargam/local/base/home';
import { runCommand } from '@sargam/local/base/user-facing-error';
import { requestJson } from './measure/http-request.ts';
import { ensurePhoneFonts } from './pages/phone-fonts.ts';
import { type PageRow, report } from './pages/report.ts';
import { measureVisit, medianVisit } from './pages/visit.ts';

const findSiteAddress = async (home: string): Promise<string | undefined> =>
  (await readStatusByCommand(home)).addresses['site'];

/** Runs the work with the address of the site of this home folder; starts a site with demo data when none runs. */
const withRunningSite = async (home: string, work: (address: string) => Promise<void>): Promise<void> => {
  const running = await findSiteAddress(home);
  if (running) return work(running);
  const benchHome = join(home, 'bench-pages');
  try {
    runLauncher(benchHome, 'start.ts', ['--detach']);
    await work((await findSiteAddress(benchHome)) ?? '');
  } finally {
    runLauncher(benchHome, 'stop.ts', []);
    rmSync(benchHome, { recursive: true, force: true });
  }
};

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
