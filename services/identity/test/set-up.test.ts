import { DomainError } from '@sargam/chassis/errors';
import { Role } from '@sargam/proto/identity/v1/identity';
import { userEvents } from '../src/people/person-events.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem({ STAFF_WITHOUT_SET_UP: 'demo@example.com' });
}, 60_000);
afterAll(() => system.stop(), 30_000);

const dayMinutes = 24 * 60;
const newPassword = 'a-password-of-my-own';
const { ROLE_ADMIN, ROLE_CONTENT, ROLE_INSTRUCTOR, ROLE_STUDENT } = Role;

/** An account that an admin created with the form's password. */
const create = async (role: Role, email = `staff-${Math.random()}@example.com`) => {
  const form = system.buildSignUpForm({ role, email });
  const { id } = await system.admin.identity.signUp(form);
  return { id, email, password: form.password };
};

/** The requests of mails with a link for the person, oldest first. */
const linksOf = (id: string, count = 1) =>
  system.service.eventually(() => {
    const links = system.service
      .publishedEvents(userEvents)
      .flatMap(({ key, event: { event } }) =>
        key === id && event?.$case === 'verificationRequested' ? [event.value] : [],
      );
    expect(links).toHaveLength(count);
    return links;
  });

const logIn = ({ email, password }: { email: string; password: string }) =>
  system.visitor.identity.logIn({ email, password, client: undefined });

const refusalOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof DomainError)) throw new Error('the call was not refused');
  return { code: error.code, token: error.detail?.['token'] ?? '' };
};

const choose = (token: string, password = newPassword) =>
  system.visitor.passwords.resetPassword({ token, password });
const redeem = (token: string) => system.visitor.identity.redeemVerification({ token, browserToken: '' });

describe.each([ROLE_CONTENT, ROLE_INSTRUCTOR])('an account of %s', (role) => {
  it('is set up with the mailed link: another password, and a verified address', async () => {
    const staff = await create(role);
    const [link] = await linksOf(staff.id);
    expect(link).toMatchObject({ staffSetUp: true, createdByAdmin: true });
    expect(link?.expiresAt?.getTime()).toBe(system.clock.now.getTime() + dayMinutes * 60_000);
    const { passwordToken } = await redeem(system.tokenOf(link));
    expect(await refusalOf(logIn(staff))).toMatchObject({ code: 'login-failed' });
    await choose(passwordToken);
    const { person } = await logIn({ ...staff, password: newPassword });
    expect(person).toMatchObject({ id: staff.id, emailVerified: true });
  });
});

it('the password of the form opens the set-up once, without a session and without verifying the address', async () => {
  const staff = await create(ROLE_CONTENT);
  const { code, token } = await refusalOf(logIn(staff));
  expect(code).toBe('set-up-required');
  expect(await refusalOf(logIn(staff))).toMatchObject({ code: 'login-failed' });
  await choose(token);
  expect((await logIn({ ...staff, password: newPassword })).person).toMatchObject({ emailVerified: false });
});

it('of two logins with the password of the form at once, one opens the set-up', async () => {
  const staff = await create(ROLE_CONTENT);
  const codes = await Promise.all([1, 2].map(async () => (await refusalOf(logIn(staff))).code));
  expect(codes.sort()).toEqual(['login-failed', 'set-up-required']);
});

it('the link can be opened again until a password is chosen, and then ends nothing', async () => {
  const staff = await create(ROLE_CONTENT);
  const [link] = await linksOf(staff.id);
  await redeem(system.tokenOf(link));
  const { passwordToken } = await redeem(system.tokenOf(link));
  await choose(passwordToken);
  expect((await redeem(system.tokenOf(link))).passwordToken).toBe('');
  await logIn({ ...staff, password: newPassword });
});

it('two choices at once set one password', async () => {
  const staff = await create(ROLE_CONTENT);
  const [link] = await linksOf(staff.id);
  const first = await redeem(system.tokenOf(link));
  const second = await redeem(system.tokenOf(link));
  const passwords = ['first-choice-1', 'second-choice-2'];
  const tokens = [first.passwordToken, second.passwordToken];
  const outcomes = await Promise.allSettled(tokens.map((token, at) => choose(token, passwords[at])));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const chosen = passwords[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? '';
  await logIn({ ...staff, password: chosen });
});

it('after 24 hours only a new link of an admin sets the account up, and ends the earlier one', async () => {
  const staff = await create(ROLE_CONTENT);
  const [earlier] = await linksOf(staff.id);
  system.advanceMinutes(dayMinutes);
  expect(await refusalOf(logIn(staff))).toMatchObject({ code: 'set-up-expired' });
  expect(await refusalOf(redeem(system.tokenOf(earlier)))).toMatchObject({ code: 'verification-link-dead' });
  await system.admin.identity.resendVerification({ personId: staff.id });
  const [, link] = await linksOf(staff.id, 2);
  expect(await refusalOf(redeem(system.tokenOf(earlier)))).toMatchObject({ code: 'verification-link-dead' });
  await choose((await redeem(system.tokenOf(link))).passwordToken);
  await logIn({ ...staff, password: newPassword });
});

it('a new link also ends a set-up that was opened with an earlier link or with the password of the form', async () => {
  const staff = await create(ROLE_CONTENT);
  const [link] = await linksOf(staff.id);
  const tokens = [(await refusalOf(logIn(staff))).token, (await redeem(system.tokenOf(link))).passwordToken];
  await system.admin.identity.resendVerification({ personId: staff.id });
  for (const token of tokens)
    expect(await refusalOf(choose(token))).toMatchObject({ code: 'reset-link-invalid' });
});

it('an admin who marks the address as verified does not end the set-up', async () => {
  const staff = await create(ROLE_ADMIN);
  await system.admin.identity.markEmailVerified({ personId: staff.id });
  const [link] = await linksOf(staff.id);
  expect(await refusalOf(logIn(staff))).toMatchObject({ code: 'set-up-required' });
  await choose((await redeem(system.tokenOf(link))).passwordToken);
  await logIn({ ...staff, password: newPassword });
  await system.admin.identity.resendVerification({ personId: staff.id });
  expect(await linksOf(staff.id)).toHaveLength(1);
});

it('a forgotten password does not replace the set-up', async () => {
  const staff = await create(ROLE_CONTENT);
  const student = await system.createPerson();
  for (const { email } of [staff, student]) await system.visitor.passwords.requestPasswordReset({ email });
  const resets = () =>
    system.service
      .publishedEvents(userEvents)
      .flatMap(({ key, event: { event } }) => (event?.$case === 'passwordResetRequested' ? [key] : []));
  await system.service.eventually(() => expect(resets()).toContain(student.id));
  expect(resets()).not.toContain(staff.id);
});

it('students and the accounts of the demo data keep the password of the form', async () => {
  await logIn(await create(ROLE_STUDENT));
  await logIn(await create(ROLE_CONTENT, 'demo@example.com'));
});
