/** @jest-environment node */
import { oncePer } from '../server/once-per.ts';

it('makes something once for each thing it is made of', () => {
  const make = jest.fn(({ name }: { name: string }) => name);
  const known = oncePer(make);
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  expect([known(one), known(other), known(one)]).toEqual(['one', 'other', 'one']);
  expect(make).toHaveBeenCalledTimes(2);
});
