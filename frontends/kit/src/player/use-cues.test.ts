import { act, renderHook } from '@sargam/kit/testing';
import { useCues } from './useCues.ts';

const cue = (text: string) => ({ getCueAsHTML: () => ({ textContent: text }) });

/** A video with a Bengali and an English track; jsdom has no text tracks. */
const start = (language: string) => {
  const track = () => Object.assign(new EventTarget(), { mode: 'disabled', activeCues: [cue('Listen')] });
  const elements = ['bn', 'en'].map((srclang) =>
    Object.assign(new EventTarget(), { srclang, track: track() }),
  );
  const video = Object.assign(new EventTarget(), { querySelectorAll: () => elements });
  const onError = jest.fn();
  const ref = { current: video as unknown as HTMLVideoElement };
  const { result, unmount } = renderHook(() => useCues(ref, language, onError));
  const showInPicture = (element: EventTarget | null): void => {
    Object.defineProperty(document, 'pictureInPictureElement', { value: element, configurable: true });
    act(() => void video.dispatchEvent(new Event(`${element ? 'enter' : 'leave'}pictureinpicture`)));
  };
  const modes = () => elements.map((element) => element.track.mode);
  return { video, elements, result, unmount, modes, showInPicture, onError };
};

afterEach(() => {
  Object.defineProperty(document, 'pictureInPictureElement', { value: null, configurable: true });
});

it('the page shows the captions of the chosen language, and the browser none', () => {
  const { result, modes, elements, unmount } = start('en');
  expect(modes()).toEqual(['disabled', 'hidden']);
  expect(result.current).toEqual(['Listen']);
  const { track } = elements[1] ?? {};
  if (track) track.activeCues = [cue('Play'), cue('together')];
  act(() => void track?.dispatchEvent(new Event('cuechange')));
  expect(result.current).toEqual(['Play', 'together']);
  unmount();
  expect(modes()).toEqual(['disabled', 'disabled']);
});

it('two cues with the same text are shown once', () => {
  const { result, elements } = start('en');
  const { track } = elements[1] ?? {};
  if (track) track.activeCues = [cue('♪'), cue('♪')];
  act(() => void track?.dispatchEvent(new Event('cuechange')));
  expect(result.current).toEqual(['♪']);
});

it('in picture in picture the browser shows the captions instead of the page, until it ends', () => {
  const { video, result, modes, showInPicture } = start('en');
  showInPicture(video);
  expect(modes()).toEqual(['disabled', 'showing']);
  expect(result.current).toEqual([]);
  showInPicture(null);
  expect(modes()).toEqual(['disabled', 'hidden']);
  expect(result.current).toEqual(['Listen']);
});

it('captions that are off stay off in picture in picture', () => {
  const { video, result, modes, showInPicture } = start('off');
  showInPicture(video);
  expect(modes()).toEqual(['disabled', 'disabled']);
  expect(result.current).toEqual([]);
});

it('reports captions that cannot be loaded', () => {
  const { elements, onError } = start('bn');
  elements[0]?.dispatchEvent(new Event('error'));
  expect(onError).toHaveBeenCalledTimes(1);
});
