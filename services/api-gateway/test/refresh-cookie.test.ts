import { domainError } from '@sargam/chassis/errors';
import { origin, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const inAnHour = () => new Date(Date.now() + 3_600_000);
const session = () => ({
  sessionId: 'session-1',
  accessToken: 'access',
  accessExpiresAt: inAnHour(),
  refreshToken: 'refresh-2',
  refreshExpiresAt: inAnHour(),
  person: { id: 'person-1', role: 'ROLE_STUDENT', emailVerified: true, name: 'Mitu', createdAt: inAnHour() },
});
const cookiesOf = (headers: Headers) => headers.getSetCookie().join('\n');

describe('the refresh cookie', () => {
  const cookie = 'sargam_refresh=refresh-1';
  const refresh = (headers: Record<string, string>) =>
    gateway.call('/user/session/refresh', { method: 'POST', headers: { cookie, ...headers } });

  it('is exchanged for a page of this site', async () => {
    gateway.fakes.answer('identity.refreshSession', session);
    const { status, headers } = await refresh({ origin, 'sec-fetch-site': 'same-origin' });
    expect(status).toBe(200);
    expect(cookiesOf(headers)).toContain('sargam_refresh=refresh-2');
    expect(gateway.fakes.calls[0]?.request).toMatchObject({ refreshToken: 'refresh-1', idleSeconds: 0 });
  });

  it('is exchanged with the seconds that the person was idle', async () => {
    gateway.fakes.answer('identity.refreshSession', session);
    await gateway.call('/user/session/refresh', {
      json: { idleSeconds: 600 },
      headers: { cookie, origin },
    });
    expect(gateway.fakes.calls[0]?.request).toMatchObject({ refreshToken: 'refresh-1', idleSeconds: 600 });
  });

  it('of an idle session is cleared, with a code for the reason of the end', async () => {
    gateway.fakes.answer('identity.refreshSession', () => {
      throw domainError.unauthenticated('session-idle', 'You were logged out.');
    });
    const { status, body, headers } = await refresh({ origin });
    expect([status, body['code']]).toEqual([401, 'session-idle']);
    expect(cookiesOf(headers)).toMatch(/sargam_refresh=; .*Max-Age=0/);
  });

  it.each([
    ['another site', { origin: 'http://evil.test' }],
    ['a request without origin', {}],
    ['a cross-site page', { origin, 'sec-fetch-site': 'cross-site' }],
    ['an opaque origin', { origin: 'null' }],
  ])('is rejected for %s', async (_who, headers) => {
    const { status, body } = await refresh(headers as Record<string, string>);
    expect([status, body['code']]).toEqual([403, 'foreign-origin']);
    expect(gateway.fakes.calls).toEqual([]);
  });

  it('is cleared when identity rejects it and at logout', async () => {
    gateway.fakes.answer('identity.refreshSession', () => {
      throw domainError.unauthenticated('session-ended', 'Please login first');
    });
    const refused = await refresh({ origin });
    expect(refused.status).toBe(401);
    expect(cookiesOf(refused.headers)).toMatch(/sargam_refresh=; .*Max-Age=0/);
    const loggedOut = await gateway.call('/user/session/logout', {
      method: 'POST',
      headers: { cookie, origin },
    });
    expect(cookiesOf(loggedOut.headers)).toMatch(/sargam_refresh=; .*Max-Age=0/);
    expect(gateway.fakes.calls.at(-1)).toMatchObject({
      call: 'sessions.logOut',
      request: { refreshToken: 'refresh-1' },
    });
  });
});
