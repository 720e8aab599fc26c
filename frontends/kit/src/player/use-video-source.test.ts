import { ApiError } from '@sargam/kit';
import { act, createFakeFetch, problemResponse, renderHook } from '@sargam/kit/testing';
import type { VideoActions } from './useVideo.ts';
import { useVideoSource } from './useVideoSource.ts';
import { setVideoQuality } from './video-quality.ts';

const video = (state: Partial<HTMLVideoElement>): HTMLVideoElement =>
  ({ currentTime: 0, paused: false, playbackRate: 1, readyState: 4, duration: 60, ...state }) as never;

const start = (fetchFreshSrc: () => Promise<string | undefined>, src = 'old') => {
  const calls: string[] = [];
  const record =
    (name: string) =>
    (value?: number): void =>
      void calls.push(value === undefined ? name : `${name} ${value}`);
  const opened: string[] = [];
  const closed: string[] = [];
  const names = ['play', 'reload', 'seek', 'setRate', 'stop'] as const;
  const actions = {
    ...Object.fromEntries(names.map((name) => [name, record(name)])),
    open: (src: string) => {
      opened.push(src);
      return () => void closed.push(src);
    },
  } as unknown as VideoActions;
  const { result, unmount } = renderHook(() => useVideoSource({ src, fetchFreshSrc }, actions));
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const playTo = (currentTime: number): void => result.current.onTime(video({ currentTime }));
  const fail = () => act(() => result.current.onError());
  return { result, unmount, calls, opened, closed, wait, playTo, fail };
};
const lost = new ApiError('', { code: 'network', status: 0 });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('without a connection the video is tried again every second, and then goes on where it was', async () => {
  let isOnline = false;
  const player = start(async () => {
    if (!isOnline) throw lost;
    return 'new';
  });
  player.playTo(31);
  player.fail();
  for (let second = 0; second < 20; second += 1) {
    await player.wait(1_000);
    expect(player.result.current).toMatchObject({ failure: undefined, isReconnecting: true });
    expect(player.opened).toEqual(['old']);
  }
  isOnline = true;
  await player.wait(1_000);
  expect(player.opened).toEqual(['old', 'new']);
  // The new video reports its first position before it has data.
  player.result.current.onTime(video({ currentTime: 0, paused: true, readyState: 0 }));
  act(() => player.result.current.onLoaded(video({})));
  expect(player.calls).toEqual(['seek 31', 'setRate 1', 'play']);
  expect(player.result.current.isReconnecting).toBe(false);
});

it('a URL that expires during a seek is replaced, and the video goes on at the position of the seek', async () => {
  const player = start(async () => 'new');
  player.playTo(31);
  player.result.current.onTime(video({ currentTime: 45, seeking: true, readyState: 1 }));
  player.fail();
  await player.wait(0);
  expect(player.opened).toEqual(['old', 'new']);
  // The new video reports the position 0 before it has its length.
  player.result.current.onTime(video({ currentTime: 0, paused: true, seeking: false, readyState: 0 }));
  act(() => player.result.current.onLoaded(video({})));
  expect(player.calls).toEqual(['seek 45', 'setRate 1', 'play']);
});

it('a video that the browser pauses because of an error goes on with its new URL', async () => {
  const player = start(async () => 'new');
  player.playTo(31);
  player.fail();
  player.result.current.onTime(video({ currentTime: 31, paused: true, error: {} as MediaError }));
  await player.wait(0);
  act(() => player.result.current.onLoaded(video({})));
  expect(player.calls).toEqual(['seek 31', 'setRate 1', 'play']);
});

it('a video that fails four times in a row is shown as failed, until the user tries again', async () => {
  const player = start(async () => 'old');
  for (let failure = 0; failure < 3; failure += 1) {
    player.fail();
    await player.wait(3_000);
    expect(player.result.current).toMatchObject({ failure: undefined, isReconnecting: true });
  }
  player.fail();
  expect(player.result.current).toMatchObject({ failure: 'unknown', isReconnecting: false });
  await act(async () => player.result.current.retry());
  expect(player.result.current).toMatchObject({ failure: undefined, isReconnecting: true });
  expect(player.calls).toEqual(['reload', 'reload', 'reload', 'stop']);
  expect(player.opened).toEqual(['old', 'old']);
});

it('playback between failures starts the count again', async () => {
  const player = start(async () => 'old');
  for (let failure = 0; failure < 6; failure += 1) {
    player.fail();
    await player.wait(3_000);
    player.playTo(failure);
  }
  expect(player.result.current.failure).toBeUndefined();
});

