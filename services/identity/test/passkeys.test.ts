import { Role } from '@sargam/proto/identity/v1/identity';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { createPasskeyStaff, openStaff } from './system/passkey-staff.ts';
import { createAuthenticator } from './system/software-authenticator.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);
beforeEach(() => {
  system.clock.now = new Date();
});

const refused = { kind: 'invalid', code: 'passkey-wrong' };
const expired = { kind: 'invalid', code: 'passkey-expired' };

const setUp = (role?: Role) => createPasskeyStaff(system, role);
const openPerson = () => openStaff(system);
it.each([
  ['admins', Role.ROLE_ADMIN],
  ['content uploaders', Role.ROLE_CONTENT],
  ['instructors', Role.ROLE_INSTRUCTOR],
])('%s add a passkey; later logins need the password and the passkey', async (_, role) => {
  const staff = await setUp(role);
  expect(await staff.enterPassword()).toMatchObject({ methods: 'passkey' });
  const session = await staff.logInWith();
  const calls = system.as(staff.id, session.sessionId);
  expect((await calls.sessions.listSessions({})).sessions.find(({ current }) => current)?.device).toBe(
    'Firefox',
  );
  const { passkeys, confirmedAt } = await calls.secondFactors.getSecondFactor({});
  expect(passkeys).toEqual([{ ...staff.passkey, name: 'Laptop', usedAt: system.clock.now }]);
  expect([staff.passkey.usedAt, confirmedAt]).toEqual([undefined, undefined]);
});

it('the options name the site and the keys of the person, and require the verification of the person', async () => {
  const staff = await setUp();
  const creation = JSON.parse((await staff.calls.passkeys.startPasskey({})).json);
  expect(creation).toMatchObject({
    rp: { id: 'site.test' },
    attestation: 'none',
    authenticatorSelection: { userVerification: 'required' },
    excludeCredentials: [{ id: staff.authenticator.id, transports: ['internal'] }],
  });
  const request = JSON.parse((await staff.startLogIn()).json);
  expect(request).toMatchObject({
    rpId: 'site.test',
    userVerification: 'required',
    allowCredentials: [{ id: staff.authenticator.id }],
  });
  expect(request.challenge).not.toBe(creation.challenge);
});

it('students cannot add a passkey', async () => {
  const { id, logIn } = await system.createPerson();
  const { passkeys } = system.as(id, (await logIn()).sessionId);
  await expect(passkeys.startPasskey({})).rejects.toMatchObject({ kind: 'forbidden' });
});

it('an authenticator that does not count logs in again and again', async () => {
  const staff = await setUp();
  const authenticator = createAuthenticator();
  const { json } = await staff.calls.passkeys.startPasskey({});
  const responseJson = authenticator.create(json, { signCount: 0 });
  await staff.calls.passkeys.addPasskey({ name: 'Phone', responseJson });
  for (let time = 0; time < 2; time += 1) {
    const login = await staff.startLogIn();
    await expect(login.finish(authenticator.get(login.json, { signCount: 0 }))).resolves.toBeDefined();
  }
});

it('with TOTP too, the login offers both; a passkey stays after the removal of TOTP', async () => {
  const staff = await setUp();
  const { secret } = await staff.calls.secondFactors.startTotp({});
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: system.clock.now.getTime() });
  await staff.calls.secondFactors.confirmTotp({ code: code() });
  system.advanceMinutes(0.5);
  const { token, methods } = await staff.enterPassword();
  expect(methods).toBe('passkey code');
  await expect(system.visitor.secondFactors.finishLogIn({ token, code: code() })).resolves.toBeDefined();
  await staff.calls.secondFactors.removeTotp({});
  expect(await staff.enterPassword()).toMatchObject({ methods: 'passkey' });
});

it('a passkey gives a token of the same session with the current time, once', async () => {
  const staff = await setUp();
  system.advanceMinutes(20);
  const { json } = await staff.calls.passkeys.startPasskeyStepUp({});
  const responseJson = staff.authenticator.get(json);
  const { accessToken } = await staff.calls.passkeys.stepUpWithPasskey({ responseJson });
  const auth_time = Math.floor(system.clock.now.getTime() / 1000);
  expect(decodeJwt(accessToken)).toMatchObject({ sub: staff.id, sid: staff.session.sessionId, auth_time });
  await expect(staff.calls.passkeys.stepUpWithPasskey({ responseJson })).rejects.toMatchObject(expired);
});

it('a person without a passkey cannot step up with one', async () => {
  const { calls } = await openPerson();
  await expect(calls.passkeys.startPasskeyStepUp({})).rejects.toMatchObject({ code: 'passkey-missing' });
});

it('several passkeys have names; each can be removed by its owner only, and a repeat changes nothing', async () => {
  const [staff, thief] = [await setUp(), await setUp()];
  const second = createAuthenticator();
  const { json } = await staff.calls.passkeys.startPasskey({});
  await staff.calls.passkeys.addPasskey({ name: ' ফোন ', responseJson: second.create(json) });
  await thief.calls.passkeys.removePasskey({ passkeyId: staff.passkey.id });
  const names = async () =>
    (await staff.calls.secondFactors.getSecondFactor({})).passkeys.map(({ name }) => name);
  expect(await names()).toEqual(['Laptop', 'ফোন']);
  for (let time = 0; time < 2; time += 1)
    await staff.calls.passkeys.removePasskey({ passkeyId: staff.passkey.id });
  expect(await names()).toEqual(['ফোন']);
  const login = await staff.startLogIn();
  await expect(login.finish(staff.authenticator.get(login.json))).rejects.toMatchObject(refused);
  await expect(staff.logInWith(second)).resolves.toBeDefined();
});

it('a passkey is added once, and its name is required', async () => {
  const staff = await setUp();
  const add = async (name: string) => {
    const { json } = await staff.calls.passkeys.startPasskey({});
    return staff.calls.passkeys.addPasskey({ name, responseJson: staff.authenticator.create(json) });
  };
  await expect(add('Again')).rejects.toMatchObject({ code: 'passkey-exists' });
  await expect(add(' ')).rejects.toMatchObject({ kind: 'invalid', code: 'passkey-name' });
});

it('after the removal of the last passkey, and after the reset by another admin, the password is enough', async () => {
  const [removed, reset] = [await setUp(), await setUp()];
  await removed.calls.passkeys.removePasskey({ passkeyId: removed.passkey.id });
  await expect(removed.logIn()).resolves.toBeDefined();
  const admin = await system.createAdmin();
  const { sessionIds } = await admin.secondFactors.resetSecondFactor({ personId: reset.id });
  expect(sessionIds).toEqual([reset.session.sessionId]);
  await expect(reset.logIn()).resolves.toBeDefined();
  const { passkeys } = await reset.calls.secondFactors.getSecondFactor({});
  expect(passkeys).toEqual([]);
});
