import { countBeforePlaying } from './count-in.ts';

const grid = { firstBeat: 0, beatsPerMeasure: 4, tempos: [{ beat: 0, bpm: 60 }] as const };

/** A paused video at beat 8; jsdom plays nothing. */
const createVideo = () => {
  const video = document.createElement('video');
  let paused = true;
  Object.defineProperty(video, 'paused', { get: () => paused });
  video.play = async () => {
    paused = false;
    video.dispatchEvent(new Event('play'));
  };
  video.pause = () => {
    paused = true;
  };
  video.currentTime = 8;
  return video;
};

/** An audio clock that starts with the test and records the clicks, in seconds. */
const createAudio = () => {
  const clicks: number[] = [];
  const began = performance.now();
  const now = (): number => (performance.now() - began) / 1000;
  const node = {
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    frequency: { value: 0 },
    connect: () => node,
    disconnect: () => undefined,
    start: (at: number) => void clicks.push(at),
    stop: () => undefined,
  };
  const audio = {
    get currentTime() {
      return now();
    },
    destination: {},
    getOutputTimestamp: () => ({ contextTime: now(), performanceTime: performance.now() }),
    createGain: () => node,
    createOscillator: () => node,
  };
  return { audio: audio as unknown as AudioContext, clicks };
};

const start = () => {
  const video = createVideo();
  const { audio, clicks } = createAudio();
  const counts: number[] = [];
  const stop = countBeforePlaying(
    video,
    () => audio,
    grid,
    (count) => counts.push(count),
  );
  void video.play();
  return { video, clicks, counts, stop };
};

beforeEach(() => jest.useFakeTimers({ advanceTimers: false, now: 1_000 }));
afterEach(() => jest.useRealTimers());

it('four clicks a second apart, and then the video plays from the same position', () => {
  const { video, clicks, counts } = start();
  expect(video.paused).toBe(true);
  expect(clicks.map((at) => Math.round(at * 10) / 10)).toEqual([0.1, 1.1, 2.1, 3.1]);
  jest.advanceTimersByTime(4_050);
  expect([video.paused, counts]).toEqual([true, [1, 2, 3, 4]]);
  jest.advanceTimersByTime(100);
  expect([video.paused, video.currentTime, counts.at(-1)]).toEqual([false, 8, 0]);
});

it('at half speed the clicks are two seconds apart', () => {
  const video = createVideo();
  const { audio, clicks } = createAudio();
  video.playbackRate = 0.5;
  countBeforePlaying(
    video,
    () => audio,
    grid,
    () => undefined,
  );
  void video.play();
  expect(clicks.map((at) => Math.round(at * 10) / 10)).toEqual([0.1, 2.1, 4.1, 6.1]);
});

it('another start during the count stops it, and the next one counts again', () => {
  const { video, clicks, counts } = start();
  jest.advanceTimersByTime(1_500);
  void video.play();
  jest.advanceTimersByTime(10_000);
  expect([video.paused, counts]).toEqual([true, [1, 2, 0]]);
  void video.play();
  expect([video.paused, clicks.length]).toEqual([true, 8]);
});

it('turned off during the count, the video stays paused and the next start plays at once', () => {
  const { video, stop } = start();
  stop();
  jest.advanceTimersByTime(10_000);
  expect(video.paused).toBe(true);
  void video.play();
  expect(video.paused).toBe(false);
});
