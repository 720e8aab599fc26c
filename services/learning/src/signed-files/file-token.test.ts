import { type FileToken, isTokenValidFor, signFileToken, verifyFileToken } from './file-token.ts';

const now = new Date('2026-11-21T10:00:00Z');
const pass: FileToken = {
  filename: 'l1.mp4',
  subject: 'p1',
  session: 'browser-1',
  reason: 'enrolled',
  expiresAt: now.getTime() + 1000,
};

it('reads back what it signed', () => {
  expect(verifyFileToken(signFileToken(pass, 'secret'), 'secret')).toEqual(pass);
});

it('knows nothing of a pass with another content, another secret or no signature', () => {
  const [body = '', signature = ''] = signFileToken(pass, 'secret').split('.');
  const other = Buffer.from(JSON.stringify({ ...pass, subject: 'p2' })).toString('base64url');
  for (const text of [`${other}.${signature}`, body, `${body}.`, '', '.']) {
    expect(verifyFileToken(text, 'secret')).toBeUndefined();
  }
  expect(verifyFileToken(signFileToken(pass, 'secret'), 'another')).toBeUndefined();
});

it.each([
  ['fits its file in its browser', {}, true],
  ['fits no other file', { filename: 'l2.mp4' }, false],
  ['fits no other browser', { session: 'browser-2' }, false],
  ['is dead after its time', { expires: now.getTime() }, false],
  ['fits every browser when the lesson is open', { ground: 'open', session: '' }, true],
] as const)('%s', (_, change, fits) => {
  expect(isTokenValidFor({ ...pass, ...change }, 'l1.mp4', 'browser-1', now)).toBe(fits);
});

it('fits no browser that brings no session, even if it was signed for none', () => {
  expect(isTokenValidFor({ ...pass, session: '' }, 'l1.mp4', '', now)).toBe(false);
});
