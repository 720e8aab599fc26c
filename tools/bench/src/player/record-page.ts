import type { Page } from 'playwright-core';
import type { Recording } from './beat-errors.ts';

interface Recorder extends Recording {
  /** Positions before and after each jump of the page's scripts, in seconds. */
  readonly loops: readonly { readonly from: number; readonly to: number }[];
}

// Run in the page, not in this process, therefore strings. The first one runs before the scripts of the page.
const recorderScript = `(() => {
  const recorder = { samples: [], jumps: [], clicks: [], loops: [] };
  window.recorder = recorder;
  let context;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at = 0) {
    context = this.context;
    recorder.clicks.push(at * 1000);
    start.call(this, at);
  };
  const { get, set } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime');
  Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', {
    get,
    set(to) {
      const from = get.call(this);
      set.call(this, to);
      recorder.loops.push({ from, to: get.call(this) });
    },
  });
  setInterval(() => {
    const video = document.querySelector('video');
    const audio = context?.getOutputTimestamp();
    if (!video || video.paused || video.seeking || !audio?.performanceTime) return;
    const audioOffset = audio.contextTime * 1000 - audio.performanceTime;
    recorder.samples.push({ page: performance.now(), video: video.currentTime, audioOffset });
  }, 7);
  document.addEventListener('seeked', () => recorder.jumps.push(performance.now()), { capture: true });
})()`;
const restartScript = 'for (const list of Object.values(window.recorder)) list.length = 0';

export const prepareRecorder = (page: Page): Promise<unknown> => page.addInitScript(recorderScript);

/** Starts a new recording. */
export const restartRecorder = (page: Page): Promise<unknown> => page.evaluate(restartScript);

/** Reading the whole recording takes time of the page, which would delay its jumps. */
export const countLoops = (page: Page): Promise<number> => page.evaluate('window.recorder.loops.length');

export const readRecorder = (page: Page): Promise<Recorder> => page.evaluate('window.recorder');
