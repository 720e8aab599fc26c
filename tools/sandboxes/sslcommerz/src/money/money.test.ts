import { formatAmount, parseAmount, storeAmount } from './amount.ts';
import { formatRate, toTaka } from './currency.ts';

describe('the store amount', () => {
  it.each([
    ['10', 'BKASH-BKash', '9.75'],
    ['400', 'BKASH-BKash', '390.00'],
    ['3000', 'VISA-Dutch Bangla', '2925.00'],
    ['69', 'VISA-Dutch Bangla', '67.28'],
    ['1', 'VISA-Dutch Bangla', '0.98'],
    ['1269', 'AMEX-City Bank', '1224.59'],
    ['500000.00', 'BKASH-BKash', '487500.00'],
  ])('of %s by %s is %s', (amount, cardType, expected) => {
    expect(formatAmount(storeAmount(parseAmount(amount) ?? 0n, cardType))).toBe(expected);
  });
});

describe('an amount', () => {
  it.each([
    ['10', 1000n],
    ['10.5', 1050n],
    ['0.07', 7n],
    ['500000.00', 50_000_000n],
  ])('%s is read exactly', (text, poisha) => expect(parseAmount(text)).toBe(poisha));

  it.each(['', '-1', '1e3', '1,000', '10.005', ' 10', '0x10', '১০', '10.', 'NaN'])('%p is refused', (text) =>
    expect(parseAmount(text)).toBeUndefined(),
  );

  it('in another currency becomes taka by a fixed rate', () => {
    expect(formatAmount(toTaka(1050n, 'USD'))).toBe('1260.00');
    expect(formatRate('USD')).toBe('120.0000');
  });
});
