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
const deriveCode = (nonce: Uint8Array): GiftCode => codes.createCode(nonce).code;

it('a code has sixteen unambiguous characters and is the same for the same nonce', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (nonce) => {
      const code = deriveCode(nonce);
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
      expect(deriveCode(nonce)).toBe(code);
    }),
  );
});

it('another nonce and another secret give another code', () => {
  const nonce = randomBytes(16);
  expect(deriveCode(randomBytes(16))).not.toBe(deriveCode(nonce));
  expect(createGiftCodes('another').createCode(nonce).code).not.toBe(deriveCode(nonce));
});

it('all characters are equally frequent', () => {
  const counts = new Map<string, number>();
  for (let count = 0; count < 4_000; count++) {
    for (const letter of deriveCode(randomBytes(16))) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(32);
  // The expected count is 2,000; six standard deviations are 264.
  for (const frequency of counts.values()) expect(Math.abs(frequency - 2_000)).toBeLessThan(270);
});

it.each([
  ['in the format of the mail', 'ABCD-EFGH-JKLM-2345'],
  ['in lower case', 'abcdefghjklm2345'],
  ['with spaces and long dashes', ' abcd – efgh — jklm 2345\n'],
  ['with Bengali digits', 'ABCD-EFGH-JKLM-২৩৪৫'],
  ['in full-width letters', 'ＡＢＣＤ-ＥＦＧＨ-ＪＫＬＭ-２３４５'],
])('a code is parsed %s', (_, text) => {
  expect(parseGiftCode(text)).toBe('ABCDEFGHJKLM2345');
});

it.each(['', 'ABCD', 'ABCD-EFGH-JKLM-234O', 'ABCD-EFGH-JKLM-23456', "' or 1=1 --"])(
  '%s is not a code',
  (text) => {
    expect(parseGiftCode(text)).toBeUndefined();
  },
);

it('a formatted code is parsed to the same code', () => {
  const code = deriveCode(randomBytes(16));
  expect(formatGiftCode(code)).toMatch(/^(?:.{4}-){3}.{4}$/);
  expect(parseGiftCode(formatGiftCode(code))).toBe(code);
  expect(formatGiftCode(code).endsWith(lastFourLetters(code))).toBe(true);
});

it('the hash of a code depends on the secret', () => {
  const code = 'ABCDEFGHJKLM2345' as GiftCode;
  const [hash] = codes.hashesOf(code);
  expect(hash).toHaveLength(32);
  expect(createGiftCodes('another').hashesOf(code)[0].equals(hash)).toBe(false);
});

describe('after a change of the secret', () => {
  const nonce = randomBytes(16);
  const { code, hash } = codes.createCode(nonce);

  it('a card of the earlier secret is found and its code recovered, and a new card uses the new secret', () => {
    const rotated = createGiftCodes('a new secret', ['a secret']);
    expect(rotated.recoverCode(nonce, hash)).toBe(code);
    expect(rotated.hashesOf(code).some((each) => each.equals(hash))).toBe(true);
    const added = rotated.createCode(nonce);
    expect(added.code).not.toBe(code);
    expect(rotated.recoverCode(nonce, added.hash)).toBe(added.code);
  });

  it('without the earlier secret the card is not found', () => {
    const changed = createGiftCodes('a new secret');
    expect(changed.recoverCode(nonce, hash)).toBeUndefined();
    expect(changed.hashesOf(code).some((each) => each.equals(hash))).toBe(false);
  });
});
