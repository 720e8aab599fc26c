import fc from 'fast-check';
import { formatTaka, parseTaka, parseTakaRounded } from './taka-text.ts';

const poisha = fc.bigInt(0n, 50_000_000n);

describe('amounts in the format of the gateway', () => {
  it('parsing a formatted amount returns the amount', () => {
    fc.assert(
      fc.property(poisha, (amount) => {
        expect(parseTaka(formatTaka(amount))).toBe(amount);
      }),
    );
  });

  it.each([
    ['20', 2_000n],
    ['19.5', 1_950n],
    ['10.00', 1_000n],
    ['10.000', 1_000n],
    ['10.001', undefined],
    ['-5.00', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['ten', undefined],
  ])('parses %s', (text, amount) => {
    expect(parseTaka(text)).toBe(amount);
  });

  it('rounds a reported net half up', () => {
    expect(parseTakaRounded('1224.585')).toBe(122_459n);
    expect(parseTakaRounded('1224.584999')).toBe(122_458n);
    expect(parseTakaRounded('9.75')).toBe(975n);
  });
});
