import { decodeJwt } from 'jose';
import {
  authorizePath,
  fragmentOf,
  openTestSandbox,
  queryOf,
  site,
  type TestSandbox,
} from './test-sandbox.ts';

let bench: TestSandbox;
beforeAll(async () => {
  bench = await openTestSandbox({ REDIRECT_URIS: 'http://127.0.0.1:9/exactly/this' });
});
afterAll(() => bench.close());

const allow = (form: Record<string, string>, changes = {}) =>
  bench.press(authorizePath(changes), { decision: 'allow', ...form });

const claimsOf = ({ to }: { to: URL }) => decodeJwt(fragmentOf(to).id_token ?? '');

it('hands the ID token to the browser behind the #, with state and nonce', async () => {
  const { status, to } = await allow({ person: 'nadia' });
  expect(status).toBe(303);
  expect(`${to.origin}${to.pathname}${to.search}`).toBe(`${site}/login/google`);
  expect(fragmentOf(to)).toMatchObject({ state: 'S&1' });
  expect(claimsOf({ to })).toMatchObject({ nonce: 'N1', email: 'nadia.rahman@example.com' });
});

it('a person whose address is not verified, and one without any', async () => {
  expect(claimsOf(await allow({ person: 'rafi' }))).toMatchObject({ email_verified: false });
  expect(claimsOf(await allow({ person: 'mitu' }))).not.toHaveProperty('email');
});

it('a typed person gets the same sub each time, and a name of one word is accepted', async () => {
  const typed = { person: 'other', name: 'Shirin', email: 'Shirin@Example.com', verified: '1' };
  const [first, again] = [
    claimsOf(await allow(typed)),
    claimsOf(await allow({ ...typed, name: 'S. Akter' })),
  ];
  expect(first).toMatchObject({ name: 'Shirin', given_name: 'Shirin', email_verified: true });
  expect(again.sub).toBe(first.sub);
});

it('a scope that was not requested adds no claim', async () => {
  const claims = claimsOf(await allow({ person: 'nadia' }, { scope: 'openid' }));
  expect(claims).not.toHaveProperty('email');
  expect(claims).not.toHaveProperty('name');
});

it('a refusal is reported to the site', async () => {
  const { to } = await bench.press(authorizePath(), { decision: 'refuse' });
  expect(fragmentOf(to)).toEqual({ error: 'access_denied', state: 'S&1' });
});

it.each([
  [{ person: 'nobody' }, 'Choose an account.'],
  [{ person: 'other', name: ' ' }, 'Enter a name.'],
  [{ person: 'other', name: 'A', email: 'a@b' }, 'Enter a valid email address'],
])('asks again for %p', async (form, words) => {
  const { status, page } = await allow(form, { lang: 'en' });
  expect(status).toBe(400);
  expect(page).toContain(words);
});

it('keeps what was typed, and takes no markup from it', async () => {
  const { page } = await allow({ person: 'other', name: '"><b>', email: 'no' });
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;"');
});

it.each([
  [{ client_id: 'who' }, 401, 'invalid_client'],
  [{ redirect_uri: 'https://evil.example/' }, 400, 'redirect_uri_mismatch'],
  [{ redirect_uri: `${site}.evil.example/` }, 400, 'redirect_uri_mismatch'],
  [{ redirect_uri: `${site}/login#x` }, 400, 'redirect_uri_mismatch'],
  [{ redirect_uri: 'http://127.0.0.1:9/exactly/this/not' }, 400, 'redirect_uri_mismatch'],
])('%p is shown to the person and not reported to the site', async (changes, status, code) => {
  const answer = await bench.get(authorizePath(changes));
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(code);
});

it('a whole registered address may be returned to', async () => {
  expect((await bench.get(authorizePath({ redirect_uri: 'http://127.0.0.1:9/exactly/this' }))).status).toBe(
    200,
  );
});

it.each([
  [{ response_type: 'token' }, 'unsupported_response_type'],
  [{ response_type: 'code', scope: undefined }, 'invalid_request'],
  [{ response_type: 'code', code_challenge: 'short' }, 'invalid_request'],
  [{ response_type: 'code', code_challenge_method: 'S256' }, 'invalid_request'],
])('%p is reported to the site', async (changes, error) => {
  const location = new URL((await bench.get(authorizePath(changes))).headers.get('location') ?? '');
  expect(queryOf(location)).toMatchObject({ error, state: 'S&1' });
});

it.each([{ nonce: undefined }, { scope: 'email' }, { response_mode: 'query' }])(
  'an ID token for the browser is not made for %p',
  async (changes) => {
    const location = new URL((await bench.get(authorizePath(changes))).headers.get('location') ?? '');
    expect(fragmentOf(location)).toMatchObject({ error: 'invalid_request' });
  },
);

it('prompt=none answers without a page for who is signed in, and says so for who is not', async () => {
  const path = authorizePath({ prompt: 'none' });
  const refused = await bench.get(path);
  expect(fragmentOf(new URL(refused.headers.get('location') ?? ''))).toMatchObject({
    error: 'login_required',
  });
  const { cookie } = await allow({ person: 'tanvir' });
  const answered = await bench.get(path, { cookie });
  expect(claimsOf({ to: new URL(answered.headers.get('location') ?? '') })).toMatchObject({
    email: 'tanvir.hasan@example.com',
  });
});

const chosenIn = (page: string) => /value="(\w+)" data-testid="person-\w+" checked/.exec(page)?.[1];

it('the page opens at whom the site means, or who was here last', async () => {
  const page = async (changes: Record<string, string>, cookie = '') =>
    (await bench.get(authorizePath(changes), { cookie })).text();
  expect(chosenIn(await page({}))).toBe('nadia');
  expect(chosenIn(await page({ login_hint: 'rafi.ahmed@example.com' }))).toBe('rafi');
  const unknown = await page({ login_hint: 'new@example.com' });
  expect(chosenIn(unknown)).toBe('other');
  expect(unknown).toContain('value="new@example.com"');
  const { cookie } = await allow({ person: 'mitu' });
  expect(chosenIn(await page({}, cookie))).toBe('mitu');
});

it('speaks Bengali when asked, and switches without losing the question', async () => {
  const page = await (await bench.get(authorizePath({ hl: 'bn' }))).text();
  expect(page).toContain('<html lang="bn">');
  expect(page).toContain('Google দিয়ে এগিয়ে যান');
  const english = /href="([^"]+)" lang="en"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(await (await bench.get(english)).text()).toContain('Continue with Google');
  expect(english).toContain('nonce=N1');
});
