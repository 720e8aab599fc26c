import { formatDate, formatMoney, formatPercent } from './format.ts';
import { paymentMethodName, printedTexts } from './printed-texts.ts';

it.each([
  [12_550_000n, '৳1,25,500.00', '৳১,২৫,৫০০.০০'],
  [-5_005n, '−৳50.05', '−৳৫০.০৫'],
  [9n, '৳0.09', '৳০.০৯'],
])('%s poisha is %s and %s', (amount, en, bn) => {
  expect(formatMoney('en', amount)).toBe(en);
  expect(formatMoney('bn', amount)).toBe(bn);
});

it('a date is printed as the day in Dhaka', () => {
  const utcEvening = new Date('2026-11-21T18:30:00Z');
  expect(formatDate('en', utcEvening)).toBe('22\u00a0November 2026');
  expect(formatDate('bn', utcEvening)).toBe('২২\u00a0নভেম্বর ২০২৬');
  expect(formatPercent('bn', 7.5)).toBe('৭.৫%');
});

it.each([
  ['BKASH-BKash', 'বিকাশ'],
  ['bKash', 'বিকাশ'],
  ['NAGAD-Nagad', 'নগদ (মোবাইল)'],
  ['DBBLMOBILEB-Dbbl Mobile Banking', 'রকেট'],
  ['VISA-Dutch Bangla', 'Visa'],
  ['MTBL-Mutual Trust Bank', 'Mutual Trust Bank'],
  ['wallet', 'ওয়ালেট'],
  ['', 'কার্ড'],
])('payment method %j is printed as %s', (method, name) => {
  expect(paymentMethodName(printedTexts.bn, method)).toBe(name);
});
