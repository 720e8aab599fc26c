import { startTestGateway, type TestGateway } from './test-gateway.ts';

const origin = 'https://site.test';
let gateway: TestGateway;
let httpGateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ SITE_URL: origin });
  httpGateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(async () => {
  await gateway.stop();
  await httpGateway.stop();
});

const inAnHour = () => new Date(Date.now() + 3_600_000);
const session = () => ({
  sessionId: 'session-1',
  accessToken: 'access',
  accessExpiresAt: inAnHour(),
  refreshToken: 'refresh-2',
  refreshExpiresAt: inAnHour(),
  browserToken: 'known-1',
  person: { id: 'person-1', role: 'ROLE_STUDENT', name: 'Mitu', createdAt: inAnHour() },
});
const viewer = '0123456789012345678901';
const cookiesOf = (headers: Headers) => headers.getSetCookie();
const logIn = (at: TestGateway, headers: Record<string, string> = {}) => {
  at.fakes.answer('identity.logIn', session);
  return at.call('/user/login/', { json: { email: 'a@b.test', password: 'secret' }, headers });
};
const refresh = (cookie: string) => {
  gateway.fakes.answer('identity.refreshSession', session);
  return gateway.call('/user/session/refresh', { method: 'POST', headers: { cookie, origin } });
};

it('cookies of an https site have the prefixes that bind them to https and to this host', async () => {
  const cookies = cookiesOf((await logIn(gateway)).headers);
  expect(cookies).toContainEqual(
    expect.stringMatching(
      /^__Secure-sargam_refresh=refresh-2; Path=\/api\/v1\/user\/session; .*HttpOnly; Secure; SameSite=Strict$/,
    ),
  );
  expect(cookies).toContainEqual(
    expect.stringMatching(/^__Host-sargam_viewer=[\w-]{22}; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  );
  expect(cookies).toContainEqual(
    expect.stringMatching(
      /^__Secure-sargam_browser=known-1; .*Path=\/api\/v1\/user; HttpOnly; Secure; SameSite=Strict$/,
    ),
  );
});

it('cookies of an http site have no prefix, because browsers reject a prefix without https', async () => {
  const cookies = cookiesOf((await logIn(httpGateway)).headers).join('\n');
  expect(cookies).toMatch(/^sargam_refresh=refresh-2; /m);
  expect(cookies).not.toMatch(/__|Secure/);
});

it('a session goes on with the cookies of the previous release, which are then replaced and deleted', async () => {
  const { status, headers } = await refresh(`sargam_refresh=refresh-1; sargam_viewer=${viewer}`);
  expect(status).toBe(200);
  expect(gateway.fakes.calls[0]?.request).toMatchObject({ refreshToken: 'refresh-1' });
  const cookies = cookiesOf(headers);
  expect(cookies).toContainEqual(expect.stringMatching(/^__Secure-sargam_refresh=refresh-2; /));
  expect(cookies).toContainEqual(
    expect.stringMatching(/^sargam_refresh=; Max-Age=0; Path=\/api\/v1\/user\/session; /),
  );
  // The addresses of a video that is playing stay valid.
  expect(cookies).toContainEqual(expect.stringMatching(`^__Host-sargam_viewer=${viewer}; `));
  expect(cookies).toContainEqual(expect.stringMatching(/^sargam_viewer=; Max-Age=0; Path=\/api\/v1; /));
});

it('a browser that was known in the previous release stays known', async () => {
  await logIn(gateway, { cookie: 'sargam_browser=known-0' });
  const request = gateway.fakes.calls.find(({ call }) => call === 'identity.logIn')?.request;
  expect(request).toMatchObject({ client: { browserToken: 'known-0' } });
});

it('a cookie with a prefix is preferred to one without', async () => {
  await refresh('sargam_refresh=planted; __Secure-sargam_refresh=refresh-1');
  expect(gateway.fakes.calls[0]?.request).toMatchObject({ refreshToken: 'refresh-1' });
});

it('a logout deletes the cookies of both names', async () => {
  const headers = { cookie: '__Secure-sargam_refresh=refresh-1', origin };
  const cookies = cookiesOf(
    (await gateway.call('/user/session/logout', { method: 'POST', headers })).headers,
  );
  const deleted = cookies
    .filter((cookie) => cookie.includes('Max-Age=0'))
    .map((cookie) => cookie.split('=')[0]);
  expect(deleted.sort()).toEqual([
    '__Host-sargam_viewer',
    '__Secure-sargam_refresh',
    'sargam_refresh',
    'sargam_viewer',
  ]);
});

it.each(['/nowhere', '/course/', '/api/docs/openapi.json'])(
  'responses have strict-transport-security only where the site is https: %s',
  async (path) => {
    const header = 'strict-transport-security';
    expect((await gateway.call(path)).headers.get(header)).toBe('max-age=31536000; includeSubDomains');
    expect((await httpGateway.call(path)).headers.get(header)).toBeNull();
  },
);
