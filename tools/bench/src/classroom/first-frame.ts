import { courses } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import { demoAccount } from '@sargam/e2e/api/api-user';
import { launchBrowser } from '@sargam/e2e/browser';
import { openBrowserUser } from '@sargam/e2e/browser-user';
import { connectToSite } from '@sargam/e2e/site';
import { percentile } from '../measure/generate-load.ts';

const course = courses.find(({ key }) => key === 'bass-walking');
const lesson = course?.lessons.find(({ access }) => access === 'open');

// Run in the page, not in this process, therefore a string.
const recordPress = `window.firstFrameMs = new Promise((resolve) => {
  document.addEventListener('click', () => {
    const pressedAt = performance.now();
    const find = () => {
      const video = document.querySelector('video');
      if (!video) return requestAnimationFrame(find);
      const show = (now) => (video.paused ? video.requestVideoFrameCallback(show) : resolve(now - pressedAt));
      video.requestVideoFrameCallback(show);
    };
    find();
  }, { capture: true, once: true });
}); undefined`;

/** The median time in milliseconds from the press on Play to the first frame of a lesson on the running site. */
export const measureFirstFrame = async (home: string, visits: number): Promise<number> => {
  if (!course || !lesson) throw new Error('The demo has no open lesson.');
  const site = await connectToSite(home);
  const browser = await launchBrowser();
  const path = `/lesson?course=${demoId('course', course.key)}&lesson=${demoId('lesson', `${course.key}/${lesson.key}`)}`;
  const times: number[] = [];
  try {
    while (times.length < visits) {
      const user = await openBrowserUser(browser, site, { account: demoAccount('student') });
      await user.goTo(path);
      const play = user.page
        .locator('main')
        .getByRole('button', { name: user.t('kit.player.play') })
        .first();
      await play.waitFor();
      await user.page.evaluate(recordPress);
      await play.click();
      times.push(await user.page.evaluate('window.firstFrameMs'));
      await user.close();
    }
  } finally {
    await browser.close();
  }
  return percentile(times, 0.5);
};
