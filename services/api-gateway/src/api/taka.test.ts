import fc from 'fast-check';
import { amountField, toPoisha, toTaka } from './taka.ts';

const poisha = fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n });

it('converting poisha to taka and back keeps every amount', () => {
  fc.assert(fc.property(poisha, (amount) => toPoisha(toTaka(amount)) === amount));
});

it('taka print with exact decimals, without binary rounding residue', () => {
  const exact = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 13n }),
      (amount) => toTaka(amount).toFixed(2) === exact(amount),
    ),
  );
});

it('an amount beyond the safe integers throws instead of losing precision', () => {
  expect(() => toTaka(2n ** 60n)).toThrow(RangeError);
});

it.each([
  ['1250', 125_000n],
  ['1250.5', 125_050n],
  [' 0.29 ', 29n],
  [0.29, 29n],
  [1e3, 100_000n],
  ['12.3400', 1234n],
  ['1,250', undefined],
  ['1.005', undefined],
  ['', undefined],
  ['৫০', undefined],
  [Number.NaN, undefined],
  [1e21, undefined],
])('%p taka are %p poisha', (taka, expected) => {
  expect(toPoisha(taka)).toBe(expected);
});

it('a negative amount in a request is rejected', () => {
  expect(amountField().safeParse(-1).success).toBe(false);
  expect(amountField().parse('10.10')).toBe(1010n);
});
