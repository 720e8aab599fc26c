import { readFileSync } from 'node:fs';
import { videoFile } from '@sargam/demo/content';
import { findProgram } from '@sargam/local/base/run-program';
import type { Browser } from 'playwright-core';
import { grantRefund } from '../src/api/admin-actions.ts';
import { type ApiUser, demoAccount, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { buyCourse } from '../src/api/student-actions.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { eventually } from '../src/eventually.ts';
import { expectToSurviveOutage, rateOfLesson } from '../src/pages/connection.ts';
import { recordVideoStatuses } from '../src/pages/lesson.ts';
import { setNetwork } from '../src/pages/network.ts';
import { mediaUrl, readVideo, waitUntilPlaying } from '../src/pages/player.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

const hasFfmpeg = findProgram('ffmpeg') !== undefined;
if (!hasFfmpeg) console.log('ffmpeg is not installed: the story of an encoded video is skipped.');

const now = Date.now();
const lessonTitle = `Adaptive ${now}`;
const email = `adaptive-${now}@sargam.test`;
const course = findDemoCourse('sound-live');
const encodingTimeoutMs = 400_000;

(hasFfmpeg ? describe : describe.skip)('an uploaded video', () => {
  let site: Site;
  let browser: Browser;
  let student: BrowserUser;
  let studentApi: ApiUser;
  let staff: ApiUser;
  let lessonPath = '';
  let lessonId = '';
  let order = '';
  const step = defineSteps('adaptive-video', () => student);
  beforeAll(async () => {
    site = await connectToSite();
    browser = await launchBrowser();
    const { email: staffEmail, password: staffPassword } = demoAccount('admin');
    staff = await logInToApi(site, staffEmail, staffPassword);
    studentApi = await createStudent(site, staff, email);
    student = await openBrowserUser(browser, site, { account: { email, password } });
  });
  afterAll(async () => {
    if (lessonId) await staff.delete(`/course/lesson/${lessonId}`);
    await browser?.close();
  });

  const seekTo = (user: BrowserUser, seconds: number) =>
    user.page.evaluate(`document.querySelector('video').currentTime = ${seconds}`);
  const chooseQuality = async ({ page, t }: BrowserUser, quality: 'saver' | 'auto') => {
    await page.getByRole('button', { name: t('kit.player.settings') }).click();
    await page.getByRole('radio', { name: t(`kit.player.qualities.${quality}`) }).check();
    await page.keyboard.press('Escape');
  };
  /** Another quality is opened on a slow connection, and the connection is lost. */
  const surviveOutage = async (user: BrowserUser) => {
    await seekTo(user, 1);
    await setNetwork(user, { kilobytes: rateOfLesson });
    await chooseQuality(user, 'saver');
    await expectToSurviveOutage(user);
    await chooseQuality(user, 'auto');
  };
  const waitForAccess = (expected: boolean) =>
    eventually(`the student ${expected ? 'has' : 'has no'} access`, async () => {
      const { videos } = await studentApi.get<{
        videos: { _id: string; title: string; hls: string | null }[];
      }>(`/course/${course.id}/`);
      const found = videos.find(({ title }) => title === lessonTitle);
      return found && (found.hls !== null) === expected ? found : undefined;
    });
  /** A page of the student in a browser that has no HLS. */
  const openWithoutHls = async (): Promise<BrowserUser> => {
    const page = await student.context.newPage();
    await page.addInitScript("HTMLMediaElement.prototype.canPlayType = () => ''");
    return { ...student, page, goTo: async (path) => void (await page.goto(site.address + path)) };
  };
  const playLesson = async (user: BrowserUser) => {
    await user.goTo(lessonPath);
    await user.page.getByRole('heading', { name: user.t('panel.practice.loop.title') }).waitFor();
    await user.page.keyboard.press('k');
    return waitUntilPlaying(user.page);
  };

  step(
    'is encoded, and the lesson editor shows when it is ready',
    () =>
      withBrowserUser(browser, site, { account: demoAccount('content') }, async ({ page, t, goTo }) => {
        await goTo(`/updatelesson?id=${course.id}`);
        await page.getByLabel(t('admin.course_form.videos')).setInputFiles({
          name: `${lessonTitle}.mp4`,
          mimeType: 'video/mp4',
          buffer: readFileSync(videoFile('bass-walking')),
        });
        const row = page.getByRole('listitem').filter({ hasText: lessonTitle }).filter({ hasText: 'avc1' });
        await row.getByText(t('admin.lessons.ladder.ready')).waitFor({ timeout: encodingTimeoutMs });
        // A new lesson of a published course waits for an admin.
        await staff.post(`/course/revision/publish/${course.id}`, {});
      }),
    encodingTimeoutMs + 60_000,
  );

  step('plays in several qualities, and from another position', async () => {
    order = await buyCourse(site, studentApi, course, 'silver');
    lessonId = (await waitForAccess(true))?._id ?? '';
    lessonPath = `/lesson?course=${course.id}&lesson=${lessonId}`;
    const readStatuses = recordVideoStatuses(student.page);
    const { src, duration } = await playLesson(student);
    expect(src).toMatch(/\/hls\/.+\/index\.m3u8$/);
    expect(duration).toBeCloseTo(39.67, 0);
    await seekTo(student, 25);
    expect((await waitUntilPlaying(student.page)).time).toBeGreaterThan(25);
    expect(readStatuses().filter((status) => status !== 200 && status !== 206)).toEqual([]);
  });

  step('goes on at the same position with the data saver, which is remembered', async () => {
    const { page } = student;
    const before = await readVideo(page);
    await chooseQuality(student, 'saver');
    const after = await waitUntilPlaying(page);
    expect(after.src).toMatch(/\/240p\.m3u8$/);
    expect(Math.abs(after.time - before.time)).toBeLessThan(10);
    await page.reload();
    expect((await playLesson(student)).src).toMatch(/\/240p\.m3u8$/);
    await chooseQuality(student, 'auto');
    await waitUntilPlaying(page);
  });

  step('goes on by itself after ten seconds without a connection', () => surviveOutage(student));

  step('plays with hls.js in a browser that has no HLS', async () => {
    const user = await openWithoutHls();
    const { page } = user;
    const readStatuses = recordVideoStatuses(page);
    expect((await playLesson(user)).src).toMatch(/^blob:/);
    await seekTo(user, 30);
    expect((await waitUntilPlaying(page)).time).toBeGreaterThan(30);
    expect(readStatuses()).toContain(206);
    await surviveOutage(user);
    await page.close();
  });

  step('shows the number of the student', async () => {
    const number = studentApi.id.slice(-8).toUpperCase();
    await student.page.locator('media-controller').getByText(number).waitFor();
  });

  step('is refused with a copied address, and on a third device', async () => {
    const address = mediaUrl(await readVideo(student.page));
    const range = { headers: { range: 'bytes=0-99' } };
    expect((await student.context.request.get(address, range)).status()).toBe(206);
    expect((await fetch(address, range)).status).toBe(403);
    await withBrowserUser(browser, site, { account: demoAccount('tanvir') }, async (other) => {
      expect((await other.context.request.get(address, range)).status()).toBe(403);
    });
    const account = { email, password };
    await withBrowserUser(browser, site, { account }, async (second) => {
      await playLesson(second);
      await student.context.request.get(address, range);
      await withBrowserUser(browser, site, { account, language: 'bn' }, async (third) => {
        await third.goTo(lessonPath);
        await third.page.getByText(third.t('kit.problem.lesson-sessions')).waitFor();
      });
    });
  });

  step('ends within ten seconds after a refund, with all that is in its buffer', async () => {
    const user = await openWithoutHls();
    const { page, t } = user;
    await playLesson(user);
    await seekTo(user, 1);
    // Twice the rate of the lesson: the buffer grows, and the end of the lesson is not loaded.
    await setNetwork(user, { kilobytes: 2 * rateOfLesson });
    await chooseQuality(user, 'saver');
    await waitUntilPlaying(page);
    await grantRefund(staff, order, {});
    await waitForAccess(false);
    const failure = page.getByRole('alert').filter({ hasText: t('kit.player.failed') });
    await failure.waitFor({ timeout: 10_000 });
    expect(await readVideo(page)).toMatchObject({ paused: true, width: 0 });
    await page.close();
    await buyCourse(site, studentApi, course, 'silver');
    await waitForAccess(true);
  });

  step('is refused after the student has logged out', async () => {
    await playLesson(student);
    const address = mediaUrl(await readVideo(student.page));
    await student.page.evaluate("fetch('/api/v1/user/session/logout', { method: 'POST' })");
    await eventually('the address is refused', async () => {
      const { status } = await student.page.evaluate<{ status: number }>(
        `fetch(${JSON.stringify(address)}, { headers: { range: 'bytes=0-9' } }).then(({ status }) => ({ status }))`,
      );
      return status === 401 || status === 403 || undefined;
    });
  });
});
