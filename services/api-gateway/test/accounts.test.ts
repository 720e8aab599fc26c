import { DomainError } from '@sargam/chassis/errors';
import { personIdOf, type Suite, startSuite } from './gateway-suite.ts';

let suite: Suite;
let other: Suite;
beforeAll(async () => {
  suite = await startSuite();
});
afterEach(() => suite.fakes.reset());
afterAll(() => suite.stop());

/** Ids of sessions of this run alone: what ended lives on in Redis for a while. */
const run = Date.now().toString(36);
const of = (session: string) => `${session}-${run}`;

const me = personIdOf('student');
const inAnHour = () => new Date(Date.now() + 3_600_000);
const session = (more: object = {}) => ({
  sessionId: 'session-1',
  accessToken: 'access',
  accessExpiresAt: inAnHour(),
  refreshToken: 'refresh-1',
  refreshExpiresAt: inAnHour(),
  person: { id: me, role: 'ROLE_STUDENT', name: 'Mitu', createdAt: inAnHour() },
  ...more,
});
const lastAsked = () => suite.fakes.calls.at(-1);
const asked = (call: string) => suite.fakes.calls.find((one) => one.call === call)?.request;
const cookiesOf = (headers: Headers) => headers.getSetCookie().join('\n');

describe('a login of whatever kind', () => {
  const logins = [
    ['password', 'identity.logIn', '/user/login/', { email: 'a@b.test', password: 'secret1' }],
    ['Google', 'socialLogins.logInWithGoogle', '/user/googlelogin', { tokenId: 'jwt', refercode: 'R1' }],
    ['Facebook', 'socialLogins.logInWithFacebook', '/user/fblogin', { accessToken: 'fb', userID: '7' }],
  ] as const;

  it.each(logins)(
    'by %s tells whence it came, and knows the browser again',
    async (_kind, call, path, json) => {
      suite.fakes.answer(call, () => session({ browserToken: 'known-1' }));
      const headers = { 'user-agent': 'Firefox', cookie: 'sargam_browser=known-0' };
      const answer = await suite.call(path, { json, headers, from: '10.1.2.3' });
      expect(answer.body).toMatchObject({ v_token: 'access', type: 4, user: { _id: me } });
      expect(asked(call)).toMatchObject({
        client: { device: 'Firefox', ipAddress: '10.1.2.3', browserToken: 'known-0' },
      });
      const cookies = cookiesOf(answer.headers);
      expect(cookies).toMatch(/sargam_browser=known-1;.*Path=\/api\/v1\/user;.*HttpOnly;.*SameSite=Strict/);
      expect(cookies).toContain('sargam_refresh=refresh-1');
    },
  );

  it('by Google carries who invited, and the language of the page', async () => {
    suite.fakes.answer('socialLogins.logInWithGoogle', () => session());
    const headers = { 'accept-language': 'bn' };
    await suite.call('/user/googlelogin', { json: { tokenId: 'jwt', refercode: 'R1' }, headers });
    expect(asked('socialLogins.logInWithGoogle')).toMatchObject({
      idToken: 'jwt',
      referralCode: 'R1',
      language: 'bn',
    });
  });
});

describe('a session that has ended', () => {
  const look = (token: string, at = suite) => at.call(`/user/${me}`, { token });
  const tokenOf = (sid: string) => suite.sign({ sub: me, role: 'student', sid, verified: true });

  it('is over before its access token is, after a logout', async () => {
    const token = await tokenOf(of('ended-1'));
    expect((await look(token)).status).toBe(200);
    suite.fakes.answer('sessions.logOut', () => ({ sessionIds: [of('ended-1')] }));
    const headers = { cookie: 'sargam_refresh=r', origin: 'http://site.test' };
    await suite.call('/user/session/logout', { method: 'POST', headers });
    const { status, body } = await look(token);
    expect([status, body['code']]).toEqual([401, 'session-ended']);
    expect((await look(await tokenOf('another'))).status).toBe(200);
  });

  it.each([
    ['all are ended', '/user/sessions/end-all', 'sessions.endAllSessions', { keepCurrent: true }],
    ['one is ended', '/user/sessions/end', 'sessions.endSession', { session: 's-2' }],
  ])('is over once %s', async (what, path, call, json) => {
    const sid = of(`ended by ${what}`.replaceAll(' ', '-'));
    suite.fakes.answer(call, () => ({ sessionIds: [sid] }));
    const answer = await suite.call(path, { json, token: await suite.tokenOf('student') });
    expect(answer.body).toEqual({ success: true, ended: 1 });
    expect((await look(await tokenOf(sid))).body['code']).toBe('session-ended');
  });

  it('is over once its refresh token came twice', async () => {
    suite.fakes.answer('identity.refreshSession', () => {
      const detail = { session: of('stolen') };
      throw new DomainError('unauthenticated', 'session-ended', 'Please login first', { detail });
    });
    const headers = { cookie: 'sargam_refresh=r', origin: 'http://site.test' };
    await suite.call('/user/session/refresh', { method: 'POST', headers });
    expect((await look(await tokenOf(of('stolen')))).body['code']).toBe('session-ended');
  });

  it('is over at every replica, and at one that starts later', async () => {
    const token = await suite.sign({ sub: me, role: 'student', sid: of('everywhere'), verified: true });
    suite.fakes.answer('sessions.endAllSessions', () => ({ sessionIds: [of('everywhere')] }));
    await suite.call('/user/sessions/end-all', { json: {}, token: await suite.tokenOf('student') });
    other = await startSuite({}, suite);
    try {
      await suite.tested.eventually(async () =>
        expect((await look(token, other)).body['code']).toBe('session-ended'),
      );
      suite.fakes.answer('sessions.endAllSessions', () => ({ sessionIds: [of('later')] }));
      await suite.call('/user/sessions/end-all', { json: {}, token: await suite.tokenOf('student') });
      const later = await tokenOf(of('later'));
      await suite.tested.eventually(async () =>
        expect((await look(later, other)).body['code']).toBe('session-ended'),
      );
    } finally {
      await other.stop();
    }
  });
});

describe('a password that was forgotten', () => {
  it('is answered alike whoever asks', async () => {
    const { status, body } = await suite.call('/user/passwordreset/a%40b.test', { method: 'POST' });
    expect([status, body['message']]).toEqual([200, 'check your email']);
    expect(lastAsked()?.request).toMatchObject({ email: 'a@b.test', language: 'en' });
  });

  it('is set by the token of the link, and logs out everywhere', async () => {
    suite.fakes.answer('passwords.resetPassword', () => ({ sessionIds: [of('before-reset')] }));
    const json = { token: 't', password: 'secret2', confirmPassword: 'secret2' };
    const answer = await suite.call('/user/passwordreset', { json });
    expect(answer.status).toBe(200);
    expect(cookiesOf(answer.headers)).toMatch(/sargam_refresh=; .*Max-Age=0/);
    const token = await suite.sign({ sub: me, role: 'student', sid: of('before-reset'), verified: true });
    expect((await suite.call(`/user/${me}`, { token })).body['code']).toBe('session-ended');
  });

  it.each([
    [{ password: 'secret2', confirmPassword: 'secret3' }, "password didn't match"],
    [{ password: 'short', confirmPassword: 'short' }, 'password should be more than 5 character'],
  ])('is not set to %j', async (passwords, message) => {
    const { status, body } = await suite.call('/user/passwordreset', { json: { token: 't', ...passwords } });
    expect([status, body['message']]).toEqual([400, message]);
    expect(asked('passwords.resetPassword')).toBeUndefined();
  });
});
