// npm run test:cluster -- remote: deploys the panel alone under an open tab of Chromium: another build, back, a broken build, and no pod.
// The images sargam/panel:next and :broken are needed (npm run images:panel-variants). The site of cluster:site is used.

import { demoAccount } from '@sargam/e2e/api/api-user';
import { launchBrowser } from '@sargam/e2e/browser';
import { type BrowserUser, openBrowserUser } from '@sargam/e2e/browser-user';
import { navigateTo } from '@sargam/e2e/client-navigation';
import type { Page } from 'playwright-core';
import { readObjects } from '../cluster/kubectl.ts';
import { rollBack, setValue, waitForPods } from '../disruptions/rollout.ts';
import { nextText } from '../images/build-panel-variants.ts';
import { connectToClusterSite } from './cluster-site.ts';
import { table, writeSection } from './report.ts';

interface Deployment {
  readonly metadata: { readonly name: string; readonly generation: number };
}

// The shell repeats the download of a remote for some seconds before it shows the message.
const timeout = 30_000;
const results: (readonly [string, string])[] = [];

/** Records whether what the step waits for appears. */
const check = async (title: string, step: () => Promise<unknown>): Promise<void> => {
  const startedAt = Date.now();
  const result = await step().then(
    () => 'yes',
    (error: Error) => `**no**: ${error.message.split('\n')[0]}`,
  );
  results.push([title, `${result} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`]);
  console.log(`${title}: ${result}`);
};

const site = await connectToClusterSite();
const browser = await launchBrowser();
const student = await openBrowserUser(browser, site, { account: demoAccount('student') });
const { t } = student;
const greeting = (text: string): string => text.split('{')[0] ?? '';
const oldGreeting = new RegExp(`${greeting(t('panel.student.greeting', { name: '{' }))}(?!to the next)`);

const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor({ timeout });

const openTab = async (user: BrowserUser, path: string): Promise<Page> => {
  const page = await user.context.newPage();
  await page.goto(path);
  return page;
};

/** In the browser of the open tab, which has cached files. */
const inNewTab = async (path: string, text: string | RegExp): Promise<void> => {
  const page = await openTab(student, path);
  try {
    await shows(page, text);
  } finally {
    await page.close();
  }
};

/** In another browser, without cached files. */
const inNewBrowser = async (path: string, text: string | RegExp): Promise<void> => {
  const user = await openBrowserUser(browser, site, { account: demoAccount('student') });
  try {
    await user.page.goto(path);
    await shows(user.page, text);
  } finally {
    await user.close();
  }
};

const othersWork = async (): Promise<void> => {
  await inNewBrowser('/allcourses', t('storefront.courses.title'));
  const admin = await openBrowserUser(browser, site, { account: demoAccount('admin') });
  await admin.goTo('/admin');
  await admin.page.getByRole('link', { name: 'Dashboard' }).first().waitFor({ timeout });
  await admin.close();
};

/** The panel has no database: the migrations of the services do not run. */
const deploy = (path: string, value: string): Promise<void> => setValue(`panel.${path}`, value, '--no-hooks');

/** A pod that is being deleted still answers on open connections. */
const untilOldPodsAreGone = (count = 1): Promise<void> => waitForPods('panel', count);

const generations = async (): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await readObjects<Deployment>('deployments')).map(({ metadata }) => [
      metadata.name,
      metadata.generation,
    ]),
  );

const changedOthers = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string[] =>
  [...after].flatMap(([name, at]) => (name !== 'panel' && before.get(name) !== at ? [name] : []));

await deploy('image.tag', '0.1.0');
const before = await generations();
await student.goTo('/studentpanel?tab=0');
await check('the open tab shows the present build', () => shows(student.page, oldGreeting));

await deploy('image.tag', 'next');
await check('only the panel was deployed', async () => {
  const changed = changedOthers(before, await generations());
  if (changed.length > 0) throw new Error(`changed: ${changed.join(', ')}`);
});
await check('the open tab goes on: another tab of the panel', async () => {
  await navigateTo(student.page, '/studentpanel?tab=1');
  await shows(student.page, t('panel.student.tab.purchases'));
  await student.page.getByRole('main').getByText(/৳|Tk/).first().waitFor({ timeout });
});
await check('the open tab goes on: a page whose chunk it had not loaded', async () => {
  await navigateTo(student.page, '/account');
  await student.page.getByRole('heading', { name: t('panel.account.title'), level: 1 }).waitFor({ timeout });
});
await check('the open tab goes on: a page of the storefront, and back', async () => {
  await navigateTo(student.page, '/allcourses');
  await shows(student.page, t('storefront.courses.title'));
});
await untilOldPodsAreGone();
await check('a new browser has the next build', () =>
  inNewBrowser('/studentpanel?tab=0', greeting(nextText)),
);
await check('a new tab of the same browser has the next build', () =>
  inNewTab('/studentpanel?tab=0', greeting(nextText)),
);

await rollBack();
await untilOldPodsAreGone();
await check('after the roll back a new browser has the build before', () =>
  inNewBrowser('/studentpanel?tab=0', oldGreeting),
);

await deploy('image.tag', 'broken');
await untilOldPodsAreGone();
await check('with a broken build the shell shows a message with a retry', () =>
  inNewBrowser('/studentpanel?tab=0', t('kit.failed.title')),
);
await check('with a broken build the storefront and the back-office work', othersWork);
await rollBack();

await deploy('replicas', '0');
await untilOldPodsAreGone(0);
await check('without a pod the shell shows a message with a retry', () =>
  inNewBrowser('/studentpanel?tab=0', t('kit.failed.title')),
);
await check('without a pod the storefront and the back-office work', othersWork);
await rollBack();
await untilOldPodsAreGone();
await check('after the roll back the panel works', () => inNewBrowser('/studentpanel?tab=0', oldGreeting));

await browser.close();
const failed = results.filter(([, result]) => result.startsWith('**no**')).length;
writeSection('remote', [
  `**${failed === 0 ? 'Passed' : `${failed} of ${results.length} checks failed`}**: Chromium on ${site.address}, the panel alone.`,
  '',
  ...table(['check', 'result'], results),
]);
process.exit(failed === 0 ? 0 : 1);
