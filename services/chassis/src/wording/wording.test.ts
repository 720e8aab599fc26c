import { dateIn, digitsIn, latinDigits, moneyIn, numberIn } from './index.ts';

it.each([
  [12_550_000n, '৳1,25,500.00', '৳১,২৫,৫০০.০০'],
  [-5_005n, '\u2212৳50.05', '\u2212৳৫০.০৫'],
  [9n, '৳0.09', '৳০.০৯'],
])('%s poisha is %s and %s', (poisha, en, bn) => {
  expect(moneyIn('en', poisha)).toBe(en);
  expect(moneyIn('bn', poisha)).toBe(bn);
});

it('a date is the day in Dhaka, and a number has the digits of its language', () => {
  const evening = new Date('2026-11-21T18:30:00Z');
  expect(dateIn('en', evening)).toBe('22 November 2026');
  expect(dateIn('bn', evening)).toBe('২২ নভেম্বর ২০২৬');
  expect([numberIn('en', 125_500), numberIn('bn', 125_500)]).toEqual(['1,25,500', '১,২৫,৫০০']);
});

it('digits come back from Bengali as they went', () => {
  expect(digitsIn('bn', 'SG-0123456789')).toBe('SG-০১২৩৪৫৬৭৮৯');
  expect(latinDigits('+৮৮০১৭ 0123 ক')).toBe('+88017 0123 ক');
});
