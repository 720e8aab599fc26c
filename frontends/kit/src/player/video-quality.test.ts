import { renderHook } from '@sargam/kit/testing';
import { setVideoQuality, useVideoQuality } from './video-quality.ts';

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
