import { courses } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import type { Browser, Page } from 'playwright-core';
import { demoAccount } from '../src/api/api-user.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { cssClass } from '../src/css-class.ts';
import { eventually } from '../src/eventually.ts';
import { readVideo, waitUntilPlaying } from '../src/pages/player.ts';
import { connectToSite, type Site } from '../src/site.ts';

const course = courses.find(({ key }) => key === 'bass-walking');
const lesson = course?.lessons.find(({ access }) => access === 'open');
if (!course || !lesson) throw new Error('The demo has no open lesson of this course.');
const path = `/lesson?course=${demoId('course', course.key)}&lesson=${demoId('lesson', `${course.key}/${lesson.key}`)}`;

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const openLesson = async ({ page, t, goTo }: BrowserUser): Promise<void> => {
  await goTo(path);
  await page.getByRole('heading', { name: t('panel.practice.loop.title') }).waitFor();
};

const readRate = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video) => (video as unknown as { playbackRate: number }).playbackRate);

const typePoint = async ({ page, t }: BrowserUser, point: 'start' | 'end', text: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: t(`panel.practice.loop.${point}`) });
  await field.fill(text);
  await field.press('Enter');
  await field.blur();
};

/** Waits until the loop has been repeated; the position never leaves it by more than a moment. */
const expectRounds = async (page: Page, from: number, to: number): Promise<void> => {
  let rounds = 0;
  let last = 0;
  await eventually('the loop was repeated twice', async () => {
    const { time } = await readVideo(page);
    if (time < last) rounds += 1;
    last = time;
    expect(time).toBeGreaterThanOrEqual(from - 0.01);
    expect(time).toBeLessThan(to + 0.3);
    return rounds >= 2 ? true : undefined;
  });
};

it.each(['en', 'bn'] as const)('a loop is set, kept, opened and deleted by the keyboard (%s)', (language) =>
  withBrowserUser(browser, site, { language, account: demoAccount('student') }, async (user) => {
    const { page, t } = user;
    await openLesson(user);
    await page.keyboard.press('k');
    await waitUntilPlaying(page);
    await page.keyboard.press('b');
    await typePoint(user, 'end', '5.1');
    await typePoint(user, 'start', '০:০৩.৬');
    await page.evaluate("document.querySelector('video').currentTime = 3.6");
    await expectRounds(page, 3.6, 5.1);

    const name = `Bars ${language} ${Date.now()}`;
    await page.getByRole('textbox', { name: t('panel.practice.saved.name') }).fill(name);
    await page.keyboard.press('Enter');
    const kept = page.getByRole('button', { name, exact: true });
    await kept.waitFor();
    await page.reload();
    await kept.press('Enter');
    const handles = page.getByRole('slider', { name: t('panel.practice.loop.start') });
    await eventually('the loop is opened', async () => (await handles.inputValue()) === '3.6' || undefined);
    await page.getByRole('switch', { name: t('panel.practice.loop.snap') }).press('Space');
    await handles.press('ArrowRight');
    await eventually('the point moves', async () => (await handles.inputValue()) === '3.7' || undefined);
    await page.getByRole('button', { name: t('panel.practice.saved.delete', { name }) }).press('Enter');
    await kept.waitFor({ state: 'detached' });
  }),
);

it('the keys change the speed, the metronome and the list of keys, and not in a text field', () =>
  withBrowserUser(browser, site, { account: demoAccount('student') }, async (user) => {
    const { page, t } = user;
    await openLesson(user);
    await page.keyboard.press('-');
    expect(await readRate(page)).toBe(0.75);
    await page.keyboard.press('m');
    await page.getByRole('button', { name: t('panel.practice.metronome.stop') }).waitFor();
    await page.keyboard.press('a');
    await page.getByRole('textbox', { name: t('panel.practice.saved.name') }).press('m');
    await page.getByRole('button', { name: t('panel.practice.metronome.stop') }).waitFor();
    await page.getByRole('heading', { name: t('panel.practice.loop.title') }).click();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: t('panel.lesson.keys') });
    await dialog.getByText(t('panel.lesson.key.metronome')).waitFor();
    await page.keyboard.press('m');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: t('panel.practice.metronome.stop') }).waitFor();
    await page.reload();
    await eventually('the speed is remembered', async () =>
      (await readRate(page)) === 0.75 ? true : undefined,
    );
  }));

it('captions, a chapter, a note and the end of a lesson work by the keyboard', () =>
  withBrowserUser(browser, site, { account: demoAccount('student') }, async (user) => {
    const { page, t } = user;
    await openLesson(user);
    await page.keyboard.press('u');
    await page.keyboard.press('k');
    await waitUntilPlaying(page);
    await page.keyboard.press('[');
    await page.getByText('Count: 1, 2, 3, 4').waitFor();
    await page.keyboard.press(']');
    await eventually('the video is in the second chapter', async () =>
      (await readVideo(page)).time > 2 ? true : undefined,
    );
    await page.keyboard.press('w');
    const text = `Thumb first ${Date.now()}`;
    await page.keyboard.type(text);
    await page.keyboard.press('Control+Enter');
    const note = page.getByRole('listitem').filter({ hasText: text });
    await note.waitFor();
    await page.evaluate("document.querySelector('video').currentTime = 1e6");
    await page.getByRole('link', { name: t('panel.end.next') }).waitFor();
    await note.getByRole('button').last().press('Enter');
    await note.waitFor({ state: 'detached' });
  }));

it.each([
  [360, 740],
  [390, 844],
  [844, 390],
])('the middle of the large play button starts the video at %i × %i', (width, height) =>
  withBrowserUser(browser, site, { width, height, account: demoAccount('student') }, async (user) => {
    const { page } = user;
    await openLesson(user);
    const box = await page.locator(cssClass('kit-player-playButton')).boundingBox();
    if (!box) throw new Error('The play button is not visible.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await waitUntilPlaying(page);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
    expect(overflow).toBe(0);
    const player = await page.locator('media-controller').boundingBox();
    expect(player?.width).toBe(width);
  }),
);