it('a refusal of the server is final', async () => {
  const player = start(async () => {
    throw new ApiError('', { code: 'course-not-found', status: 404 });
  });
  player.fail();
  await player.wait(0);
  expect(player.result.current).toMatchObject({ failure: 'unknown', isReconnecting: false });
});

it('a video whose access ends during playing is closed and stopped at once, and does not play from its buffer', async () => {
  let fresh: string | undefined;
  const player = start(async () => fresh);
  player.playTo(31);
  player.fail();
  await player.wait(0);
  expect(player.result.current).toMatchObject({ failure: 'unknown', isReconnecting: false });
  expect(player).toMatchObject({ closed: ['old'], calls: ['stop'], opened: ['old'] });
  fresh = 'new';
  await act(async () => player.result.current.retry());
  expect(player.opened).toEqual(['old', 'new']);
});

it('a video that is refused because lessons play on two other devices shows the reason and is not tried again', async () => {
  const refusal = { code: 'lesson-sessions', message: 'Lessons are playing on two of your devices.' };
  globalThis.fetch = createFakeFetch({
    'GET /video/l.mp4': problemResponse(409, refusal.code, refusal.message),
  });
  const player = start(async () => 'new', '/api/v1/video/l.mp4');
  player.fail();
  await player.wait(0);
  expect(player.result.current).toMatchObject({ failure: refusal, isReconnecting: false });
  expect(player.opened).toEqual(['/api/v1/video/l.mp4']);
});

it('another quality is another URL, opened at the same position', () => {
  const player = start(async () => 'new', '/api/v1/video/l/hls/si.gned/x/index.m3u8');
  player.playTo(31);
  act(() => setVideoQuality('saver'));
  act(() => setVideoQuality('sound'));
  act(() => setVideoQuality('auto'));
  const folder = '/api/v1/video/l/hls/si.gned/x/';
  expect(player.opened).toEqual(['index', '240p', 'sound', 'index'].map((name) => `${folder}${name}.m3u8`));
  act(() => player.result.current.onLoaded(video({})));
  expect(player.calls).toEqual(['seek 31', 'setRate 1', 'play']);
});

it('a failed video is no longer shown as failed when the user chooses another quality', async () => {
  const refuse = async () => {
    throw new ApiError('', { code: 'course-not-found', status: 404 });
  };
  const player = start(refuse, '/api/v1/video/l/hls/si.gned/x/index.m3u8');
  player.fail();
  await player.wait(0);
  expect(player.result.current.failure).toBe('unknown');
  act(() => setVideoQuality('saver'));
  expect(player.opened).toHaveLength(2);
  expect(player.result.current.failure).toBeUndefined();
  act(() => setVideoQuality('auto'));
});

it('a video without sound plays with the remembered data saver when the sound alone was chosen', async () => {
  const folder = '/api/v1/video/l/hls/si.gned/x/';
  globalThis.fetch = createFakeFetch({
    'GET /video/l/hls/si.gned/x/sound.m3u8': problemResponse(404, 'ladder-file-not-found', 'No such file'),
  });
  setVideoQuality('saver');
  setVideoQuality('sound');
  const player = start(async () => 'new', `${folder}index.m3u8`);
  player.fail();
  await player.wait(0);
  expect(player.opened).toEqual([`${folder}sound.m3u8`, `${folder}240p.m3u8`]);
  expect(player.result.current.src).toBe(`${folder}index.m3u8`);
  act(() => setVideoQuality('auto'));
});

it('a server that does not say within 5 s why it refuses a video is tried again', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  globalThis.fetch = (_input, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  const player = start(async () => 'new');
  player.fail();
  await player.wait(4_900);
  expect(player.opened).toEqual(['old']);
  await player.wait(200);
  expect(player.opened).toEqual(['old', 'new']);
  timeout.mockRestore();
});

it.each([
  ['the reason of the error is read', 0],
  ['a new URL is fetched', 1],
])('a player that is removed while %s does not try again', async (_, step) => {
  let attempts = 0;
  const waits = [async () => undefined, async () => undefined];
  let reject = (_error: Error): void => undefined;
  waits[step] = () =>
    new Promise((_resolve, fail) => {
      reject = fail;
    });
  globalThis.fetch = async () => {
    await waits[0]?.();
    throw lost;
  };
  const player = start(async () => {
    attempts += 1;
    await waits[1]?.();
    throw lost;
  });
  player.fail();
  await player.wait(0);
  player.unmount();
  reject(lost);
  await player.wait(5_000);
  expect(attempts).toBe(step);
  expect(jest.getTimerCount()).toBe(0);
});
