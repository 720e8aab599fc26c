import { isOneSlip } from './slip.ts';

it.each([
  ['guitar', 'guitar', true],
  ['guitar', 'guiter', true],
  ['guitar', 'guita', true],
  ['guitar', 'uguitar', true],
  ['guitar', 'guiatr', true],
  ['guitar', 'giutr', false],
  ['guitar', 'guitarist', false],
  ['বাউল', 'বাইল', true],
  ['drums', 'piano', false],
])('%s and %s are one slip apart: %p', (one, other, are) => {
  expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([are, are]);
});
