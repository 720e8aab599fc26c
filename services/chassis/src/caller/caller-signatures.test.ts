import { signCaller, verifyCaller } from './assertion.ts';
import { createCallerSigner, createCallerVerifier } from './caller-signatures.ts';

const secret = 'a secret of thirty-two characters';
const maya = { subject: 'maya', roles: ['student'], session: 's1', claims: { verified: 'true' } };
const start = Date.parse('2026-01-01T00:00:00Z');
const after = (seconds: number) => new Date(start + seconds * 1000);

describe('a caller who is signed again and again', () => {
  it('has one assertion for half of its time, and then another', () => {
    const sign = createCallerSigner(secret);
    const first = sign(maya, after(0));
    expect(sign(maya, after(29))).toBe(first);
    const second = sign(maya, after(30));
    expect(second).not.toBe(first);
    expect(sign(maya, after(31))).toBe(second);
  });

  it('is vouched for through half a minute after each signing, whenever that was', () => {
    const sign = createCallerSigner(secret);
    for (let at = 0; at < 120; at += 7)
      expect(verifyCaller(sign(maya, after(at)), secret, after(at + 30))).toEqual(maya);
  });

  it('is signed anew where the clock was put back: the assertion would not be good yet', () => {
    const sign = createCallerSigner(secret);
    sign(maya, after(3600));
    expect(verifyCaller(sign(maya, after(0)), secret, after(0))).toEqual(maya);
  });

  it('is not taken for another of the same name', () => {
    const sign = createCallerSigner(secret);
    sign(maya, after(0));
    const promoted = { ...maya, roles: ['admin'] };
    expect(verifyCaller(sign(promoted, after(1)), secret, after(1))?.roles).toEqual(['admin']);
  });
});

describe('an assertion that arrives again and again', () => {
  it('is believed as long as it is good, and no longer', () => {
    const verify = createCallerVerifier(secret);
    const text = signCaller(maya, secret, after(0));
    expect(verify(text, after(0))).toEqual(maya);
    expect(verify(text, after(59))).toEqual(maya);
    expect(verify(text, after(60))).toBeUndefined();
    expect(verify(text, after(61))).toBeUndefined();
  });

  it('is not believed with another signature, whatever was believed before', () => {
    const verify = createCallerVerifier(secret);
    const text = signCaller(maya, secret, after(0));
    verify(text, after(0));
    const [body] = text.split('.');
    const forged = signCaller(maya, 'another secret of thirty-two signs', after(0));
    expect(verify(forged, after(0))).toBeUndefined();
    expect(verify(`${body}.${forged.split('.')[1]}`, after(0))).toBeUndefined();
    expect(verify(`${body}.`, after(0))).toBeUndefined();
  });

  it('may be one of more than are remembered', () => {
    const verify = createCallerVerifier(secret);
    const text = signCaller(maya, secret, after(0));
    verify(text, after(0));
    for (let at = 0; at < 5001; at += 1)
      verify(signCaller({ ...maya, subject: String(at) }, secret, after(0)), after(0));
    expect(verify(text, after(1))).toEqual(maya);
  });
});
