import { addToVisitorCart, getVisitorCart, removeFromVisitorCart } from './visitor-cart.ts';

beforeEach(() => localStorage.clear());

it('stores each course once, with the latest tier', () => {
  addToVisitorCart({ course: 'c1', tier: 'silver' });
  addToVisitorCart({ course: 'c2', tier: 'gold' });
  addToVisitorCart({ course: 'c1', tier: 'diamond' });
  expect(getVisitorCart()).toEqual([
    { course: 'c1', tier: 'diamond' },
    { course: 'c2', tier: 'gold' },
  ]);
  removeFromVisitorCart('c1');
  expect(getVisitorCart()).toEqual([{ course: 'c2', tier: 'gold' }]);
});

it('returns the same array while nothing changes, so that React does not re-render forever', () => {
  addToVisitorCart({ course: 'c1', tier: 'silver' });
  expect(getVisitorCart()).toBe(getVisitorCart());
});

it.each(['{', '{"course":"c1"}', '[null, {"course":1}, {"course":"c1","tier":"platinum"}]'])(
  'reads the invalid value %s as an empty cart',
  (text) => {
    localStorage.setItem('sargam.cart', text);
    expect(getVisitorCart()).toEqual([]);
  },
);
