import { createHash } from 'node:crypto';
import { authorizePath, clientId, openTestSandbox, queryOf, site, type TestSandbox } from './test-sandbox.ts';

let bench: TestSandbox;
beforeAll(async () => {
  bench = await openTestSandbox({ CODE_SECONDS: '600' });
});
afterAll(() => bench.close());

const verifier = 'a-verifier-that-is-long-enough-to-be-taken-by-anyone';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const redirect_uri = `${site}/login/google`;

const newCode = async (changes: Record<string, string> = {}): Promise<string> => {
  const path = authorizePath({ response_type: 'code', ...changes });
  return queryOf((await bench.press(path, { person: 'nadia', decision: 'allow' })).to).code ?? '';
};

const exchange = (code: string, changes: Record<string, string> = {}) =>
  bench.post('/token', {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: 'google-secret',
    redirect_uri,
    code,
    ...changes,
  });

it('a code with the secret becomes tokens', async () => {
  const { status, body } = await exchange(await newCode());
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['access_token', 'expires_in', 'id_token', 'scope', 'token_type']);
});

it('Basic authentication does as well', async () => {
  const answer = await fetch(`${bench.url}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:google-secret`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', redirect_uri, code: await newCode() }),
  });
  expect(answer.status).toBe(200);
});

it('a caller without the secret is known by its verifier, or not at all', async () => {
  const code = await newCode({ code_challenge: challenge, code_challenge_method: 'S256' });
  expect(await exchange(code, { client_secret: '' })).toMatchObject({ status: 400 });
  expect(await exchange(code, { client_secret: '', code_verifier: verifier })).toMatchObject({ status: 200 });
  expect(await exchange(await newCode(), { client_secret: '', code_verifier: verifier })).toMatchObject({
    body: { error: 'invalid_grant' },
  });
});

it.each([
  ['a wrong secret', { client_secret: 'guess' }, 401, 'invalid_client'],
  ['a wrong client', { client_id: 'who' }, 401, 'invalid_client'],
  ['another return address', { redirect_uri: `${site}/login/google/` }, 400, 'redirect_uri_mismatch'],
  ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ['an unknown code', { code: '4/0Anothing' }, 400, 'invalid_grant'],
  ['a verifier that nobody asked for', { code_verifier: verifier }, 400, 'invalid_grant'],
])('%s is refused', async (_name, changes, status, error) => {
  expect(await exchange(await newCode(), changes)).toMatchObject({ status, body: { error } });
});

it('a wrong verifier is refused and spends the code', async () => {
  const code = await newCode({ code_challenge: challenge, code_challenge_method: 'S256' });
  const wrong = await exchange(code, { code_verifier: `${verifier}x` });
  expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  expect(await exchange(code, { code_verifier: verifier })).toMatchObject({ status: 400 });
});

it('a code grows old', async () => {
  const code = await newCode();
  await bench.admin('POST', '/clock', { seconds: 600 });
  expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

it("a code survives the sandbox's restart, and its use does too", async () => {
  const first = await openTestSandbox();
  const path = authorizePath({ response_type: 'code' });
  const { to } = await first.press(path, { person: 'rafi', decision: 'allow' });
  await first.close();
  const second = await openTestSandbox({ DATA_DIR: first.dataDir });
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: 'google-secret',
    redirect_uri,
    code: queryOf(to).code ?? '',
  };
  expect((await second.post('/token', form)).status).toBe(200);
  await second.close();
  const third = await openTestSandbox({ DATA_DIR: first.dataDir });
  expect((await third.post('/token', form)).status).toBe(400);
  await third.close();
});
