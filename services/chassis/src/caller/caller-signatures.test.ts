import { createCallerSigner, createCallerVerifier, signCaller, verifyCaller } from './caller-signatures.ts';

const secret = 'a secret of thirty-two characters';
const maya = { subject: 'maya', roles: ['student'], session: 's1', claims: { verified: 'true' } };
const start = Date.parse('2026-01-01T00:00:00Z');
const after = (seconds: number) => new Date(start + seconds * 1000);

describe('the signature of a repeated caller', () => {
  it('is reused for half of its validity and then renewed', () => {
    const sign = createCallerSigner(secret);
    const first = sign(maya, after(0));
    expect(sign(maya, after(29))).toBe(first);
    const second = sign(maya, after(30));
    expect(second).not.toBe(first);
    expect(sign(maya, after(31))).toBe(second);
  });

  it('is valid for at least 30 s after each use', () => {
    const sign = createCallerSigner(secret);
    for (let at = 0; at < 120; at += 7)
      expect(verifyCaller(sign(maya, after(at)), secret, after(at + 30))).toEqual(maya);
  });

  it('is renewed when the clock was set back, because the old one is not valid yet', () => {
    const sign = createCallerSigner(secret);
    sign(maya, after(3600));
    expect(verifyCaller(sign(maya, after(0)), secret, after(0))).toEqual(maya);
  });

  it('is not shared between callers with the same subject and different roles', () => {
    const sign = createCallerSigner(secret);
    sign(maya, after(0));
    const promoted = { ...maya, roles: ['admin'] };
    expect(verifyCaller(sign(promoted, after(1)), secret, after(1))?.roles).toEqual(['admin']);
  });
});

describe('a repeated assertion', () => {
  it('is accepted until it expires', () => {
    const verify = createCallerVerifier(secret);
    const text = signCaller(maya, secret, after(0));
    expect(verify(text, after(0))).toEqual(maya);
    expect(verify(text, after(59))).toEqual(maya);
    expect(verify(text, after(60))).toBeUndefined();
    expect(verify(text, after(61))).toBeUndefined();
  });

  it('is rejected with another signature, although the original was accepted', () => {
    const verify = createCallerVerifier(secret);
    const text = signCaller(maya, secret, after(0));
    verify(text, after(0));
    const [body] = text.split('.');
    const forged = signCaller(maya, 'another secret of thirty-two signs', after(0));
    expect(verify(forged, after(0))).toBeUndefined();
    expect(verify(`${body}.${forged.split('.')[1]}`, after(0))).toBeUndefined();
    expect(verify(`${body}.`, after(0))).toBeUndefined();
  });

  it('is accepted after it was evicted from the cache', () => {
    const verify = createCallerVerifier(secret);
    const text = signCaller(maya, secret, after(0));
    verify(text, after(0));
    for (let at = 0; at < 5001; at += 1)
      verify(signCaller({ ...maya, subject: String(at) }, secret, after(0)), after(0));
    expect(verify(text, after(1))).toEqual(maya);
  });
});
