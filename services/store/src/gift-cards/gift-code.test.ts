import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import {
  createGiftCodes,
  formatGiftCode,
  type GiftCode,
  lastFourLetters,
  parseGiftCode,
} from './gift-code.ts';

const codes = createGiftCodes('a secret');

it('makes sixteen letters that nobody takes for one another, the same each time', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (nonce) => {
      const code = codes.deriveCode(nonce);
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
      expect(codes.deriveCode(nonce)).toBe(code);
    }),
  );
});

it('makes other codes of another nonce, and of another secret', () => {
  const nonce = randomBytes(16);
  expect(codes.deriveCode(randomBytes(16))).not.toBe(codes.deriveCode(nonce));
  expect(createGiftCodes('another').deriveCode(nonce)).not.toBe(codes.deriveCode(nonce));
});

it('uses every letter about as often', () => {
  const counts = new Map<string, number>();
  for (let made = 0; made < 4_000; made++) {
    for (const letter of codes.deriveCode(randomBytes(16))) counts.set(letter, (counts.get(letter) ?? 0) + 1);
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
  expect(parseGiftCode(text)).toBe('ABCDEFGHJKLM2345');
});

it.each(['', 'ABCD', 'ABCD-EFGH-JKLM-234O', 'ABCD-EFGH-JKLM-23456', "' or 1=1 --"])(
  '%s is no code',
  (text) => {
    expect(parseGiftCode(text)).toBeUndefined();
  },
);

it('reads what it shows', () => {
  const code = codes.deriveCode(randomBytes(16));
  expect(formatGiftCode(code)).toMatch(/^(?:.{4}-){3}.{4}$/);
  expect(parseGiftCode(formatGiftCode(code))).toBe(code);
  expect(formatGiftCode(code).endsWith(lastFourLetters(code))).toBe(true);
});

it('finds a code by a hash that needs the secret', () => {
  const code = 'ABCDEFGHJKLM2345' as GiftCode;
  expect(codes.hashCode(code)).toHaveLength(32);
  expect(createGiftCodes('another').hashCode(code).equals(codes.hashCode(code))).toBe(false);
});
