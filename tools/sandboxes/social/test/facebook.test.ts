import { createHmac } from 'node:crypto';
import {
  appId,
  dialogPath,
  fragmentOf,
  openTestSandbox,
  query,
  queryOf,
  site,
  type TestSandbox,
} from './test-sandbox.ts';

let bench: TestSandbox;
beforeAll(async () => {
  bench = await openTestSandbox();
});
afterAll(() => bench.close());

interface Graph {
  id?: string;
  name?: string;
  email?: string;
  error?: { code: number; type: string; fbtrace_id: string };
  data?: { app_id: string; is_valid: boolean; user_id: string; scopes: string[]; error?: { code: number } };
}

const ask = async (path: string, fields: Record<string, string>) => {
  const answer = await bench.get(`${path}?${query(fields)}`);
  return { status: answer.status, body: (await answer.json()) as Graph };
};

const me = (access_token: string, more: Record<string, string> = {}) =>
  ask('/v21.0/me', { fields: 'id,name,email,picture.type(large)', access_token, ...more });

const debug = (input_token: string, access_token = `${appId}|facebook-secret`) =>
  ask('/v21.0/debug_token', { input_token, access_token });

const share = (form: Record<string, string> = {}, changes = {}) =>
  bench.press(dialogPath(changes), { person: 'nadia', decision: 'allow', share_email: '1', ...form });

const createAccessToken = async (body: object) =>
  (await bench.admin('POST', '/facebook/access-token', body)).body;

it('the dialog hands the browser a token and who it is for', async () => {
  const { to } = await share();
  const { access_token = '', signed_request = '', state, expires_in } = fragmentOf(to);
  expect(to.href.startsWith(`${site}/login/facebook?#`)).toBe(true);
  expect(state).toBe('S1');
  expect(Number(expires_in)).toBeGreaterThan(5_000_000);
  const [signature, payload = ''] = signed_request.split('.');
  expect(createHmac('sha256', 'facebook-secret').update(payload).digest('base64url')).toBe(signature);
  const { user_id } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { user_id: string };
  expect((await debug(access_token)).body.data).toMatchObject({
    app_id: appId,
    is_valid: true,
    user_id,
    scopes: ['public_profile', 'email'],
  });
  expect((await me(access_token)).body).toMatchObject({
    id: user_id,
    name: 'Nadia Rahman',
    email: 'nadia.rahman@example.com',
    picture: { data: { is_silhouette: false, width: 200 } },
  });
});

it('no e-mail if it was not shared, is not there, or was never confirmed', async () => {
  const emailOf = async (to: URL) => (await me(fragmentOf(to).access_token ?? '')).body.email;
  expect(await emailOf((await share({ share_email: '' })).to)).toBeUndefined();
  expect(await emailOf((await share({ person: 'mitu' })).to)).toBeUndefined();
  expect(await emailOf((await share({ person: 'rafi' })).to)).toBeUndefined();
});

it('a refusal comes back in the query', async () => {
  const { to } = await bench.press(dialogPath(), { decision: 'refuse' });
  expect(queryOf(to)).toMatchObject({ error: 'access_denied', error_reason: 'user_denied', state: 'S1' });
});

it('the code flow: once, with the secret, to the same address', async () => {
  const redirect_uri = `${site}/login/facebook`;
  const { to } = await share({}, { response_type: 'code' });
  expect(to.hash).toBe('#_=_');
  const exchange = (changes = {}) =>
    ask('/v21.0/oauth/access_token', {
      client_id: appId,
      client_secret: 'facebook-secret',
      redirect_uri,
      code: queryOf(to).code ?? '',
      ...changes,
    });
  expect((await exchange({ client_secret: 'guess' })).body.error).toMatchObject({ code: 1 });
  const { body } = await exchange();
  expect(body).toMatchObject({ token_type: 'bearer', expires_in: 5_184_000 });
  expect((await exchange()).body.error).toMatchObject({ code: 100, type: 'OAuthException' });
});

it.each([
  [{ client_id: '1' }, 'invalid_client'],
  [{ redirect_uri: 'https://evil.example/' }, 'redirect_uri_mismatch'],
  [{ scope: 'user_friends' }, 'invalid_scope'],
  [{ response_type: 'everything' }, 'invalid_response_type'],
])('the dialog refuses %p to the person', async (changes, code) => {
  expect(await (await bench.get(dialogPath(changes))).text()).toContain(code);
});

it('debug_token is for the app alone, and knows what is no token', async () => {
  const { access_token = '' } = await createAccessToken({ person: 'nadia' });
  expect((await debug(access_token, `${appId}|guess`)).body.error).toMatchObject({ code: 190 });
  expect((await debug('nonsense')).body.data).toMatchObject({ is_valid: false, error: { code: 190 } });
});

it('me wants a good token, known fields, and a right proof if one is sent', async () => {
  const { access_token = '' } = await createAccessToken({ person: 'nadia' });
  expect((await ask('/me', { fields: 'id' })).body.error).toMatchObject({ code: 2500 });
  expect((await me('nonsense')).body.error).toMatchObject({ code: 190 });
  expect((await me(access_token, { fields: 'id,shoe_size' })).body.error).toMatchObject({ code: 100 });
  expect((await me(access_token, { appsecret_proof: '00' })).body.error).toMatchObject({ code: 100 });
  const appsecret_proof = createHmac('sha256', 'facebook-secret').update(access_token).digest('hex');
  expect((await me(access_token, { appsecret_proof })).status).toBe(200);
});

it.each([
  ['other-app', { data: { is_valid: true, app_id: '5647382910564738' } }],
  ['other-app-refused', { error: { code: 100 } }],
  ['invalid', { data: { is_valid: false, error: { code: 190 } } }],
  ['expired', { data: { is_valid: false, error: { code: 190, subcode: 463 } } }],
  ['other-user', { data: { is_valid: true, user_id: '10999999999999999' } }],
])('a token with the trouble %s', async (trouble, shown) => {
  const { access_token = '' } = await createAccessToken({ person: 'nadia', trouble });
  expect((await debug(access_token)).body).toMatchObject(shown);
});

it('a missing e-mail is ordered for me, and debug_token does not use it up', async () => {
  await bench.admin('POST', '/faults', { mode: 'email-missing', call: 'fb-user-token' });
  const { access_token = '' } = await createAccessToken({ person: 'nadia' });
  expect((await debug(access_token)).body.data).toMatchObject({ is_valid: true });
  expect((await me(access_token)).body).not.toHaveProperty('email');
  expect((await me(access_token)).body).toHaveProperty('email');
});

it('a token ends after sixty days', async () => {
  const { access_token = '' } = await createAccessToken({ person: 'nadia' });
  await bench.admin('POST', '/clock', { seconds: 60 * 86_400 });
  expect((await debug(access_token)).body.data).toMatchObject({ is_valid: false });
  expect((await me(access_token)).body.error).toMatchObject({ code: 190 });
});
