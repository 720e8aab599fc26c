import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { IdentityServiceDefinition, Role, type SignUpRequest } from '@sargam/proto/identity/v1/identity';
import { SessionServiceDefinition } from '@sargam/proto/identity/v1/sessions';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { type IdentitySettings, settings } from '../src/config.ts';
import { userEvents } from '../src/people/person-events.ts';
import { startIdentity } from '../src/start.ts';

let now = new Date();
let suite: ServiceUnderTest<IdentitySettings>;
beforeAll(async () => {
  suite = await startTestService(__dirname, {
    settings,
    start: startIdentity,
    clock: () => now,
    env: { FIRST_ADMIN_EMAIL: 'admin@sargam.test', FIRST_ADMIN_PASSWORD: 'sargam-demo' },
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
const aForm = (change: Partial<SignUpRequest> = {}): SignUpRequest => ({
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

const waitForMailRequest = (personId: string) =>
  suite.eventually(() => {
    const [requested] = suite
      .publishedEvents(userEvents)
      .flatMap(({ event: { event } }) =>
        event?.$case === 'verificationRequested' && event.value.personId === personId ? [event.value] : [],
      );
    if (!requested) throw new Error('no verification mail was requested yet');
    return requested;
  });
const waitForToken = async (personId: string): Promise<string> => (await waitForMailRequest(personId)).token;

describe('sign-up', () => {
  it('creates a student and requests the verification mail', async () => {
    const person = await visitor().signUp(aForm());
    expect(person).toMatchObject({ role: Role.ROLE_STUDENT, emailVerified: false, suspended: false });
    expect(person.studentId).toMatch(/^SG-\d{6}$/);
    expect(await waitForMailRequest(person.id)).toMatchObject({
      token: expect.any(String),
      madeByAdmin: false,
    });
  });

  it('creates one account for concurrent sign-ups with one address', async () => {
    const form = aForm();
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => visitor().signUp(form)));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    const failed = answers.find((answer) => answer.status === 'rejected');
    expect(failed?.reason).toMatchObject({
      kind: 'conflict',
      message: 'Email is already registered, please use login to continue.',
    });
  });

  it('rejects a role other than student from the public', async () => {
    await expect(visitor().signUp(aForm({ role: Role.ROLE_ADMIN }))).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(as('s').signUp(aForm({ role: Role.ROLE_INSTRUCTOR }))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('lets an admin create an instructor with name, e-mail and password only', async () => {
    const form = aForm({
      role: Role.ROLE_INSTRUCTOR,
      instructorId: 'i1',
      photo: '',
      phone: '',
      address: '',
      dateOfBirth: '',
    });
    const created = await as('a', 'admin').signUp(form);
    expect(created).toMatchObject({ role: Role.ROLE_INSTRUCTOR, instructorId: 'i1' });
    expect(await waitForMailRequest(created.id)).toMatchObject({ madeByAdmin: true });
    const student = await as('a', 'admin').signUp(aForm());
    expect(await waitForMailRequest(student.id)).toMatchObject({ madeByAdmin: true });
  });

  it('stores the referrer, and ignores an unknown referral code', async () => {
    const friend = await visitor().signUp(aForm());
    const invited = await visitor().signUp(aForm({ referralCode: friend.referralCode.toLowerCase() }));
    await visitor().signUp(aForm({ referralCode: 'NOBODY22' }));
    await suite.eventually(() => {
      const referrers = suite
        .publishedEvents(userEvents)
        .flatMap(({ event: { event } }) =>
          event?.$case === 'signedUp' && event.value.person?.id === invited.id
            ? [event.value.referredBy]
            : [],
        );
      expect(referrers).toEqual([friend.id]);
    });
  });

  it('checks an address ignoring case', async () => {
    const { email } = await visitor().signUp(aForm());
    expect(await visitor().checkEmail({ email: email.toUpperCase() })).toEqual({ taken: true });
    expect(await visitor().checkEmail({ email: 'free@example.com' })).toEqual({ taken: false });
  });
});

describe('e-mail verification', () => {
  it('succeeds for every use of the link and publishes one event', async () => {
    const { id } = await visitor().signUp(aForm());
    const token = await waitForToken(id);
    const answers = await Promise.all([1, 2, 3].map(() => visitor().verifyEmail({ token })));
    expect(answers.map((person) => person.emailVerified)).toEqual([true, true, true]);
    await suite.eventually(() => {
      const verified = suite
        .publishedEvents(userEvents)
        .filter(({ event: { event } }) => event?.$case === 'emailVerified' && event.value.person?.id === id);
      expect(verified).toHaveLength(1);
    });
  });

  it('rejects an unknown and an expired link', async () => {
    await expect(visitor().verifyEmail({ token: 'made-up' })).rejects.toMatchObject({ kind: 'invalid' });
    const { id } = await visitor().signUp(aForm());
    const token = await waitForToken(id);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await expect(visitor().verifyEmail({ token })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('a session', () => {
  const signUpAndLogIn = async () => {
    const form = aForm();
    await visitor().signUp(form);
    return visitor().logIn({ email: form.email, password: form.password });
  };

  it('starts with the correct password, and a wrong password and an unknown address have the same error', async () => {
    const form = aForm();
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
      sub: session.person?.id,
      role: 'student',
      sid: session.sessionId,
      verified: false,
    });
    expect(jwksJson).not.toContain('"d"');
  });

  it('continues with its refresh token, which changes on each use', async () => {
    const first = await signUpAndLogIn();
    const second = await visitor().refreshSession({ refreshToken: first.refreshToken });
    expect(second.sessionId).toBe(first.sessionId);
    expect(second.refreshToken).not.toBe(first.refreshToken);
  });

  it('continues when two tabs refresh concurrently', async () => {
    const { refreshToken } = await signUpAndLogIn();
    const tabs = await Promise.all([1, 2].map(() => visitor().refreshSession({ refreshToken })));
    await Promise.all(tabs.map((tab) => visitor().refreshSession({ refreshToken: tab.refreshToken })));
  });

  it('ends when a used token is used again after the grace period', async () => {
    const first = await signUpAndLogIn();
    const second = await visitor().refreshSession({ refreshToken: first.refreshToken });
    now = new Date(now.getTime() + 60_000);
    await expect(visitor().refreshSession({ refreshToken: first.refreshToken })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(visitor().refreshSession({ refreshToken: second.refreshToken })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
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

it('creates the first admin once, for any number of starts', async () => {
  await suite.restart();
  const session = await visitor().logIn({ email: 'admin@sargam.test', password: 'sargam-demo' });
  expect(session.person).toMatchObject({ role: Role.ROLE_ADMIN, emailVerified: true });
});
