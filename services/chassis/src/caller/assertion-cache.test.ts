import { parseAssertion, signAssertion } from './assertion.ts';
import { createAssertionSigner } from './assertion-signer.ts';
import { createAssertionVerifier } from './assertion-verifier.ts';
import { deriveServiceKeys, developmentKeys, parsePublicKeys, parseSigningKey } from './service-keys.ts';

const key = parseSigningKey(developmentKeys, 'api-gateway');
const publicKeys = parsePublicKeys(developmentKeys);
const path = '/sargam.commerce.v1.CommerceService/GetCart';
const maya = { subject: 'maya', roles: ['student'], session: 's1', claims: { verified: 'true' } };
const call = { path, caller: maya };
const start = Date.parse('2026-01-01T00:00:00Z');
const after = (seconds: number) => new Date(start + seconds * 1000);
const verifyOnce = (text: string, now: Date) => createAssertionVerifier(publicKeys)(text, now)?.caller;

describe('the assertion of a repeated call', () => {
  it('is reused for half of its validity and then renewed', () => {
    const sign = createAssertionSigner(key);
    const first = sign(call, after(0));
    expect(sign(call, after(29))).toBe(first);
    const second = sign(call, after(30));
    expect(second).not.toBe(first);
    expect(sign(call, after(31))).toBe(second);
  });

  it('is valid for at least 30 s after each use', () => {
    const sign = createAssertionSigner(key);
    for (let at = 0; at < 120; at += 7)
      expect(verifyOnce(sign(call, after(at)), after(at + 29.9))).toEqual(maya);
  });

  it('is renewed when the clock was set back, because the old one is not valid yet', () => {
    const sign = createAssertionSigner(key);
    sign(call, after(3600));
    expect(verifyOnce(sign(call, after(0)), after(0))).toEqual(maya);
  });

  it('is shared neither between callers with the same subject nor between methods', () => {
    const sign = createAssertionSigner(key);
    sign(call, after(0));
    const promoted = { ...maya, roles: ['admin'] };
    expect(verifyOnce(sign({ path, caller: promoted }, after(1)), after(1))?.roles).toEqual(['admin']);
    const other = sign({ path: '/sargam.commerce.v1.CommerceService/GetQuote', caller: maya }, after(1));
    expect(parseAssertion(other, publicKeys)?.path).toBe('/sargam.commerce.v1.CommerceService/GetQuote');
    expect(verifyOnce(sign({ path, caller: undefined }, after(1)), after(1))).toBeUndefined();
  });
});

describe('a repeated assertion', () => {
  it('is accepted until it expires', () => {
    const verify = createAssertionVerifier(publicKeys);
    const text = signAssertion(key, call, after(0));
    for (const seconds of [0, 59]) expect(verify(text, after(seconds))?.caller).toEqual(maya);
    for (const seconds of [60, 61]) expect(verify(text, after(seconds))).toBeUndefined();
  });

  it('is rejected with another signature, although the original was accepted', () => {
    const verify = createAssertionVerifier(publicKeys);
    const text = signAssertion(key, call, after(0));
    verify(text, after(0));
    const { privateJwk } = deriveServiceKeys(key.kid, 'another secret');
    const forged = signAssertion(parseSigningKey(JSON.stringify(privateJwk), 'api-gateway'), call, after(0));
    const signed = text.slice(0, text.lastIndexOf('.'));
    expect(forged.startsWith(signed)).toBe(true);
    expect(verify(forged, after(0))).toBeUndefined();
    expect(verify(`${signed}.`, after(0))).toBeUndefined();
  });

  it('is accepted after it was evicted from the cache', () => {
    const verify = createAssertionVerifier(publicKeys);
    const text = signAssertion(key, call, after(0));
    verify(text, after(0));
    for (let at = 0; at < 5001; at += 1)
      verify(signAssertion(key, { path, caller: { ...maya, subject: String(at) } }, after(0)), after(0));
    expect(verify(text, after(1))?.caller).toEqual(maya);
  });
});
