import { chooseRungs, type Source } from './rungs.ts';

const sizes = (width: number, height: number) => {
  const source: Source = { width, height, hasSound: true, durationSeconds: 60 };
  return chooseRungs(source).map((rung) => `${rung.name} ${rung.width}x${rung.height}`);
};

it.each([
  ['1080p gets all qualities', 1920, 1080, ['240p 426x240', '480p 854x480', '720p 1280x720']],
  ['720p gets all qualities', 1280, 720, ['240p 426x240', '480p 854x480', '720p 1280x720']],
  ['480p gets no larger picture', 854, 480, ['240p 428x240', '480p 854x480']],
  ['a size between two qualities gets the smaller ones', 1000, 600, ['240p 400x240', '480p 800x480']],
  ['a portrait video is measured by its width', 720, 1280, ['240p 240x426', '480p 480x854', '720p 720x1280']],
  ['a smaller video keeps its size', 200, 151, ['240p 200x152']],
])('%s', (_, width, height, expected) => {
  expect(sizes(width, height)).toEqual(expected);
});
