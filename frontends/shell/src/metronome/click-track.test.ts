import { startClickTrack } from './click-track.ts';
import { fakeAudio } from './fake-audio.ts';
import { tempoLimits } from './tempo.ts';

const TEN_MINUTES_MS = 600_000;
let hidden = false;

beforeEach(() => {
  hidden = false;
  jest.useFakeTimers();
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => jest.useRealTimers());

const hide = (): void => {
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
};

it.each([tempoLimits.min, 100, 137, tempoLimits.max])(
  'at %d BPM every beat of ten minutes is on time, and every fourth one has the accent',
  (bpm) => {
    const { audio, clicks } = fakeAudio();
    const { stop } = startClickTrack(audio, bpm);
    jest.advanceTimersByTime(TEN_MINUTES_MS);
    stop();
    const first = clicks[0]?.at ?? 0;
    const worst = Math.max(...clicks.map(({ at }, n) => Math.abs(at - (first + (n * 60) / bpm))));
    expect(worst).toBeLessThan(1e-9);
    expect(clicks.length).toBeGreaterThanOrEqual(10 * bpm);
    expect(clicks.every(({ accent }, n) => accent === (n % 4 === 0))).toBe(true);
    expect(clicks.every(({ at, queuedAt }) => at >= queuedAt)).toBe(true);
  },
);

it('misses no beat in a hidden tab with timers every two seconds', () => {
  const { audio, clicks } = fakeAudio();
  const queue: (() => void)[] = [];
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((work: () => void) => queue.push(work)) as never);
  startClickTrack(audio, tempoLimits.max);
  hide();
  for (let s = 0; s < 60; s += 2) {
    jest.advanceTimersByTime(2_000);
    for (const work of queue) work();
  }
  expect(clicks.every(({ at, queuedAt }) => at >= queuedAt)).toBe(true);
  const gaps = clicks.slice(1).map(({ at }, n) => at - (clicks[n]?.at ?? 0));
  expect(Math.max(...gaps)).toBeCloseTo(60 / tempoLimits.max, 9);
});

it('skips the beats during a sleep of the device and stays on time', () => {
  const { audio, clicks } = fakeAudio();
  startClickTrack(audio, 60);
  jest.advanceTimersByTime(2_000);
  jest.setSystemTime(Date.now() + 30_500);
  const before = clicks.length;
  jest.advanceTimersByTime(1_000);
  const [next] = clicks.slice(before);
  expect(next?.at).toBeGreaterThanOrEqual(32.5);
  expect((next?.at ?? 0) % 1).toBeCloseTo((clicks[0]?.at ?? 0) % 1, 9);
  expect(clicks.length - before).toBeLessThanOrEqual(2);
});

it('stop silences queued clicks immediately', () => {
  const { audio, clicks, mutedAt } = fakeAudio();
  const { stop } = startClickTrack(audio, 120);
  hide();
  jest.advanceTimersByTime(1_000);
  expect(clicks.at(-1)?.at).toBeGreaterThan(4);
  stop();
  expect(mutedAt()).toBe(1);
  const queued = clicks.length;
  jest.advanceTimersByTime(5_000);
  expect(clicks.length).toBe(queued);
});
