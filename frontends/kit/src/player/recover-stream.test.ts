import { bufferedSeconds, createRecovery } from './recover-stream.ts';

const ranges = (...list: [number, number][]): TimeRanges => ({
  length: list.length,
  start: (index) => list[index]?.[0] ?? 0,
  end: (index) => list[index]?.[1] ?? 0,
});
const url = (signature: string, ladder = 'ladder'): string =>
  `/api/v1/video/l/hls/${signature}/${ladder}/index.m3u8`;

/** A video that has 30 s after its position. */
const start = (renew: () => Promise<string | undefined> = async () => url('new')) => {
  const video = { currentTime: 10, buffered: ranges([0, 40]) };
  const events: string[] = [];
  const record = (name: string) => (): void => void events.push(name);
  const stream = { renew, load: record('load'), onError: record('error') };
  const recovery = createRecovery(video, url('old'), stream);
  const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
  const fragment = (): string =>
    recovery.renewedUrl('https://sargam.test/api/v1/video/l/hls/old/ladder/480p.mp4');
  return { video, events, recovery, wait, fragment };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['inside a range', 10, 30],
  ['in the second range', 60, 10],
  ['between the ranges', 50, 0],
])('the buffered seconds of a position %s', (_, currentTime, expected) =>
  expect(bufferedSeconds({ currentTime, buffered: ranges([0, 40], [55, 70]) })).toBe(expected),
);

it('a connection that is lost for 10 s is tried again every second, and playback goes on from the buffer', async () => {
  const { video, events, recovery, wait, fragment } = start();
  recovery.onNetworkError(0);
  for (let second = 1; second <= 10; second += 1) {
    video.currentTime += 1;
    await wait(1);
    expect(events).toHaveLength(second);
    if (second < 10) recovery.onNetworkError(0);
  }
  recovery.onLoaded();
  await wait(60);
  expect(events).toEqual(Array(10).fill('load'));
  expect(fragment()).toContain('/hls/old/');
});

it('a URL that has expired is renewed, and the files are loaded with the new signature', async () => {
  const { events, recovery, wait, fragment } = start();
  recovery.onNetworkError(403);
  await wait(1);
  expect(events).toEqual(['load']);
  expect(fragment()).toBe('https://sargam.test/api/v1/video/l/hls/new/ladder/480p.mp4');
});

it('a URL that expires without a connection is renewed when there is one again', async () => {
  let isOnline = false;
  const { events, recovery, wait, fragment } = start(async () => {
    if (!isOnline) throw new Error('no connection');
    return url('new');
  });
  recovery.onNetworkError(403);
  await wait(10);
  expect(events).toEqual([]);
  isOnline = true;
  await wait(1);
  expect(events).toEqual(['load']);
  expect(fragment()).toContain('/hls/new/');
});

it('reports an error when the buffer has run out', async () => {
  const { video, events, recovery, wait } = start();
  recovery.onNetworkError(0);
  video.currentTime = 39.5;
  await wait(1);
  recovery.onNetworkError(0);
  expect(events).toEqual(['error', 'error']);
});

it.each([
  ['the server gives no new URL', undefined],
  ['the video has been encoded again', url('new', 'other')],
])('reports an error when %s', async (_, fresh) => {
  const { events, recovery, wait } = start(async () => fresh);
  recovery.onNetworkError(403);
  await wait(1);
  expect(events).toEqual(['error']);
});

it('a new URL that is refused too is not renewed again', async () => {
  const { events, recovery, wait } = start();
  recovery.onNetworkError(403);
  await wait(1);
  recovery.onNetworkError(403);
  expect(events).toEqual(['load', 'error']);
});

it('a closed stream is not loaded again, also while its URL is renewed', async () => {
  let renew = (_src: string): void => undefined;
  const { events, recovery, wait } = start(
    () =>
      new Promise((resolve) => {
        renew = resolve;
      }),
  );
  recovery.onNetworkError(403);
  await wait(1);
  recovery.close();
  renew(url('new'));
  await wait(5);
  expect(events).toEqual([]);
});
