import { createLog } from '@sargam/chassis/log';
import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { IdentityServiceDefinition, Role, SignUpRequest } from '@sargam/proto/identity/v1/identity';
import { SecondFactorServiceDefinition } from '@sargam/proto/identity/v1/second_factors';
import { SuspensionServiceDefinition } from '@sargam/proto/identity/v1/suspensions';
import { Secret, TOTP } from 'otpauth';
import { type IdentitySettings, settings } from '../src/config.ts';
import { startIdentity } from '../src/start.ts';

const lines: Record<string, unknown>[] = [];
const log = createLog({
  service: 'identity',
  level: 'info',
  destination: {
    write: (text) => {
      const line = JSON.parse(text);
      // The consumer of a topic joins its group at any time.
      if (!('topic' in line)) lines.push(line);
    },
  },
});
const email = 'first-admin@sargam.test';
const password = 'a long enough secret';

let suite: ServiceUnderTest<IdentitySettings>;
beforeAll(async () => {
  const env = {
    SITE_URL: 'https://sargam.test',
    FIRST_ADMIN_EMAIL: email,
    FIRST_ADMIN_PASSWORD: password,
  };
  suite = await startTestService(import.meta.dirname, { settings, start: startIdentity, env, log });
}, 60_000);
afterAll(() => suite.stop(), 30_000);
beforeEach(() => lines.splice(0));

const client = { device: 'a browser', ipAddress: '2001:db8:1:2:3:4:5:6', browserToken: '' };
const logIn = (as: string, secret: string) =>
  suite.client(IdentityServiceDefinition).logIn({ email: as, password: secret, client });
const textsOf = () => lines.map(({ msg }) => msg);

it('a login is logged with the person, the role and the network, without password, token and address', async () => {
  const session = await logIn(email, password);
  const person = session.person?.id;
  const network = '2001:db8:1:2::/64';
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'login succeeded',
      provider: 'password',
      person,
      role: 'ROLE_ADMIN',
      network,
    }),
  ]);
  await expect(logIn(email, 'a wrong secret')).rejects.toThrow();
  expect(lines[1]).toMatchObject({ msg: 'login rejected', outcome: 'rejected', person, network });
  await expect(logIn('nobody@sargam.test', password)).rejects.toThrow();
  expect(lines[2]).toMatchObject({ msg: 'login rejected', outcome: 'rejected', network });
  expect(lines[2]).not.toHaveProperty('person');
  const text = JSON.stringify(lines);
  for (const secret of [
    password,
    'a wrong secret',
    session.refreshToken,
    session.accessToken,
    '@sargam.test',
  ])
    expect(text).not.toContain(secret);
});

it('changes of rights are logged with the admin and the person', async () => {
  const { person } = await logIn(email, password);
  const admin = suite.as({ subject: person?.id ?? '', roles: ['admin'] });
  const form = { name: 'Mitu', email: 'mitu@sargam.test', password, phone: '01700000000' };
  const request = SignUpRequest.fromPartial({
    ...form,
    role: Role.ROLE_INSTRUCTOR,
    instructorId: 'profile-of-mitu',
  });
  const created = await admin.client(IdentityServiceDefinition).signUp(request);
  await admin.client(SuspensionServiceDefinition).suspend({ personId: created.id });
  await admin.client(SuspensionServiceDefinition).unsuspend({ personId: created.id });
  expect(textsOf()).toEqual([
    'login succeeded',
    'account created by an admin',
    'account suspended',
    'account unsuspended',
  ]);
  const change = expect.objectContaining({ caller: person?.id, target: created.id });
  expect(lines.slice(1)).toEqual([change, change, change]);
});

it('the renewal of recovery codes is logged with the person, without a code, and a refused one is not', async () => {
  const { person, sessionId } = await logIn(email, password);
  const caller = suite.as({ subject: person?.id ?? '', roles: ['admin'], session: sessionId });
  const calls = caller.client(SecondFactorServiceDefinition);
  await expect(calls.renewRecoveryCodes({})).rejects.toThrow();
  const { secret } = await calls.startTotp({});
  await calls.confirmTotp({ code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
  const { codes } = await calls.renewRecoveryCodes({});
  expect(lines.filter(({ msg }) => msg === 'recovery codes renewed')).toEqual([
    expect.objectContaining({ caller: person?.id, target: person?.id }),
  ]);
  const text = JSON.stringify(lines);
  for (const code of [secret, ...codes]) expect(text).not.toContain(code);
});
