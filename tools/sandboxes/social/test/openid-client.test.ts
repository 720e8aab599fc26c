import * as client from 'openid-client';
import { clientId, openTestSandbox, site, type TestSandbox } from './test-sandbox.ts';

let bench: TestSandbox;
let config: client.Configuration;
const callback = `${site}/login/google`;

beforeAll(async () => {
  bench = await openTestSandbox();
  config = await client.discovery(new URL(bench.url), clientId, 'google-secret', undefined, {
    execute: [client.allowInsecureRequests],
  });
});
afterAll(() => bench.close());

/** Through the consent page with everything a careful client sends. */
const goThrough = async (person: string) => {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  const { to } = await bench.press(`${address.pathname}${address.search}`, { person, decision: 'allow' });
  return { to, checks: { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce } };
};

it('a certified client finds its way through discovery, consent, PKCE, keys and userinfo', async () => {
  const { to, checks } = await goThrough('tanvir');
  client.enableNonRepudiationChecks(config);
  const tokens = await client.authorizationCodeGrant(config, to, checks);
  const claims = tokens.claims();
  expect(claims).toMatchObject({
    iss: bench.url,
    aud: clientId,
    azp: clientId,
    email: 'tanvir.hasan@example.com',
    email_verified: true,
    name: 'তানভীর হাসান',
    given_name: 'তানভীর',
    family_name: 'হাসান',
  });
  expect(claims?.sub).toMatch(/^\d{21}$/);
  expect((claims?.exp ?? 0) - (claims?.iat ?? 0)).toBe(3600);
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3599 });
  const info = await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
  expect(info).toMatchObject({ email: 'tanvir.hasan@example.com', picture: claims?.picture });
  const picture = await fetch(info.picture ?? '');
  expect(
    Buffer.from(await picture.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

it('the same code a second time gets nothing', async () => {
  const { to, checks } = await goThrough('nadia');
  await client.authorizationCodeGrant(config, to, checks);
  await expect(client.authorizationCodeGrant(config, to, checks)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

it('the client sees the forged signature', async () => {
  await bench.admin('POST', '/faults', { mode: 'bad-signature', call: 'id-token' });
  const { to, checks } = await goThrough('nadia');
  await expect(client.authorizationCodeGrant(config, to, checks)).rejects.toThrow();
});
