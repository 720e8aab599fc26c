import { courses } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import type { Browser, Page } from 'playwright-core';
import { createAccessibilityCheck } from '../src/accessibility.ts';
import { demoAccount } from '../src/api/api-user.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { cssClass } from '../src/css-class.ts';
import { eventually } from '../src/eventually.ts';
import { readVideo, waitUntilPlaying } from '../src/pages/player.ts';
import { connectToSite, type Site } from '../src/site.ts';

/** The page of the first open lesson with this video. */
const pathTo = (video: string): string => {
  for (const { key, lessons } of courses) {
    const lesson = lessons.find((each) => each.access === 'open' && each.video === video);
    if (lesson)
      return `/lesson?course=${demoId('course', key)}&lesson=${demoId('lesson', `${key}/${lesson.key}`)}`;
  }
  throw new Error(`The demo has no open lesson with the video ${video}.`);
};

// 4/4 at 88 beats per minute: the tempo of the generator of this lesson.
const path = pathTo('guitar-travis-picking');
const barSeconds = (4 * 60) / 88;
/** The page reads the position of the video with each frame; a busy machine draws late. */
const LATE_S = 0.15;

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const barButton = ({ page, t }: BrowserUser, number: number) =>
  page.getByRole('button', { name: new RegExp(`^${t('panel.score.bar', { number, at: '' })}`) });

const openScore = async (user: BrowserUser, to = path): Promise<void> => {
  await user.goTo(to);
  await user.page
    .getByRole('heading', { name: user.t('panel.score.title'), exact: true })
    .scrollIntoViewIfNeeded();
  await barButton(user, 1).waitFor();
};

const seek = (page: Page, seconds: number): Promise<unknown> =>
  page.evaluate(
    `new Promise((done) => {
      const video = document.querySelector('video');
      video.addEventListener('seeked', done, { once: true });
      video.currentTime = ${seconds};
    })`,
  );

interface Sample {
  readonly time: number;
  readonly bar: number;
}

/** Reads the position of the video and the place of the marked bar in the score with each frame, for some seconds of the page. */
const watchBars = (page: Page, seconds: number): Promise<Sample[]> =>
  page.evaluate(`new Promise((done) => {
    const video = document.querySelector('video');
    const bars = [...document.querySelectorAll('ol button')].filter((each) => each.style.left);
    const samples = [];
    const end = performance.now() + ${seconds * 1000};
    const read = () => {
      samples.push({ time: video.currentTime, bar: bars.findIndex((each) => each.ariaCurrent === 'true') });
      if (performance.now() < end) requestAnimationFrame(read);
      else done(samples);
    };
    requestAnimationFrame(read);
  })`);

it.each([0.5, 1, 1.5])('the marked bar follows the video at speed %d', (rate) =>
  withBrowserUser(browser, site, { account: demoAccount('student'), motion: true }, async (user) => {
    const { page } = user;
    await openScore(user);
    await page.evaluate(`document.querySelector('video').playbackRate = ${rate}`);
    await seek(page, 3 * barSeconds - 1);
    await page.keyboard.press('k');
    const samples = await watchBars(page, 5 / rate);
    expect(new Set(samples.map(({ bar }) => bar)).size).toBeGreaterThanOrEqual(2);
    const isRight = ({ time, bar }: Sample): boolean => {
      const late = Math.floor((time - LATE_S * rate) / barSeconds);
      return bar === Math.floor((time + 0.001) / barSeconds) || bar === late;
    };
    expect(samples.length).toBeGreaterThan(20);
    expect(samples.filter((sample) => !isRight(sample))).toEqual([]);
    await page.keyboard.press('k');
    const score = page.getByRole('region', { name: user.t('panel.score.title'), exact: true });
    const playhead = await score.locator(cssClass('panel-score-playhead')).boundingBox();
    const marked = await score.locator('button[aria-current]').boundingBox();
    expect(playhead?.x).toBeGreaterThanOrEqual((marked?.x ?? 0) - 2);
    expect(playhead?.x).toBeLessThanOrEqual((marked?.x ?? 0) + (marked?.width ?? 0) + 2);
  }),
);

