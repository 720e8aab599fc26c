import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import type { IdTokenFaultMode } from '../src/faults/fault.ts';
import { authorizePath, clientId, fragmentOf, openTestSandbox, type TestSandbox } from './test-sandbox.ts';

let bench: TestSandbox;
beforeAll(async () => {
  bench = await openTestSandbox();
});
afterAll(() => bench.close());

/** As a service would check it, without remembering keys. */
const verify = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${bench.url}/oauth2/v3/certs`), { cooldownDuration: 0 }), {
    issuer: bench.url,
    audience: clientId,
    algorithms: ['RS256'],
  });

const createIdToken = async (body: object): Promise<string> =>
  (await bench.admin('POST', '/google/id-token', body)).body.id_token ?? '';

it('a token made without a browser is as good as one with', async () => {
  const { payload, protectedHeader } = await verify(await createIdToken({ person: 'nadia', nonce: 'x' }));
  expect(payload).toMatchObject({ email: 'nadia.rahman@example.com', email_verified: true, nonce: 'x' });
  expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT' });
});

it('anybody can be made up', async () => {
  const token = await createIdToken({ name: 'A B', email: 'a@b.example', email_verified: false, sub: '42' });
  expect(decodeJwt(token)).toMatchObject({ sub: '42', email: 'a@b.example', email_verified: false });
});

const refused: [IdTokenFaultMode, string][] = [
  ['wrong-audience', 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
  ['expired', 'ERR_JWT_EXPIRED'],
  ['other-issuer', 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
  ['bad-signature', 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'],
  ['unknown-kid', 'ERR_JWKS_NO_MATCHING_KEY'],
  ['unsigned', 'ERR_JOSE_ALG_NOT_ALLOWED'],
];

it.each(refused)('%s is refused for just that reason', async (trouble, code) => {
  await expect(verify(await createIdToken({ person: 'nadia', trouble }))).rejects.toMatchObject({ code });
});

it('troubles of what it says leave the signature good', async () => {
  const claims = async (trouble: IdTokenFaultMode) =>
    (await verify(await createIdToken({ person: 'nadia', nonce: 'mine', trouble }))).payload;
  expect(await claims('email-missing')).not.toHaveProperty('email');
  expect(await claims('email-unverified')).toMatchObject({ email_verified: false });
  expect((await claims('wrong-nonce')).nonce).not.toBe('mine');
});

it('the page and the fault list can spoil a token too', async () => {
  const press = (trouble: string) =>
    bench.press(authorizePath(), { person: 'nadia', decision: 'allow', trouble });
  const readClaims = async (trouble: string) =>
    decodeJwt(fragmentOf((await press(trouble)).to).id_token ?? '');
  expect((await readClaims('other-issuer')).iss).toBe('https://accounts.example.com');
  await bench.admin('POST', '/faults', { mode: 'email-missing', call: 'id-token' });
  expect(await readClaims('')).not.toHaveProperty('email');
  expect(await readClaims('')).toHaveProperty('email');
});

it('rotation publishes the new key beside the previous one, which is removed on request only', async () => {
  const kids = async () =>
    ((await (await bench.get('/oauth2/v3/certs')).json()) as { keys: { kid: string }[] }).keys.map(
      ({ kid }) => kid,
    );
  const before = await createIdToken({ person: 'nadia' });
  await bench.admin('POST', '/keys/rotate');
  const after = await createIdToken({ person: 'nadia' });
  expect(await kids()).toEqual([before, after].map((token) => decodeProtectedHeader(token).kid));
  await verify(before);
  await bench.admin('POST', '/keys/rotate', { forget: true });
  expect(await kids()).toHaveLength(1);
  await expect(verify(after)).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
  await verify(await createIdToken({ person: 'nadia' }));
});

it('nothing secret of the keys is published', async () => {
  const { keys } = (await (await bench.get('/oauth2/v3/certs')).json()) as { keys: object[] };
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});
