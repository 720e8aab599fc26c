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
  system.lines.length = 0;
});

const refused = { kind: 'invalid', code: 'passkey-wrong' };
const expired = { kind: 'invalid', code: 'passkey-expired' };

const setUp = () => createPasskeyStaff(system);
const openPerson = () => openStaff(system);
const reasonOfRefusal = (): string => {
  const line = system.lines.find((text) => text.includes('passkey refused'));
  return String((JSON.parse(line ?? '{}') as { reason?: string }).reason);
};

const wrongClaims = [
  ['another origin', { origin: 'https://site.test.evil.example' }, /origin/],
  ['another relying party', { rpId: 'evil.example' }, /RP ID/],
  ['no verification of the person', { userVerified: false }, /[Uu]ser.*verif/],
] as const;

it.each(wrongClaims)('a login with a response for %s is refused', async (_, claims, reason) => {
  const staff = await setUp();
  const { json, finish } = await staff.startLogIn();
  await expect(finish(staff.authenticator.get(json, claims))).rejects.toMatchObject(refused);
  expect(reasonOfRefusal()).toMatch(reason);
});

it.each(wrongClaims)('a new passkey with a response for %s is refused', async (_, claims, reason) => {
  const { calls } = await openPerson();
  const { json } = await calls.passkeys.startPasskey({});
  const responseJson = createAuthenticator().create(json, claims);
  await expect(calls.passkeys.addPasskey({ name: 'Laptop', responseJson })).rejects.toMatchObject(refused);
  expect(reasonOfRefusal()).toMatch(reason);
});

it.each(['', '{}', 'null', '{"id":"a","rawId":"a","type":"public-key","response":{"clientDataJSON":"?"}}'])(
  'a malformed response is refused: %s',
  async (responseJson) => {
    const { finish } = await (await setUp()).startLogIn();
    await expect(finish(responseJson)).rejects.toMatchObject(refused);
  },
);

it('a signature of another key is refused, although it names the passkey', async () => {
  const staff = await setUp();
  const { json, finish } = await staff.startLogIn();
  const forged = JSON.parse(createAuthenticator().get(json, { signCount: 9 })) as object;
  const id = staff.authenticator.id;
  await expect(finish(JSON.stringify({ ...forged, id, rawId: id }))).rejects.toMatchObject(refused);
  expect(reasonOfRefusal()).toBe('Wrong signature');
});

it('the passkey of another person is refused', async () => {
  const [victim, thief] = [await setUp(), await setUp()];
  const { json, finish } = await victim.startLogIn();
  await expect(finish(thief.authenticator.get(json))).rejects.toMatchObject(refused);
  expect(reasonOfRefusal()).toBe('Unknown credential');
});

it.each([
  ['the same count', 7],
  ['a lower count', 6],
])('a response with %s comes from a copied key and is refused', async (_, signCount) => {
  const staff = await setUp();
  const first = await staff.startLogIn();
  await first.finish(staff.authenticator.get(first.json, { signCount: 7 }));
  const second = await staff.startLogIn();
  await expect(second.finish(staff.authenticator.get(second.json, { signCount }))).rejects.toMatchObject(
    refused,
  );
});

it('a challenge works once, also after a refused response, and two responses at the same time open one session', async () => {
  const staff = await setUp();
  const { token, json, finish } = await staff.startLogIn();
  const { authenticator } = staff;
  await expect(finish(authenticator.get(json, { userVerified: false }))).rejects.toMatchObject(refused);
  await expect(finish(authenticator.get(json))).rejects.toMatchObject(expired);
  const again = await system.visitor.passkeys.startPasskeyLogIn({ token });
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => finish(authenticator.get(again.json))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('an invented challenge and those of another login, another session and another purpose are refused', async () => {
  const [staff, other] = [await setUp(), await setUp()];
  const { finish } = await staff.startLogIn();
  const elsewhere = [
    JSON.stringify({ challenge: 'aW52ZW50ZWQ' }),
    (await staff.startLogIn()).json,
    (await other.startLogIn()).json,
    (await staff.calls.passkeys.startPasskeyStepUp({})).json,
  ];
  for (const json of elsewhere)
    await expect(finish(staff.authenticator.get(json))).rejects.toMatchObject(expired);
  const session = await staff.logInWith();
  const { json } = await system.as(staff.id, session.sessionId).passkeys.startPasskeyStepUp({});
  const responseJson = staff.authenticator.get(json);
  await expect(staff.calls.passkeys.stepUpWithPasskey({ responseJson })).rejects.toMatchObject(expired);
});

it('a challenge of a new passkey ends after five minutes, and so do a login and its challenge', async () => {
  const staff = await setUp();
  const { json } = await staff.calls.passkeys.startPasskey({});
  const login = await staff.startLogIn();
  system.advanceMinutes(5);
  const responseJson = createAuthenticator().create(json);
  const added = staff.calls.passkeys.addPasskey({ name: 'Late', responseJson });
  await expect(added).rejects.toMatchObject(expired);
  await expect(login.finish(staff.authenticator.get(login.json))).rejects.toMatchObject({
    code: 'second-factor-expired',
  });
});

it('a suspended admin and a changed password end the login', async () => {
  const [suspended, changed] = [await setUp(), await setUp()];
  const first = await suspended.startLogIn();
  await system.suspend(suspended.id);
  await expect(first.finish(suspended.authenticator.get(first.json))).rejects.toMatchObject({
    code: 'suspended',
  });
  const second = await changed.startLogIn();
  const password = { currentPassword: changed.password, newPassword: 'another-kokil-2' };
  await changed.calls.profiles.updateProfile({ personId: changed.id, password });
  await expect(second.finish(changed.authenticator.get(second.json))).rejects.toMatchObject({
    code: 'second-factor-expired',
  });
});
