import fc from 'fast-check';
import { includedVat } from './vat.ts';

const price = fc.bigInt({ min: 0n, max: 50_000_000n });
const percent = fc.constantFrom(0, 2.4, 5, 7.5, 10, 15);

it.each([
  [115_00n, 15, 15_00n],
  [100_00n, 15, 13_04n],
  [107_50n, 7.5, 7_50n],
  [100_00n, 0, 0n],
  [0n, 15, 0n],
])('%s poisha with %s%% VAT in them hold %s of it', (whole, rate, vat) => {
  expect(includedVat(whole, rate)).toBe(vat);
});

it('is the nearest poisha to the exact share', () => {
  fc.assert(
    fc.property(price, percent, (whole, rate) => {
      const exact = (Number(whole) * rate) / (100 + rate);
      expect(Math.abs(Number(includedVat(whole, rate)) - exact)).toBeLessThanOrEqual(0.500_01);
    }),
  );
});
