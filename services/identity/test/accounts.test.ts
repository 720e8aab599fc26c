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

const mailAsked = (personId: string) =>
  suite.eventually(() => {
    const [asked] = suite
      .publishedEvents(userEvents)
      .flatMap(({ event: { event } }) =>
        event?.$case === 'verificationRequested' && event.value.personId === personId ? [event.value] : [],
      );
    if (!asked) throw new Error('no verification was asked for yet');
    return asked;
  });
const mailedToken = async (personId: string): Promise<string> => (await mailAsked(personId)).token;

describe('signing up', () => {
  it('makes a student, tells it once, and asks for the verification mail', async () => {
    const person = await visitor().signUp(aForm());
    expect(person).toMatchObject({ role: Role.ROLE_STUDENT, emailVerified: false, suspended: false });
    expect(person.studentId).toMatch(/^SG-\d{6}$/);
    expect(await mailAsked(person.id)).toMatchObject({ token: expect.any(String), madeByAdmin: false });
  });

  it('gives an address to one of many who ask for it at once', async () => {
    const form = aForm();
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => visitor().signUp(form)));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      kind: 'conflict',
      message: 'Email is already registered, please use login to continue.',
    });
  });

  it('never lets the public choose a role', async () => {
    await expect(visitor().signUp(aForm({ role: Role.ROLE_ADMIN }))).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(as('s').signUp(aForm({ role: Role.ROLE_INSTRUCTOR }))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('lets an admin make an instructor with name, e-mail and password alone', async () => {
    const form = aForm({
      role: Role.ROLE_INSTRUCTOR,
      instructorId: 'i1',
      photo: '',
      phone: '',
      address: '',
      dateOfBirth: '',
    });
    const made = await as('a', 'admin').signUp(form);
    expect(made).toMatchObject({ role: Role.ROLE_INSTRUCTOR, instructorId: 'i1' });
    expect(await mailAsked(made.id)).toMatchObject({ madeByAdmin: true });
    const student = await as('a', 'admin').signUp(aForm());
    expect(await mailAsked(student.id)).toMatchObject({ madeByAdmin: true });
  });

  it('remembers who invited, and takes an unknown code for none', async () => {
    const friend = await visitor().signUp(aForm());
    const invited = await visitor().signUp(aForm({ referralCode: friend.referralCode.toLowerCase() }));
    await visitor().signUp(aForm({ referralCode: 'NOBODY22' }));
    await suite.eventually(() => {
      const told = suite
        .publishedEvents(userEvents)
        .flatMap(({ event: { event } }) =>
          event?.$case === 'signedUp' && event.value.person?.id === invited.id
            ? [event.value.referredBy]
            : [],
        );
      expect(told).toEqual([friend.id]);
    });
  });

  it('knows whether an address is taken, however it is typed', async () => {
    const { email } = await visitor().signUp(aForm());
    expect(await visitor().checkEmail({ email: email.toUpperCase() })).toEqual({ taken: true });
    expect(await visitor().checkEmail({ email: 'free@example.com' })).toEqual({ taken: false });
  });
});

describe('verifying', () => {
  it('works once by its link, says so again to whoever follows it twice, and tells it once', async () => {
    const { id } = await visitor().signUp(aForm());
    const token = await mailedToken(id);
    const answers = await Promise.all([1, 2, 3].map(() => visitor().verifyEmail({ token })));
    expect(answers.map((person) => person.emailVerified)).toEqual([true, true, true]);
    await suite.eventually(() => {
      const told = suite
        .publishedEvents(userEvents)
        .filter(({ event: { event } }) => event?.$case === 'emailVerified' && event.value.person?.id === id);
      expect(told).toHaveLength(1);
    });
  });

  it('refuses a link that nobody was sent, and one that has expired', async () => {
    await expect(visitor().verifyEmail({ token: 'made-up' })).rejects.toMatchObject({ kind: 'invalid' });
    const { id } = await visitor().signUp(aForm());
    const token = await mailedToken(id);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await expect(visitor().verifyEmail({ token })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('a session', () => {
  const loggedIn = async () => {
    const form = aForm();
    await visitor().signUp(form);
    return visitor().logIn({ email: form.email, password: form.password });
  };

  it('begins with the right password, and says the same of a wrong one as of nobody', async () => {
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

  it('carries a token that anyone can check with the public keys', async () => {
    const session = await loggedIn();
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

  it('goes on by its refresh token, which changes each time', async () => {
    const first = await loggedIn();
    const second = await visitor().refreshSession({ refreshToken: first.refreshToken });
    expect(second.sessionId).toBe(first.sessionId);
    expect(second.refreshToken).not.toBe(first.refreshToken);
  });

  it('survives two tabs that refresh at once', async () => {
    const { refreshToken } = await loggedIn();
    const tabs = await Promise.all([1, 2].map(() => visitor().refreshSession({ refreshToken })));
    await Promise.all(tabs.map((tab) => visitor().refreshSession({ refreshToken: tab.refreshToken })));
  });

  it('ends for everyone when an old token comes back', async () => {
    const first = await loggedIn();
    const second = await visitor().refreshSession({ refreshToken: first.refreshToken });
    now = new Date(now.getTime() + 60_000);
    await expect(visitor().refreshSession({ refreshToken: first.refreshToken })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(visitor().refreshSession({ refreshToken: second.refreshToken })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('ends by logging out', async () => {
    const { refreshToken } = await loggedIn();
    await suite.client(SessionServiceDefinition).logOut({ refreshToken });
    await expect(visitor().refreshSession({ refreshToken })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });

  it('shows an account to its owner and to admins only', async () => {
    const { person } = await loggedIn();
    const personId = person?.id ?? '';
    expect(await as(personId).getPerson({ personId })).toMatchObject({ id: personId });
    expect(await as('a', 'admin').getPerson({ personId })).toMatchObject({ id: personId });
    await expect(as('somebody-else').getPerson({ personId })).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(visitor().getPerson({ personId })).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

it('signs with a new key when the old one retires, and goes on vouching for what the old one signed', async () => {
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

it('makes the first admin once, however often it starts', async () => {
  await suite.restart();
  const session = await visitor().logIn({ email: 'admin@sargam.test', password: 'sargam-demo' });
  expect(session.person).toMatchObject({ role: Role.ROLE_ADMIN, emailVerified: true });
});
