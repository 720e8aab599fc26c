import type { Browser, Page } from 'playwright-core';
import { logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { buyCourse } from '../src/api/student-actions.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { eventually } from '../src/eventually.ts';
import { expectNoFailure, expectToSurviveOutage, rateOfLesson } from '../src/pages/connection.ts';
import { setNetwork } from '../src/pages/network.ts';
import { readVideo, waitUntilPlaying } from '../src/pages/player.ts';
import { connectToSite, type Site } from '../src/site.ts';

const course = findDemoCourse('bass-walking');
const account = { email: `lost-connection-${Date.now()}@sargam.test`, password };

let site: Site;
let browser: Browser;
let lessonIds: readonly string[];
beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
  const student = await createStudent(site, await logInToApi(site, 'admin@sargam.test'), account.email);
  await buyCourse(site, student, course, 'silver');
  lessonIds = await eventually('the student has the course', async () => {
    const { videos } = await student.get<{ videos: { _id: string; src: string | null }[] }>(
      `/course/${course.id}/`,
    );
    return videos.every(({ src }) => src !== null) ? videos.map(({ _id }) => _id) : undefined;
  });
});
afterAll(() => browser?.close());

/** A browser without HLS plays the uploaded file, also if the encoder of the site has made its ladder. */
const withoutHls = `
  HTMLMediaElement.prototype.canPlayType = () => '';
  delete globalThis.MediaSource;
  delete globalThis.ManagedMediaSource;`;

const openLesson = async ({ page, t, goTo }: BrowserUser, lessonId: string | undefined): Promise<void> => {
  await page.addInitScript(withoutHls);
  await goTo(`/lesson?course=${course.id}&lesson=${lessonId}`);
  await page.getByRole('heading', { name: t('panel.practice.loop.title') }).waitFor();
};

it('a lesson goes on by itself after ten seconds without a connection', () =>
  withBrowserUser(browser, site, { account }, async (user) => {
    const { page } = user;
    await openLesson(user, lessonIds[0]);
    // The next lesson is opened on a slow connection.
    await setNetwork(user, { kilobytes: rateOfLesson });
    await page.keyboard.press('n');
    await page.waitForURL((url) => url.href.endsWith(`${lessonIds[1]}`));
    expect((await waitUntilPlaying(page)).src).toMatch(/\.mp4\?s=/);
    await expectToSurviveOutage(user);
  }));

/** The first address of a video gives its first bytes only, and then no others, as an address that expires during the lesson. */
const expireAfter = async (page: Page, validBytes: number) => {
  let expired: string | undefined;
  let refused = 0;
  await page.route(/\/api\/v1\/video\/[^/]+\.mp4\?s=/, async (route) => {
    const request = route.request();
    expired ??= request.url();
    if (request.url() !== expired) return route.continue();
    const headers = request.headers();
    const first = Number(/bytes=(\d+)-/.exec(headers['range'] ?? '')?.[1] ?? 0);
    if (first >= validBytes) {
      refused += 1;
      return route.fulfill({ status: 403 });
    }
    const range = `bytes=${first}-${validBytes - 1}`;
    return route.fulfill({ response: await route.fetch({ headers: { ...headers, range } }) });
  });
  return () => ({ expired, refused });
};

it('a lesson whose signed URL expires goes on at the same place with a new one', () =>
  withBrowserUser(browser, site, { account }, async (user) => {
    const { page } = user;
    const readExpiry = await expireAfter(page, 150_000);
    await openLesson(user, lessonIds[2]);
    await page.keyboard.press('k');
    let reached = 0;
    await eventually('the video plays from its new address', async () => {
      const video = await readVideo(page);
      const { expired, refused } = readExpiry();
      const isRenewed = refused > 0 && !new URL(expired ?? '').href.endsWith(video.src);
      // The video does not begin again, and skips nothing.
      if (video.time > 0) {
        expect(Math.abs(video.time - reached)).toBeLessThan(3);
        reached = video.time;
      }
      return isRenewed && !video.paused && video.time > 2 ? true : undefined;
    });
    await expectNoFailure(user);
  }));
