import { Role } from '@sargam/proto/identity/v1/identity';
import { Secret, TOTP } from 'otpauth';
import { hashAccount as hashOfEmail } from '../src/login-attempts/attempt-store.ts';
import type { PersonId } from '../src/people/person.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);
beforeEach(() => {
  system.clock.now = new Date();
});

/** The code that an authenticator shows at the time of the test clock. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: system.clock.now.getTime() });
const nextStep = () => system.later(0.5);

/** A member of the staff with a second factor. The next code of the authenticator is unused. */
const setUp = async (role: Role = Role.ROLE_ADMIN) => {
  const staff = await system.createStaff(role);
  const session = await staff.logIn();
  const calls = system.as(staff.id, session.sessionId, 'admin');
  const { secret, uri } = await calls.secondFactors.startTotp({});
  const { codes } = await calls.secondFactors.confirmTotp({ code: codeOf(secret) });
  nextStep();
  return { ...staff, session, calls, secret, uri, recoveryCodes: codes };
};
type Staff = Awaited<ReturnType<typeof setUp>>;

/** Logs in with the password and returns the token of the second step. */
const enterPassword = async ({ logIn }: Pick<Staff, 'logIn'>): Promise<string> => {
  const refusal = await logIn().then(
    () => undefined,
    (error: { code: string; detail: { token: string } }) => error,
  );
  expect(refusal).toMatchObject({ kind: 'unauthenticated', code: 'second-factor-required' });
  return refusal?.detail.token ?? '';
};
const finish = (token: string, code: string) =>
  system.visitor.secondFactors.finishLogIn({ token, code, client: { device: 'Firefox' } });
const wrong = { kind: 'invalid', code: 'second-factor-wrong' };
const expired = { kind: 'invalid', code: 'second-factor-expired' };

it('a login with a second factor needs the password and a code, and opens a usual session', async () => {
  const staff = await setUp();
  const session = await finish(await enterPassword(staff), codeOf(staff.secret));
  expect(session).toMatchObject({ person: { id: staff.id } });
  const { sessions } = await system.as(staff.id, session.sessionId).sessions.listSessions({});
  expect(sessions.find(({ current }) => current)?.device).toBe('Firefox');
  await expect(
    system.visitor.identity.refreshSession({ refreshToken: session.refreshToken }),
  ).resolves.toBeDefined();
});

it.each([
  ['content uploaders', Role.ROLE_CONTENT],
  ['instructors', Role.ROLE_INSTRUCTOR],
])('%s can have a second factor too', async (_, role) => {
  const staff = await setUp(role);
  await expect(finish(await enterPassword(staff), codeOf(staff.secret))).resolves.toBeDefined();
});

it('students cannot set up a second factor', async () => {
  const { id, logIn } = await system.createPerson();
  const calls = system.as(id, (await logIn()).sessionId);
  await expect(calls.secondFactors.startTotp({})).rejects.toMatchObject({ kind: 'forbidden' });
});

it('a secret counts only after its first code, and a wrong code does not confirm it', async () => {
  const staff = await system.createStaff(Role.ROLE_ADMIN);
  const calls = system.as(staff.id, (await staff.logIn()).sessionId, 'admin');
  const first = await calls.secondFactors.startTotp({});
  const second = await calls.secondFactors.startTotp({});
  await expect(calls.secondFactors.confirmTotp({ code: codeOf(first.secret) })).rejects.toMatchObject(wrong);
  await expect(staff.logIn()).resolves.toBeDefined();
  expect((await calls.secondFactors.getSecondFactor({})).confirmedAt).toBeUndefined();
  await calls.secondFactors.confirmTotp({ code: codeOf(second.secret) });
  expect(await calls.secondFactors.getSecondFactor({})).toMatchObject({
    confirmedAt: system.clock.now,
    unusedRecoveryCodes: 10,
    required: false,
  });
});

it('a confirmed secret is not replaced by another set-up', async () => {
  const { calls } = await setUp();
  await expect(calls.secondFactors.startTotp({})).rejects.toMatchObject({ code: 'second-factor-exists' });
});

