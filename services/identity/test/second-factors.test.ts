import { Role } from '@sargam/proto/identity/v1/identity';
import type { PersonId } from '../src/people/person.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';
import { createTotpSteps } from './system/totp-staff.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);
beforeEach(() => {
  system.clock.now = new Date();
});

const { codeOf, nextStep, setUp, enterPassword, finish } = createTotpSteps(() => system);
const wrong = { kind: 'invalid', code: 'second-factor-wrong' };

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

it('new recovery codes end the old ones', async () => {
  const staff = await setUp();
  const { codes } = await staff.calls.secondFactors.renewRecoveryCodes({});
  const token = await enterPassword(staff);
  await expect(finish(token, staff.recoveryCodes[0] ?? '')).rejects.toMatchObject(wrong);
  await expect(finish(token, codes[0] ?? '')).resolves.toBeDefined();
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
  await staff.calls.secondFactors.removeTotp({});
  await staff.calls.secondFactors.removeTotp({});
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
