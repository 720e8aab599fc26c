import { type Box, findFreePlace } from './find-free-place.ts';

const windowHeight = 640;
const toast: Box = { left: 16, right: 344, top: 554, bottom: 624 };
const controlAt = (top: number, height = 44): Box => ({ left: 16, right: 344, top, bottom: top + height });

it('a box without controls below it is 16 px above the lower edge', () => {
  expect(findFreePlace(toast, [controlAt(200)], windowHeight)).toEqual({ bottom: 16, covered: 0 });
});

it('a box is above a bar at the lower edge', () => {
  expect(findFreePlace(toast, [controlAt(572, 68)], windowHeight)).toEqual({ bottom: 76, covered: 0 });
});

it('a box is above the controls that are too close to each other for it', () => {
  const place = findFreePlace(toast, [controlAt(580), controlAt(500), controlAt(420)], windowHeight);
  expect(place).toEqual({ bottom: 228, covered: 0 });
});

it('a box uses a gap between two controls', () => {
  const place = findFreePlace(toast, [controlAt(580), controlAt(440)], windowHeight);
  expect(place).toEqual({ bottom: 68, covered: 0 });
});

it('a box with inherited edges, such as a DOMRect, is moved too', () => {
  const inherited = Object.create(toast) as Box;
  expect(findFreePlace(inherited, [controlAt(572, 68)], windowHeight).bottom).toBe(76);
});

it('controls beside the box do not move it', () => {
  const control = { left: 360, right: 400, top: 560, bottom: 604 };
  expect(findFreePlace(toast, [control], windowHeight).bottom).toBe(16);
});

it('a box that fits nowhere covers as little as possible', () => {
  const wall = Array.from({ length: 12 }, (_, row) => controlAt(60 + row * 48));
  expect(findFreePlace(toast, wall, windowHeight).covered).toBeGreaterThan(0);
});
