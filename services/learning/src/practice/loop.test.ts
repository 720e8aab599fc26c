import { validateLoop } from './loop.ts';

const loop = { id: 'one', name: 'The hard bar', startTenths: 10, endTenths: 25 };
const fieldsOf = (change: Partial<typeof loop>): string[] =>
  validateLoop({ ...loop, ...change }, 60).map(({ field }) => field);

it.each([
  ['a valid loop', {}, []],
  ['a Bengali name of 60 letters', { name: 'ক'.repeat(60) }, []],
  ['a name of 61 letters', { name: 'a'.repeat(61) }, ['name']],
  ['a name of spaces', { name: '  ' }, ['name']],
  ['no id', { id: '' }, ['id']],
  ['a loop of 0.4 s', { endTenths: 14 }, ['end']],
  ['a loop that ends before its start', { startTenths: 30 }, ['end']],
  ['a loop to the end of a video of 60 s', { endTenths: 605 }, []],
  ['a loop behind the video', { endTenths: 700 }, ['end']],
])('%s', (_, change, fields) => expect(fieldsOf(change)).toEqual(fields));

it('a loop of a video without a known length has no limit', () => {
  expect(validateLoop({ ...loop, endTenths: 99_999 }, 0)).toEqual([]);
});
