import { act, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { createBeatGrid } from '../practice/metronome/beat-grid.ts';
import { createScoreClock, listPlayedBars } from './bar-times.ts';
import { LessonScore } from './LessonScore.tsx';
import type { DrawnScore } from './score-types.ts';
import type { LessonScoreState, LoadedScore } from './useLessonScore.ts';

// jsdom has no layout, so the tests give the sheet a width, and replace the drawing.
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 640, configurable: true });
HTMLElement.prototype.scrollTo = jest.fn();

const ticks = [0, 1, 2].map((bar) => ({ bar, start: bar * 3840, end: (bar + 1) * 3840 }));
const drawn: DrawnScore = {
  height: 100,
  lines: [{ y: 0, height: 100, svg: '<svg></svg>' }],
  bars: ticks.map(({ bar }) => ({ bar, x: bar * 200, y: 0, width: 200, height: 100, places: [] })),
};
const draw = jest.fn<DrawnScore, []>();
beforeEach(() => draw.mockReset().mockReturnValue(drawn));
// 4/4 at 120 beats per minute from 1 s on: bars start at 1, 3 and 5 s.
const grid = createBeatGrid({ tempo: 120, metre: '4/4', firstBeat: 1_000, tempoMap: [] });
if (!grid) throw new Error('The lesson has a tempo.');
const clock = createScoreClock(grid, '4/4');

const refetch = jest.fn();
const buildState = (query: object, hasTempo = true): LessonScoreState =>
  ({
    ref: { current: null },
    clock: hasTempo ? clock : undefined,
    played: hasTempo ? listPlayedBars(clock, ticks) : [],
    query: { isPending: false, isError: false, refetch, ...query },
  }) as unknown as LessonScoreState;
const data = { score: {}, tracks: ['Guitar', ''], ticks, draw } as unknown as LoadedScore;

const open = (state: LessonScoreState, loop?: { start: number; end: number }): HTMLVideoElement => {
  const video = document.createElement('video');
  Object.defineProperty(video, 'paused', { value: true });
  renderInApp(<LessonScore video={video} state={state} loop={loop} />, { path: '/lesson' });
  return video;
};
const seek = (video: HTMLVideoElement, seconds: number): void =>
  act(() => {
    video.currentTime = seconds;
    video.dispatchEvent(new Event('seeked'));
  });
const readCurrent = (): string[] =>
  screen
    .getAllByRole('button')
    .filter((button) => button.ariaCurrent === 'true')
    .map((button) => button.ariaLabel ?? '');

it('the bar at the position of the video is marked, and is the one that Tab reaches', () => {
  const video = open(buildState({ data }));
  expect(readCurrent()).toEqual(['Bar 1, 00:01']);
  seek(video, 4.9);
  expect(readCurrent()).toEqual(['Bar 2, 00:03']);
  expect(screen.getByRole('button', { name: /Bar 2/ })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('button', { name: /Bar 3/ })).toHaveAttribute('tabindex', '-1');
});

it('a press on a bar and the keys , and . move the video to the start of a bar', async () => {
  const video = open(buildState({ data }));
  await userEvent.click(screen.getByRole('button', { name: /Bar 3/ }));
  expect(video.currentTime).toBe(5);
  await userEvent.keyboard(',');
  expect(video.currentTime).toBe(3);
  await userEvent.keyboard('.');
  expect(video.currentTime).toBe(5);
});

it('the bars of the loop are shown', () => {
  open(buildState({ data }), { start: 3, end: 7 });
  const looped = screen.getAllByRole('button').filter(({ className }) => className.includes('looped'));
  expect(looped.map(({ ariaLabel }) => ariaLabel)).toEqual(['Bar 2, 00:03', 'Bar 3, 00:05']);
});

it('another track is drawn when it is chosen', async () => {
  open(buildState({ data }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Instrument' }), 'Track 2');
  expect(draw).toHaveBeenLastCalledWith(data.score, { track: 1, width: 640, scale: 1 });
});

it('the score of a lesson without a tempo is shown and does not follow', () => {
  open(buildState({ data }, false));
  expect(screen.getByText(/has no tempo yet, so the score does not follow/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('a score without bars says so', () => {
  draw.mockReturnValueOnce({ height: 0, lines: [], bars: [] });
  open(buildState({ data }, false));
  expect(screen.getByText('This score has no bars.')).toBeInTheDocument();
});

it.each([
  ['cannot be loaded', { isError: true }],
  ['cannot be drawn', { data }],
])('a score that %s shows a message with a retry', async (_, query) => {
  draw.mockImplementationOnce(() => {
    throw new Error('no such track');
  });
  open(buildState(query));
  expect(screen.getByText('The score cannot be shown. The lesson works without it.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('a score that cannot be drawn shows the message until it is loaded again, also when the box reports the width 0', () => {
  const observers: ResizeObserverCallback[] = [];
  const report = (): void => act(() => observers.forEach((callback) => callback([], {} as ResizeObserver)));
  const original = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      observers.push(callback);
    }
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  draw.mockImplementationOnce(() => {
    throw new Error('no such track');
  });
  open(buildState({ data }));
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0);
  report();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  width.mockReturnValue(320);
  report();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(draw).toHaveBeenLastCalledWith(data.score, { track: 0, width: 320, scale: 0.8 });
  width.mockRestore();
  globalThis.ResizeObserver = original;
});
