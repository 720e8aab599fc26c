import { enumWords } from './enum-words.ts';

type Colour = 'COLOUR_UNSPECIFIED' | 'COLOUR_RED' | 'COLOUR_BLUE' | 'UNRECOGNIZED';
const colours = enumWords<Colour, 'red' | 'blue'>()({ COLOUR_RED: 'red', COLOUR_BLUE: 'blue' });

it('a value maps to its word and back', () => {
  expect(colours.findWord('COLOUR_BLUE')).toBe('blue');
  expect(colours.valueOf('blue')).toBe('COLOUR_BLUE');
});

it.each(['COLOUR_UNSPECIFIED', 'UNRECOGNIZED'] as const)('%s has no word', (value) => {
  expect(colours.findWord(value)).toBeUndefined();
});

it('a table without one of the words does not compile', () => {
  // @ts-expect-error: the word green has no value.
  enumWords<Colour, 'red' | 'blue' | 'green'>()({ COLOUR_RED: 'red', COLOUR_BLUE: 'blue' });
  // @ts-expect-error: COLOUR_BLUE has no word.
  enumWords<Colour, 'red'>()({ COLOUR_RED: 'red' });
});
