import { type FileSecrets, signFileToken, verifyFileToken } from './file-token.ts';

const now = new Date('2026-11-21T10:00:00Z');
const claims = {
  filename: 'l1.mp4',
  viewer: { subject: 'p1', roles: ['student'], instructorId: undefined },
  browserCookie: 'browser-1',
  session: 'login-1',
  reason: 'enrolled',
  expiresAt: now.getTime() + 1000,
} as const;
const request = { filename: 'l1.mp4', browserCookie: 'browser-1' };
const verify = (text: string, secrets: FileSecrets = ['secret'], shown = request) =>
  verifyFileToken(text, secrets, shown, now);

it('a signed token is verified', () => {
  const { browserCookie: _, ...kept } = claims;
  expect(verify(signFileToken(claims, ['secret']))).toMatchObject({ ...kept, viewer: { subject: 'p1' } });
});

it('a token does not contain the cookie that it is bound to', () => {
  const [body = ''] = signFileToken(claims, ['secret']).split('.');
  expect(Buffer.from(body, 'base64url').toString()).not.toContain('browser-1');
});

it('a token with changed content, another secret or no signature is rejected', () => {
  const [body = '', signature = ''] = signFileToken(claims, ['secret']).split('.');
  const other = Buffer.from(JSON.stringify({ ...claims, session: 'login-2' })).toString('base64url');
  for (const text of [`${other}.${signature}`, body, `${body}.`, '', '.'])
    expect(verify(text)).toBe('forged');
  expect(verify(signFileToken(claims, ['secret']), ['another'])).toBe('forged');
});

it('a token of the previous secret stays valid while the secret is replaced', () => {
  const before = signFileToken(claims, ['old']);
  expect(verify(before, ['new', 'old'])).toMatchObject({ session: 'login-1' });
  expect(verify(signFileToken(claims, ['new', 'old']), ['new'])).toMatchObject({ session: 'login-1' });
});

it.each([
  ['is not valid for another file', {}, { filename: 'l2.mp4' }, false],
  ['is not valid in another browser', {}, { browserCookie: 'browser-2' }, false],
  ['is not valid without a browser', { browserCookie: '' }, { browserCookie: '' }, false],
  ['expires', { expiresAt: now.getTime() }, {}, false],
  ['is valid in every browser where the lesson is open', { reason: 'open' }, { browserCookie: '' }, true],
] as const)('a token %s', (_, change, shown, isValid) => {
  const answer = verify(signFileToken({ ...claims, ...change }, ['secret']), ['secret'], {
    ...request,
    ...shown,
  });
  expect(answer !== 'stale-or-foreign').toBe(isValid);
});
