import { enumNames } from './enum-names.ts';

type Colour = 'COLOUR_UNSPECIFIED' | 'COLOUR_RED' | 'COLOUR_BLUE' | 'UNRECOGNIZED';
const table = { COLOUR_RED: 'red', COLOUR_BLUE: 'blue' } as const;
const colours = enumNames<Colour>()(table);

it('a value maps to its name and back', () => {
  expect(colours.nameOf('COLOUR_BLUE')).toBe('blue');
  expect(colours.valueOf('blue')).toBe('COLOUR_BLUE');
});

it.each(['COLOUR_UNSPECIFIED', 'UNRECOGNIZED'] as const)('%s has no name, or the fallback', (value) => {
  expect(colours.nameOf(value)).toBeUndefined();
  expect(enumNames<Colour>()(table, 'red').nameOf(value)).toBe('red');
});

it('the schema accepts the names only, and a table without a value or an unknown name does not compile', () => {
  expect(colours.schema.options).toEqual(['red', 'blue']);
  // @ts-expect-error: there is no green.
  colours.valueOf('green');
  // @ts-expect-error: COLOUR_BLUE has no name.
  enumNames<Colour>()({ COLOUR_RED: 'red' });
});
