import { act, buildUser, problemResponse, renderInApp, sentRequests } from '@sargam/kit/testing';
import { createElement } from 'react';
import { usePracticeRecorder } from './usePracticeRecorder.ts';

Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => 's1' });

/** A recorded video, and whether the server answers. */
const record = () => {
  const video = document.createElement('video');
  let isAway = false;
  const setPlaying = (isPlaying: boolean): void => {
    Object.defineProperty(video, 'paused', { value: !isPlaying, configurable: true });
    Object.defineProperty(video, 'readyState', { value: 4, configurable: true });
    act(() => void video.dispatchEvent(new Event(isPlaying ? 'playing' : 'pause')));
  };
  const Recorder = () => {
    usePracticeRecorder(video, 'l1');
    return null;
  };
  const { unmount } = renderInApp(createElement(Recorder), {
    user: buildUser(),
    api: {
      'PUT /learning/practice/s1': () =>
        isAway ? problemResponse(503, 'unavailable', 'away') : { success: true },
    },
  });
  const setAway = (next: boolean): void => {
    isAway = next;
  };
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
  return { setPlaying, setAway, wait, unmount };
};
const sentSeconds = (): number[] =>
  sentRequests.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body).seconds);

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-25T06:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('totals that could not be sent are sent again when nothing plays any more, and once only after the answer', async () => {
  const practice = record();
  practice.setPlaying(true);
  await practice.wait(10);
  practice.setAway(true);
  practice.setPlaying(false);
  await practice.wait(1);
  expect(sentSeconds()).toEqual([10]);
  practice.setAway(false);
  await practice.wait(30);
  expect(sentSeconds()).toEqual([10, 10]);
  await practice.wait(120);
  expect(sentSeconds()).toEqual([10, 10]);
});

it('totals that could not be sent are sent again when the lesson is left', async () => {
  const practice = record();
  practice.setAway(true);
  practice.setPlaying(true);
  await practice.wait(10);
  practice.setPlaying(false);
  await practice.wait(1);
  practice.unmount();
  await practice.wait(1);
  expect(sentSeconds()).toEqual([10, 10]);
});

it('a playing video is sent every 30 s', async () => {
  const practice = record();
  practice.setPlaying(true);
  await practice.wait(61);
  expect(sentSeconds()).toEqual([30, 60]);
});
