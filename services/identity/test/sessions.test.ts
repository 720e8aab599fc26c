import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { IdentityServiceDefinition, Role, type SignUpRequest } from '@sargam/proto/identity/v1/identity';
import { SessionServiceDefinition } from '@sargam/proto/identity/v1/sessions';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { type IdentitySettings, settings } from '../src/config.ts';
import { startIdentity } from '../src/start.ts';

let now = new Date();
let suite: ServiceUnderTest<IdentitySettings>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, {
    settings,
    start: startIdentity,
    clock: () => now,
    env: { SITE_URL: 'https://sargam.test' },
  });
}, 60_000);
afterAll(() => suite.stop(), 30_000);
beforeEach(() => {
  now = new Date();
});

const visitor = () => suite.client(IdentityServiceDefinition);
const as = (subject: string, role = 'student') =>
  suite.as({ subject, roles: [role] }).client(IdentityServiceDefinition);

let people = 0;
const buildSignUpForm = (change: Partial<SignUpRequest> = {}): SignUpRequest => ({
  client: undefined,
  name: 'Mitu Rahman',
  email: `mitu${(people += 1)}@example.com`,
  password: 'secret-1',
  phone: '01711000000',
  address: 'Dhanmondi, Dhaka',
  dateOfBirth: '2001-04-14',
  photo: 'people/mitu.webp',
  referralCode: '',
  role: Role.ROLE_UNSPECIFIED,
  instructorId: '',
  language: 'bn',
  ...change,
});

describe('a session', () => {
  const signUpAndLogIn = async () => {
    const form = buildSignUpForm();
    await visitor().signUp(form);
    return visitor().logIn({ email: form.email, password: form.password });
  };

  it('starts with the correct password, and a wrong password and an unknown address have the same error', async () => {
    const form = buildSignUpForm();
    await visitor().signUp(form);
    const failure = {
      kind: 'unauthenticated',
      message: 'Login Failed!! Please try with correct Credentials.',
    };
    await expect(visitor().logIn({ email: form.email, password: 'wrong' })).rejects.toMatchObject(failure);
    await expect(visitor().logIn({ email: 'nobody@example.com', password: 'x' })).rejects.toMatchObject(
      failure,
    );
    expect(await visitor().logIn({ email: form.email.toUpperCase(), password: form.password })).toBeTruthy();
  });

  it('has an access token that the public keys verify', async () => {
    const session = await signUpAndLogIn();
    const { jwksJson } = await visitor().getKeySet({});
    const { payload } = await jwtVerify(session.accessToken, createLocalJWKSet(JSON.parse(jwksJson)));
    expect(payload).toMatchObject({
      iss: 'sargam',
      aud: 'sargam-api',
      sub: session.person?.id,
      role: 'student',
      sid: session.sessionId,
      verified: false,
    });
    expect(jwksJson).not.toContain('"d"');
  });

  it('ends on logout', async () => {
    const { refreshToken } = await signUpAndLogIn();
    await suite.client(SessionServiceDefinition).logOut({ refreshToken });
    await expect(visitor().refreshSession({ refreshToken })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('returns an account to its owner and to admins only', async () => {
    const { person } = await signUpAndLogIn();
    const personId = person?.id ?? '';
    expect(await as(personId).getPerson({ personId })).toMatchObject({ id: personId });
    expect(await as('a', 'admin').getPerson({ personId })).toMatchObject({ id: personId });
    await expect(as('somebody-else').getPerson({ personId })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(visitor().getPerson({ personId })).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

it('signs with a new key when the old one retires, and still publishes the old key', async () => {
  const kids = async () =>
    (JSON.parse((await visitor().getKeySet({})).jwksJson) as { keys: { kid: string }[] }).keys.map(
      ({ kid }) => kid,
    );
  const [old] = await kids();
  now = new Date(now.getTime() + suite.settings.keyLife + 1000);
  await suite.restart();
  const after = await kids();
  expect(after).toHaveLength(2);
  expect(after[1]).toBe(old);
});
