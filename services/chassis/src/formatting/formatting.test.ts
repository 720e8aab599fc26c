import { formatDate, formatDigits, formatMoney, formatNumber, toLatinDigits } from './index.ts';

it.each([
  [12_550_000n, '৳1,25,500.00', '৳১,২৫,৫০০.০০'],
  [-5_005n, '\u2212৳50.05', '\u2212৳৫০.০৫'],
  [9n, '৳0.09', '৳০.০৯'],
])('%s poisha is %s and %s', (poisha, en, bn) => {
  expect(formatMoney('en', poisha)).toBe(en);
  expect(formatMoney('bn', poisha)).toBe(bn);
});

it('dates are days in Dhaka, and numbers use the digits of the language', () => {
  const evening = new Date('2026-11-21T18:30:00Z');
  expect(formatDate('en', evening)).toBe('22 November 2026');
  expect(formatDate('bn', evening)).toBe('২২ নভেম্বর ২০২৬');
  expect([formatNumber('en', 125_500), formatNumber('bn', 125_500)]).toEqual(['1,25,500', '১,২৫,৫০০']);
});

it('Bengali digits are converted back to Latin digits', () => {
  expect(formatDigits('bn', 'SG-0123456789')).toBe('SG-০১২৩৪৫৬৭৮৯');
  expect(toLatinDigits('+৮৮০১৭ 0123 ক')).toBe('+88017 0123 ক');
});
