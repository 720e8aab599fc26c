import { type FileToken, isTokenValidFor, signFileToken, verifyFileToken } from './file-token.ts';

const now = new Date('2026-11-21T10:00:00Z');
const pass: FileToken = {
  filename: 'l1.mp4',
  subject: 'p1',
  session: 'browser-1',
  reason: 'enrolled',
  expiresAt: now.getTime() + 1000,
};

it('a signed token is verified', () => {
  expect(verifyFileToken(signFileToken(pass, 'secret'), 'secret')).toEqual(pass);
});

it('a token with changed content, another secret or no signature is rejected', () => {
  const [body = '', signature = ''] = signFileToken(pass, 'secret').split('.');
  const other = Buffer.from(JSON.stringify({ ...pass, subject: 'p2' })).toString('base64url');
  for (const text of [`${other}.${signature}`, body, `${body}.`, '', '.']) {
    expect(verifyFileToken(text, 'secret')).toBeUndefined();
  }
  expect(verifyFileToken(signFileToken(pass, 'secret'), 'another')).toBeUndefined();
});

it.each([
  ['is valid for its file in its session', {}, true],
  ['is not valid for another file', { filename: 'l2.mp4' }, false],
  ['is not valid in another session', { session: 'browser-2' }, false],
  ['expires', { expiresAt: now.getTime() }, false],
  ['is valid in every session where the lesson is open', { reason: 'open', session: '' }, true],
] as const)('%s', (_, change, fits) => {
  expect(isTokenValidFor({ ...pass, ...change }, 'l1.mp4', 'browser-1', now)).toBe(fits);
});

it('a token without a session is not valid in a request without a session', () => {
  expect(isTokenValidFor({ ...pass, session: '' }, 'l1.mp4', '', now)).toBe(false);
});
