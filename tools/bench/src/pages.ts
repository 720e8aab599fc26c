// npm run bench:pages: what a visitor with a phone on a slow line waits for.

import { openHome } from '@sargam/local/base/home';
import { runCommand } from '@sargam/local/base/user-facing-error';
import { openBrowser } from '../../e2e/src/browser.ts';
import { aCourse } from './pages/a-course.ts';
import { median } from './pages/median.ts';
import { ensurePhoneFonts } from './pages/phone-fonts.ts';
import { type PageRow, report } from './pages/report.ts';
import { visit } from './pages/visit.ts';
import { withSite } from './pages/with-site.ts';

const visits = Number(process.env.BENCH_VISITS ?? 5);
const languages = ['en', 'bn'] as const;

await runCommand(() =>
  withSite(openHome().folder, async (site) => {
    await ensurePhoneFonts();
    const browser = await openBrowser();
    try {
      const paths = ['/', '/allcourses', `/courseview?id=${await aCourse(site)}`, '/login'];
      const rows: PageRow[] = [];
      for (const path of paths)
        for (const language of languages) {
          // The first fills what servers remember, as the visitors before this one have.
          await visit(browser, site, path, language);
          const seen = [];
          while (seen.length < visits) seen.push(await visit(browser, site, path, language));
          rows.push({ path: path.replace(/\?.*/, ''), language, ...median(seen) });
        }
      report(rows);
    } finally {
      await browser.close();
    }
  }),
);
