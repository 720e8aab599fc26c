import { addToVisitorCart, getVisitorCart, removeFromVisitorCart } from './visitor-cart.ts';

beforeEach(() => localStorage.clear());

it('keeps several courses, each once, with the tier chosen last', () => {
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

it('is the same list as long as nothing changes, so that a page does not draw forever', () => {
  addToVisitorCart({ course: 'c1', tier: 'silver' });
  expect(getVisitorCart()).toBe(getVisitorCart());
});

it.each(['{', '{"course":"c1"}', '[null, {"course":1}, {"course":"c1","tier":"platinum"}]'])(
  'reads %s, which somebody else wrote, as an empty cart',
  (text) => {
    localStorage.setItem('sargam.cart', text);
    expect(getVisitorCart()).toEqual([]);
  },
);
