import { DomainError } from '@sargam/chassis/errors';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

/** Session ids unique to this run: ended sessions stay in Redis for a while. */
const run = Date.now().toString(36);
const uniqueId = (session: string) => `${session}-${run}`;

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
const lastCall = () => gateway.fakes.calls.at(-1);
const requestOf = (call: string) => gateway.fakes.calls.find((one) => one.call === call)?.request;
const cookiesOf = (headers: Headers) => headers.getSetCookie().join('\n');

describe('a login of every kind', () => {
  const logins = [
    ['password', 'identity.logIn', '/user/login/', { email: 'a@b.test', password: 'secret1' }],
    ['Google', 'socialLogins.logInWithGoogle', '/user/googlelogin', { tokenId: 'jwt', refercode: 'R1' }],
    ['Facebook', 'socialLogins.logInWithFacebook', '/user/fblogin', { accessToken: 'fb', userID: '7' }],
  ] as const;

  it.each(logins)(
    'by %s sends the client to identity and sets the browser cookie',
    async (_kind, call, path, json) => {
      gateway.fakes.answer(call, () => session({ browserToken: 'known-1' }));
      const headers = { 'user-agent': 'Firefox', cookie: 'sargam_browser=known-0' };
      const answer = await gateway.call(path, { json, headers, from: '10.1.2.3' });
      expect(answer.body).toMatchObject({ v_token: 'access', type: 4, user: { _id: me } });
      expect(requestOf(call)).toMatchObject({
        client: { device: 'Firefox', ipAddress: '10.1.2.3', browserToken: 'known-0' },
      });
      const cookies = cookiesOf(answer.headers);
      expect(cookies).toMatch(/sargam_browser=known-1;.*Path=\/api\/v1\/user;.*HttpOnly;.*SameSite=Strict/);
      expect(cookies).toContain('sargam_refresh=refresh-1');
    },
  );

  it('by Google sends the referral code and the language', async () => {
    gateway.fakes.answer('socialLogins.logInWithGoogle', () => session());
    const headers = { 'accept-language': 'bn' };
    await gateway.call('/user/googlelogin', { json: { tokenId: 'jwt', refercode: 'R1' }, headers });
    expect(requestOf('socialLogins.logInWithGoogle')).toMatchObject({
      idToken: 'jwt',
      referralCode: 'R1',
      language: 'bn',
    });
  });
});

describe('an ended session', () => {
  const readUser = (token: string, at = gateway) => at.call(`/user/${me}`, { token });
  const tokenOf = (sid: string) => gateway.sign({ sub: me, role: 'student', sid, verified: true });

  it('is rejected after a logout, although its access token has not expired', async () => {
    const token = await tokenOf(uniqueId('ended-1'));
    expect((await readUser(token)).status).toBe(200);
    gateway.fakes.answer('sessions.logOut', () => ({ sessionIds: [uniqueId('ended-1')] }));
    const headers = { cookie: 'sargam_refresh=r', origin: 'http://site.test' };
    await gateway.call('/user/session/logout', { method: 'POST', headers });
    const { status, body } = await readUser(token);
    expect([status, body['code']]).toEqual([401, 'session-ended']);
    expect((await readUser(await tokenOf('another'))).status).toBe(200);
  });

  it.each([
    ['all are ended', '/user/sessions/end-all', 'sessions.endAllSessions', { keepCurrent: true }],
    ['one is ended', '/user/sessions/end', 'sessions.endSession', { session: 's-2' }],
  ])('is rejected once %s', async (what, path, call, json) => {
    const sid = uniqueId(`ended by ${what}`.replaceAll(' ', '-'));
    gateway.fakes.answer(call, () => ({ sessionIds: [sid] }));
    const answer = await gateway.call(path, { json, token: await gateway.tokenOf('student') });
    expect(answer.body).toEqual({ success: true, ended: 1 });
    expect((await readUser(await tokenOf(sid))).body['code']).toBe('session-ended');
  });

  it('is rejected once its refresh token was used twice', async () => {
    gateway.fakes.answer('identity.refreshSession', () => {
      const detail = { session: uniqueId('stolen') };
      throw new DomainError('unauthenticated', 'session-ended', 'Please login first', { detail });
    });
    const headers = { cookie: 'sargam_refresh=r', origin: 'http://site.test' };
    await gateway.call('/user/session/refresh', { method: 'POST', headers });
    expect((await readUser(await tokenOf(uniqueId('stolen')))).body['code']).toBe('session-ended');
  });

  it('is rejected at every replica, and at one that starts later', async () => {
    const token = await gateway.sign({
      sub: me,
      role: 'student',
      sid: uniqueId('everywhere'),
      verified: true,
    });
    gateway.fakes.answer('sessions.endAllSessions', () => ({ sessionIds: [uniqueId('everywhere')] }));
    await gateway.call('/user/sessions/end-all', { json: {}, token: await gateway.tokenOf('student') });
    other = await startTestGateway({}, { replicaOf: gateway });
    try {
      await gateway.testService.eventually(async () =>
        expect((await readUser(token, other)).body['code']).toBe('session-ended'),
      );
      gateway.fakes.answer('sessions.endAllSessions', () => ({ sessionIds: [uniqueId('later')] }));
      await gateway.call('/user/sessions/end-all', { json: {}, token: await gateway.tokenOf('student') });
      const later = await tokenOf(uniqueId('later'));
      await gateway.testService.eventually(async () =>
        expect((await readUser(later, other)).body['code']).toBe('session-ended'),
      );
    } finally {
      await other.stop();
    }
  });
});

describe('a password reset', () => {
  it('request has the same response for every e-mail address', async () => {
    const { status, body } = await gateway.call('/user/passwordreset/a%40b.test', { method: 'POST' });
    expect([status, body['message']]).toEqual([200, 'check your email']);
    expect(lastCall()?.request).toMatchObject({ email: 'a@b.test', language: 'en' });
  });

  it('sets the password with the token of the link and ends all sessions', async () => {
    gateway.fakes.answer('passwords.resetPassword', () => ({ sessionIds: [uniqueId('before-reset')] }));
    const json = { token: 't', password: 'secret2', confirmPassword: 'secret2' };
    const answer = await gateway.call('/user/passwordreset', { json });
    expect(answer.status).toBe(200);
    expect(cookiesOf(answer.headers)).toMatch(/sargam_refresh=; .*Max-Age=0/);
    const token = await gateway.sign({
      sub: me,
      role: 'student',
      sid: uniqueId('before-reset'),
      verified: true,
    });
    expect((await gateway.call(`/user/${me}`, { token })).body['code']).toBe('session-ended');
  });

  it.each([
    [{ password: 'secret2', confirmPassword: 'secret3' }, "password didn't match"],
    [{ password: 'short', confirmPassword: 'short' }, 'password should be more than 5 character'],
  ])('rejects the passwords %j', async (passwords, message) => {
    const { status, body } = await gateway.call('/user/passwordreset', {
      json: { token: 't', ...passwords },
    });
    expect([status, body['message']]).toEqual([400, message]);
    expect(requestOf('passwords.resetPassword')).toBeUndefined();
  });
});
