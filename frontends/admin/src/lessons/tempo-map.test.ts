import { formatTempoMap, parseTempoMap } from './tempo-map.ts';

it('a tempo map is a line of a beat and a tempo for each change, in digits of both languages', () => {
  const changes = [
    { beat: 17, bpm: 96 },
    { beat: 33, bpm: 112.5 },
  ];
  expect(formatTempoMap(changes)).toBe('17 96\n33 112.5');
  expect(parseTempoMap('17 96\n\n৩৩ ১১২.৫ ')).toEqual(changes);
  expect(parseTempoMap('')).toEqual([]);
});

it.each(['96', 'a 96', '1 96', '17 96\n17 100', '17 5'])('%j is refused', (text) =>
  expect(parseTempoMap(text)).toBeUndefined(),
);
