/** @jest-environment node */
import { memoizeByObject } from '../server/memoize-by-object.ts';

it('computes once per object', () => {
  const make = jest.fn(({ name }: { name: string }) => name);
  const known = memoizeByObject(make);
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  expect([known(one), known(other), known(one)]).toEqual(['one', 'other', 'one']);
  expect(make).toHaveBeenCalledTimes(2);
});
