import { parsePriceRange } from './parse-price-range.ts';

it.each([
  ['500', '1500', { min: 500, max: 1500 }],
  ['১,৫০০', '৳ ২৫০০.৫০', { min: 1500, max: 2500 }],
  ['1500', '500', { min: 500, max: 1500 }],
  ['', '900', { min: undefined, max: 900 }],
  ['cheap', '-5', { min: undefined, max: undefined }],
  ['0', '99999999999', { min: 0, max: 9_999_999 }],
])('%p and %p give %p', (least, most, prices) => {
  expect(parsePriceRange(least, most)).toEqual(prices);
});
