import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { type Code, giftCodes, lastFourOf, parseCode, showCode } from './code.ts';

const codes = giftCodes('a secret');

it('makes sixteen letters that nobody takes for one another, the same each time', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (nonce) => {
      const code = codes.codeOf(nonce);
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
      expect(codes.codeOf(nonce)).toBe(code);
    }),
  );
});

it('makes other codes of another nonce, and of another secret', () => {
  const nonce = randomBytes(16);
  expect(codes.codeOf(randomBytes(16))).not.toBe(codes.codeOf(nonce));
  expect(giftCodes('another').codeOf(nonce)).not.toBe(codes.codeOf(nonce));
});

it('uses every letter about as often', () => {
  const counts = new Map<string, number>();
  for (let made = 0; made < 4_000; made++) {
    for (const letter of codes.codeOf(randomBytes(16))) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(32);
  // 2,000 each are expected; six deviations are 264.
  for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(270);
});

it.each([
  ['as it is mailed', 'ABCD-EFGH-JKLM-2345'],
  ['in small letters', 'abcdefghjklm2345'],
  ['with spaces and long dashes', ' abcd – efgh — jklm 2345\n'],
  ['with Bengali digits', 'ABCD-EFGH-JKLM-২৩৪৫'],
  ['in wide letters', 'ＡＢＣＤ-ＥＦＧＨ-ＪＫＬＭ-２３４５'],
])('reads a code %s', (_, text) => {
  expect(parseCode(text)).toBe('ABCDEFGHJKLM2345');
});

it.each(['', 'ABCD', 'ABCD-EFGH-JKLM-234O', 'ABCD-EFGH-JKLM-23456', "' or 1=1 --"])(
  '%s is no code',
  (text) => {
    expect(parseCode(text)).toBeUndefined();
  },
);

it('reads what it shows', () => {
  const code = codes.codeOf(randomBytes(16));
  expect(showCode(code)).toMatch(/^(?:.{4}-){3}.{4}$/);
  expect(parseCode(showCode(code))).toBe(code);
  expect(showCode(code).endsWith(lastFourOf(code))).toBe(true);
});

it('finds a code by a hash that needs the secret', () => {
  const code = 'ABCDEFGHJKLM2345' as Code;
  expect(codes.hashOf(code)).toHaveLength(32);
  expect(giftCodes('another').hashOf(code).equals(codes.hashOf(code))).toBe(false);
});
