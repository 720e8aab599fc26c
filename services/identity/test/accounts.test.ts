import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { IdentityServiceDefinition, Role, type SignUpRequest } from '@sargam/proto/identity/v1/identity';
import { type IdentitySettings, settings } from '../src/config.ts';
import { createLinkTokens } from '../src/mailed-links/link-tokens.ts';
import { userEvents } from '../src/people/person-events.ts';
import { startIdentity } from '../src/start.ts';

let now = new Date();
let suite: ServiceUnderTest<IdentitySettings>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, {
    settings,
    start: startIdentity,
    clock: () => now,
    env: {
      SITE_URL: 'https://sargam.test',
      FIRST_ADMIN_EMAIL: 'admin@sargam.test',
      FIRST_ADMIN_PASSWORD: 'sargam-demo',
    },
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
const waitForToken = async (personId: string): Promise<string> =>
  createLinkTokens(suite.settings.keySecret).derive((await waitForMailRequest(personId)).linkId);

describe('sign-up', () => {
  it('creates a student and requests the verification mail', async () => {
    const person = await visitor().signUp(buildSignUpForm());
    expect(person).toMatchObject({ role: Role.ROLE_STUDENT, emailVerified: false, suspended: false });
    expect(person.studentId).toMatch(/^SG-\d{6}$/);
    expect(await waitForMailRequest(person.id)).toMatchObject({
      linkId: expect.any(String),
      createdByAdmin: false,
    });
  });

  it('creates one account for concurrent sign-ups with one address', async () => {
    const form = buildSignUpForm();
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => visitor().signUp(form)));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    const failed = answers.find((answer) => answer.status === 'rejected');
    expect(failed?.reason).toMatchObject({
      kind: 'conflict',
      message: 'Email is already registered, please use login to continue.',
    });
  });

  it('rejects a role other than student from the public', async () => {
    await expect(visitor().signUp(buildSignUpForm({ role: Role.ROLE_ADMIN }))).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(as('s').signUp(buildSignUpForm({ role: Role.ROLE_INSTRUCTOR }))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('lets an admin create an instructor with name, e-mail and password only', async () => {
    const form = buildSignUpForm({
      role: Role.ROLE_INSTRUCTOR,
      instructorId: 'i1',
      photo: '',
      phone: '',
      address: '',
      dateOfBirth: '',
    });
    const created = await as('a', 'admin').signUp(form);
    expect(created).toMatchObject({ role: Role.ROLE_INSTRUCTOR, instructorId: 'i1' });
    expect(await waitForMailRequest(created.id)).toMatchObject({ createdByAdmin: true });
    const student = await as('a', 'admin').signUp(buildSignUpForm());
    expect(await waitForMailRequest(student.id)).toMatchObject({ createdByAdmin: true });
  });

  it('needs a profile for an instructor, and a profile has one account', async () => {
    const admin = as('a', 'admin');
    const form = (instructorId: string, role: Role = Role.ROLE_INSTRUCTOR) =>
      buildSignUpForm({ role, instructorId });
    await expect(admin.signUp(form(''))).rejects.toMatchObject({
      fields: [{ field: 'instructor', message: 'any of the field is missing' }],
    });
    const answers = await Promise.allSettled([admin.signUp(form('i2')), admin.signUp(form('i2'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(admin.signUp(form('i2'))).rejects.toMatchObject({ code: 'profile-taken' });
    await expect(admin.signUp(form('i2', Role.ROLE_CONTENT))).resolves.toMatchObject({ instructorId: 'i2' });
  });

  it('stores the referrer, and ignores an unknown referral code', async () => {
    const friend = await visitor().signUp(buildSignUpForm());
    const invited = await visitor().signUp(
      buildSignUpForm({ referralCode: friend.referralCode.toLowerCase() }),
    );
    await visitor().signUp(buildSignUpForm({ referralCode: 'NOBODY22' }));
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
    const { email } = await visitor().signUp(buildSignUpForm());
    expect(await visitor().checkEmail({ email: email.toUpperCase() })).toEqual({ taken: true });
    expect(await visitor().checkEmail({ email: 'free@example.com' })).toEqual({ taken: false });
  });
});

const verify = (token: string, browserToken = '') => visitor().redeemVerification({ token, browserToken });

describe('e-mail verification', () => {
  it('succeeds for every use of the link and publishes one event', async () => {
    const { id } = await visitor().signUp(buildSignUpForm());
    const token = await waitForToken(id);
    const answers = await Promise.all([1, 2, 3].map(() => verify(token)));
    expect(answers.map(({ person }) => person?.emailVerified)).toEqual([true, true, true]);
    await suite.eventually(() => {
      const verified = suite
        .publishedEvents(userEvents)
        .filter(({ event: { event } }) => event?.$case === 'emailVerified' && event.value.person?.id === id);
      expect(verified).toHaveLength(1);
    });
  });

  it('rejects an unknown and an expired link', async () => {
    await expect(verify('made-up')).rejects.toMatchObject({ kind: 'invalid' });
    const { id } = await visitor().signUp(buildSignUpForm());
    const token = await waitForToken(id);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await expect(verify(token)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

it('creates the first admin once, for any number of starts', async () => {
  await suite.restart();
  const session = await visitor().logIn({ email: 'admin@sargam.test', password: 'sargam-demo' });
  expect(session.person).toMatchObject({ role: Role.ROLE_ADMIN, emailVerified: true });
});
