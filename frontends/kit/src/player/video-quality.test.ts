import { renderHook } from '@sargam/kit/testing';
import { qualitiesOf, setVideoQuality, useVideoQuality } from './video-quality.ts';

const shownQuality = () => renderHook(() => useVideoQuality()).result.current;

it.each([
  ['saver', 'on'],
  ['auto', 'off'],
] as const)(
  'sound alone is for the open page: after %s the remembered data saver stays %s',
  (quality, stored) => {
    setVideoQuality(quality);
    expect(localStorage.getItem('sargam.data-saver')).toBe(stored);
    setVideoQuality('sound');
    expect(shownQuality()).toBe('sound');
    expect(localStorage.getItem('sargam.data-saver')).toBe(stored);
  },
);

const index = (...names: string[]): string =>
  ['#EXTM3U', ...names.flatMap((name) => ['#EXT-X-STREAM-INF:BANDWIDTH=528000', `${name}.m3u8`]), ''].join(
    '\n',
  );

it.each([
  ['with sound', index('480p', '240p', 'sound'), ['auto', 'saver', 'sound']],
  ['without sound', index('480p', '240p'), ['auto', 'saver']],
])('a video %s offers the qualities of its playlist', (_, playlist, expected) =>
  expect(qualitiesOf(playlist)).toEqual(expected),
);
