import { hashAccount as hashOfEmail } from '../src/login-attempts/attempt-store.ts';
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
type Staff = Awaited<ReturnType<typeof setUp>>;
const wrong = { kind: 'invalid', code: 'second-factor-wrong' };
const expired = { kind: 'invalid', code: 'second-factor-expired' };

it('a recovery code replaces a code once, in small letters and without separators too', async () => {
  const staff = await setUp();
  const code = staff.recoveryCodes[3] ?? '';
  await finish(await enterPassword(staff), code.toLowerCase().replaceAll('-', ' '));
  expect(await staff.calls.secondFactors.getSecondFactor({})).toMatchObject({ unusedRecoveryCodes: 9 });
  await expect(finish(await enterPassword(staff), code)).rejects.toMatchObject(wrong);
});

it('a code or a recovery code of another person does not finish a login', async () => {
  const [victim, thief] = [await setUp(), await setUp()];
  const token = await enterPassword(victim);
  await expect(finish(token, codeOf(thief.secret))).rejects.toMatchObject(wrong);
  await expect(finish(token, thief.recoveryCodes[0] ?? '')).rejects.toMatchObject(wrong);
  expect(await thief.calls.secondFactors.getSecondFactor({})).toMatchObject({ unusedRecoveryCodes: 10 });
});

it.each([
  ['after five minutes', async () => system.advanceMinutes(5)],
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
  system.advanceMinutes(0.1);
  await expect(finish(token, codeOf(staff.secret))).resolves.toBeDefined();
});