it('a code works once: neither again, nor the code before it, nor twice at the same time', async () => {
  const staff = await setUp();
  const [before, code] = [codeOf(staff.secret), (nextStep(), codeOf(staff.secret))];
  const tokens = await Promise.all(Array.from({ length: 5 }, () => enterPassword(staff)));
  const outcomes = await Promise.allSettled(tokens.map((token) => finish(token, code)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const token = await enterPassword(staff);
  for (const used of [code, before]) await expect(finish(token, used)).rejects.toMatchObject(wrong);
});

it('the code that confirmed the set-up does not log in', async () => {
  const staff = await system.createStaff(Role.ROLE_ADMIN);
  const calls = system.as(staff.id, (await staff.logIn()).sessionId, 'admin');
  const { secret } = await calls.secondFactors.startTotp({});
  const code = codeOf(secret);
  await calls.secondFactors.confirmTotp({ code });
  await expect(finish(await enterPassword(staff), code)).rejects.toMatchObject(wrong);
});

it('a recovery code replaces a code once, in small letters and without separators too', async () => {
  const staff = await setUp();
  const code = staff.recoveryCodes[3] ?? '';
  await finish(await enterPassword(staff), code.toLowerCase().replaceAll('-', ' '));
  expect(await staff.calls.secondFactors.getSecondFactor({})).toMatchObject({ unusedRecoveryCodes: 9 });
  await expect(finish(await enterPassword(staff), code)).rejects.toMatchObject(wrong);
});

it('new recovery codes end the old ones', async () => {
  const staff = await setUp();
  const { codes } = await staff.calls.secondFactors.renewRecoveryCodes({});
  const token = await enterPassword(staff);
  await expect(finish(token, staff.recoveryCodes[0] ?? '')).rejects.toMatchObject(wrong);
  await expect(finish(token, codes[0] ?? '')).resolves.toBeDefined();
});

it('a code or a recovery code of another person does not finish a login', async () => {
  const [victim, thief] = [await setUp(), await setUp()];
  const token = await enterPassword(victim);
  await expect(finish(token, codeOf(thief.secret))).rejects.toMatchObject(wrong);
  await expect(finish(token, thief.recoveryCodes[0] ?? '')).rejects.toMatchObject(wrong);
  expect(await thief.calls.secondFactors.getSecondFactor({})).toMatchObject({ unusedRecoveryCodes: 10 });
});

it.each([
  ['after five minutes', async () => system.later(5)],
  [
    'after a change of the password',
    async ({ calls, id, password }: Staff) =>
      void (await calls.profiles.updateProfile({
        personId: id,
        password: { currentPassword: password, newPassword: 'another-kokil-2' },
      })),
  ],
])('the token of a login does not work %s', async (_, happens) => {
  const staff = await setUp();
  const token = await enterPassword(staff);
  await happens(staff);
  await expect(finish(token, codeOf(staff.secret))).rejects.toMatchObject(expired);
});

it('the token of a login works once and is none of a set-up', async () => {
  const staff = await setUp();
  const token = await enterPassword(staff);
  await expect(system.visitor.secondFactors.startTotp({ setupToken: token })).rejects.toMatchObject(expired);
  await finish(token, codeOf(staff.secret));
  nextStep();
  await expect(finish(token, codeOf(staff.secret))).rejects.toMatchObject(expired);
});

it('a suspended admin with the password and a code cannot log in', async () => {
  const staff = await setUp();
  const token = await enterPassword(staff);
  await system.suspend(staff.id);
  await expect(finish(token, codeOf(staff.secret))).rejects.toMatchObject({ code: 'suspended' });
});

it('guesses of codes are delayed after ten, also with new tokens and after a mailed password reset', async () => {
  const staff = await setUp();
  for (let guess = 0; guess < 10; guess += 1)
    await expect(finish(await enterPassword(staff), '000000')).rejects.toMatchObject(wrong);
  await system.db.deleteFrom('login_attempts').where('account', '=', hashOfEmail(staff.email)).execute();
  const token = await enterPassword(staff);
  await expect(finish(token, codeOf(staff.secret))).rejects.toMatchObject({ code: 'login-throttled' });
  system.later(0.1);
  await expect(finish(token, codeOf(staff.secret))).resolves.toBeDefined();
});

it('the database contains neither the secret nor a recovery code', async () => {
  const { id, secret, recoveryCodes } = await setUp();
  const [factor, ...codes] = await Promise.all([
    system.db
      .selectFrom('second_factors')
      .selectAll()
      .where('person_id', '=', id as PersonId)
      .executeTakeFirstOrThrow(),
    system.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('person_id', '=', id as PersonId)
      .executeTakeFirstOrThrow(),
  ]);
  const stored = [factor.encrypted_secret, ...codes.map((code) => code.code_hash)].map((value) =>
    value.toString('latin1'),
  );
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect(stored.some((value) => value.includes(text))).toBe(false);
});

it('the person removes the second factor, and the password is enough again; a repeat changes nothing', async () => {
  const staff = await setUp();
  await staff.calls.secondFactors.removeSecondFactor({});
  await staff.calls.secondFactors.removeSecondFactor({});
  await expect(staff.logIn()).resolves.toBeDefined();
});

it('another admin resets a lost second factor: sessions end, the password logs in, and the log has both people', async () => {
  const staff = await setUp();
  const admin = await system.createAdmin();
  const { sessionIds } = await admin.secondFactors.resetSecondFactor({ personId: staff.id });
  expect(sessionIds).toEqual([staff.session.sessionId]);
  await expect(staff.logIn()).resolves.toBeDefined();
  const line = system.lines.find((text) => text.includes('second factor reset by an admin'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ caller: admin.id, target: staff.id });
});

it('nobody resets their own second factor, and only an admin resets one', async () => {
  const staff = await setUp();
  const reset = { personId: staff.id };
  await expect(staff.calls.secondFactors.resetSecondFactor(reset)).rejects.toMatchObject({
    code: 'own-account',
  });
  const uploader = system.as('u', '', 'content');
  await expect(uploader.secondFactors.resetSecondFactor(reset)).rejects.toMatchObject({ kind: 'forbidden' });
  await enterPassword(staff);
});
