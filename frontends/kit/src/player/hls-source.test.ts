import { openSource } from './hls-source.ts';

const started: number[] = [];
const listeners = new Map<string, (event: string, details: object) => void>();
// jsdom has no media source.
jest.mock('hls.js/light', () => ({
  __esModule: true,
  default: class {
    static Events: object = { LEVEL_LOADED: 'level', FRAG_LOADED: 'fragment', ERROR: 'error' };
    static ErrorTypes: object = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' };
    static DefaultConfig: object = { fragLoadPolicy: { default: {} } };
    on = (name: string, listener: () => void) => listeners.set(name, listener);
    once = this.on;
    startLoad = (seconds: number) => started.push(seconds);
    stopLoad = (): void => undefined;
    loadSource = (): void => undefined;
    attachMedia = (): void => undefined;
    destroy = (): void => undefined;
  },
}));

it.each([
  ['within its last 2 s starts at its beginning', 59, [0]],
  ['before its last 2 s starts there', 31, []],
  ['that has no position starts at its beginning', 0, []],
])('with hls.js a lesson that was saved %s', async (_, startAt, expected) => {
  started.length = 0;
  const renew = async () => undefined;
  const close = openSource(document.createElement('video'), '/l/index.m3u8', {
    startAt,
    renew,
    onError: jest.fn(),
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  listeners.get('level')?.('level', { details: { totalduration: 60 } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(started).toEqual(expected);
  close();
});