it.each(['en', 'bn'] as const)('a bar is opened by a press and by the keys , and . (%s)', (language) =>
  withBrowserUser(browser, site, { language, account: demoAccount('student') }, async (user) => {
    const { page, t } = user;
    await openScore(user);
    const expectStartOf = (bar: number): Promise<unknown> =>
      eventually(`the video is at the start of bar ${bar}`, async () => {
        const { time } = await readVideo(page);
        return Math.abs(time - (bar - 1) * barSeconds) < 0.03 || undefined;
      });
    await barButton(user, 5).click();
    await expectStartOf(5);
    expect(await barButton(user, 5).getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('.');
    await expectStartOf(6);
    await page.keyboard.press(',');
    await expectStartOf(5);
    // The arrow keys move the focus, not the video.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectStartOf(5);
    await page.keyboard.press('Enter');
    await expectStartOf(7);
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText(t('panel.lesson.key.bar')).waitFor();
    await page.keyboard.press('Escape');
    expect(await createAccessibilityCheck()(page)).toEqual([]);
    expect(user.consoleErrors).toEqual([]);
  }),
);

const readPoint = ({ page, t }: BrowserUser, point: 'start' | 'end'): Promise<number> =>
  page
    .getByRole('slider', { name: t(`panel.practice.loop.${point}`) })
    .inputValue()
    .then(Number);

it('a loop snaps to bars, moves by bars with the arrow keys, and is repeated from the start of its bar', () =>
  withBrowserUser(browser, site, { account: demoAccount('student') }, async (user) => {
    const { page, t } = user;
    await openScore(user);
    await seek(page, 3 * barSeconds + 0.4);
    await page.keyboard.press('b');
    await seek(page, 2 * barSeconds - 0.3);
    await page.keyboard.press('a');
    expect(await readPoint(user, 'start')).toBeCloseTo(2 * barSeconds, 1);
    expect(await readPoint(user, 'end')).toBeCloseTo(3 * barSeconds, 1);
    await page.getByRole('slider', { name: t('panel.practice.loop.start') }).press('ArrowLeft');
    expect(await readPoint(user, 'start')).toBeCloseTo(barSeconds, 1);
    await page.getByRole('slider', { name: t('panel.practice.loop.start') }).press('ArrowRight');
    await seek(page, 3 * barSeconds - 1.2);
    await page.evaluate(`{
      const video = document.querySelector('video');
      video.addEventListener('seeking', () => { window.loopStart = video.currentTime; }, { once: true });
    }`);
    await page.getByRole('heading', { name: t('panel.practice.loop.title') }).click();
    await page.keyboard.press('k');
    const start = await eventually('the loop was repeated', () =>
      page.evaluate<number | undefined>('window.loopStart'),
    );
    expect(Math.abs(start - 2 * barSeconds)).toBeLessThan(0.03);
    await page.getByRole('switch', { name: t('panel.practice.loop.snap') }).click();
    await page.getByRole('slider', { name: t('panel.practice.loop.start') }).press('ArrowRight');
    expect(await readPoint(user, 'start')).toBeCloseTo(2 * barSeconds + 0.1, 1);
  }));

it('a lesson whose score fails plays without it, and the score loads again', () =>
  withBrowserUser(browser, site, { account: demoAccount('student') }, async (user) => {
    const { page, t } = user;
    await page.route(/\/score\?/, (route) => route.fulfill({ status: 503, body: '' }));
    await user.goTo(path);
    const section = page.getByRole('region', { name: t('panel.score.title'), exact: true });
    await section.getByText(t('panel.score.failed')).waitFor();
    await page.keyboard.press('k');
    await waitUntilPlaying(page);
    await page.unroute(/\/score\?/);
    await section.getByRole('button', { name: t('kit.retry') }).click();
    await barButton(user, 1).waitFor();
  }));

it('a lesson without a score loads no viewer', () =>
  withBrowserUser(browser, site, { account: demoAccount('student') }, async (user) => {
    const { page, t } = user;
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('Bravura')) fonts.push(request.url());
    });
    await user.goTo(pathTo('sound-balance'));
    await page.getByRole('heading', { name: t('panel.practice.loop.title') }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('heading', { name: t('panel.score.title'), exact: true }).count()).toBe(0);
    expect(fonts).toEqual([]);
    await openScore(user);
    expect(fonts.map((url) => new URL(url).origin)).toEqual([new URL(site.address).origin]);
  }));
