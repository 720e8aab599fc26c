import { Secret } from 'otpauth';
import { createTotpSecret, findTotpStep, totpUri } from './totp.ts';

// The secret and the codes of RFC 6238, appendix B (SHA-1), cut to six digits.
const secret = Secret.fromUTF8('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %d s the code of RFC 6238 has the step of that time', (seconds, code) => {
  expect(findTotpStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('a code is accepted one step early and late with its own step, and refused two steps away', () => {
  const step = Math.floor(1_234_567_890 / 30);
  for (const seconds of [-30, 30])
    expect(findTotpStep(secret, '005924', at(1_234_567_890 + seconds))).toBe(step);
  for (const seconds of [-60, 60])
    expect(findTotpStep(secret, '005924', at(1_234_567_890 + seconds))).toBeUndefined();
});

it.each(['', '00592', '0059240', 'abcdef'])('"%s" is no code', (code) => {
  expect(findTotpStep(secret, code, at(1_234_567_890))).toBeUndefined();
});

it('a new secret has 160 bits, and its address names the site and the account', () => {
  const created = createTotpSecret();
  expect(created).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri(created, 'rafi@sargam.test')).toMatch(
    new RegExp(`^otpauth://totp/Sargam:rafi%40sargam.test\\?issuer=Sargam&secret=${created}&`),
  );
});
