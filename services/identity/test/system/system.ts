import { createLog } from '@sargam/chassis/log';
import { openDatabase } from '@sargam/chassis/sql';
import { startTestService } from '@sargam/chassis/testing';
import { AuditServiceDefinition } from '@sargam/proto/identity/v1/audit';
import { IdentityServiceDefinition, Role, type SignUpRequest } from '@sargam/proto/identity/v1/identity';
import { PasskeyServiceDefinition } from '@sargam/proto/identity/v1/passkeys';
import { PasswordServiceDefinition } from '@sargam/proto/identity/v1/passwords';
import { PeopleServiceDefinition } from '@sargam/proto/identity/v1/people';
import { ProfileServiceDefinition } from '@sargam/proto/identity/v1/profiles';
import { SecondFactorServiceDefinition } from '@sargam/proto/identity/v1/second_factors';
import { SessionServiceDefinition } from '@sargam/proto/identity/v1/sessions';
import { SocialLoginServiceDefinition } from '@sargam/proto/identity/v1/social';
import { SuspensionServiceDefinition } from '@sargam/proto/identity/v1/suspensions';
import type { UserEvent } from '@sargam/proto/identity/v2/events';
import { settings } from '../../src/config.ts';
import type { Tables } from '../../src/database.ts';
import { createLinkTokens } from '../../src/mailed-links/link-tokens.ts';
import type { PersonId } from '../../src/people/person.ts';
import { userEvents } from '../../src/people/person-events.ts';
import { startIdentity } from '../../src/start.ts';
import { siteUrl } from './social-sandbox.ts';

type UserEventCase = NonNullable<UserEvent['event']>;
type EventValue<C extends UserEventCase['$case']> = Extract<UserEventCase, { $case: C }>['value'];

let people = 0;

/** Starts the service with its own stores, a test clock, captured log lines and clients for callers. */
export const startTestSystem = async (
  env: Readonly<Record<string, string>> = {},
  /** The environment that the rules see; the keys and addresses of tests are not allowed in production. */
  sargamEnv: 'test' | 'production' = 'test',
) => {
  const clock = { now: new Date() };
  const lines: string[] = [];
  const service = await startTestService(import.meta.dirname, {
    settings,
    start: (started) => startIdentity({ ...started, settings: { ...started.settings, sargamEnv } }),
    clock: () => clock.now,
    env: { SITE_URL: siteUrl, ...env },
    log: createLog({
      service: 'identity',
      level: 'debug',
      destination: { write: (line) => void lines.push(line) },
    }),
  });
  const { db } = await openDatabase<Tables>(service.service);
  service.publishedEvents(userEvents);
  const linkTokens = createLinkTokens(service.settings.keySecret);

  const callsOf = (caller: Pick<typeof service, 'client'>) => ({
    audit: caller.client(AuditServiceDefinition),
    identity: caller.client(IdentityServiceDefinition),
    passkeys: caller.client(PasskeyServiceDefinition),
    people: caller.client(PeopleServiceDefinition),
    passwords: caller.client(PasswordServiceDefinition),
    profiles: caller.client(ProfileServiceDefinition),
    secondFactors: caller.client(SecondFactorServiceDefinition),
    sessions: caller.client(SessionServiceDefinition),
    social: caller.client(SocialLoginServiceDefinition),
    suspensions: caller.client(SuspensionServiceDefinition),
  });
  const visitor = callsOf(service);
  const as = (subject: string, session = '', role = 'student') =>
    callsOf(service.as({ subject, session, roles: [role] }));

  const buildSignUpForm = (change: Partial<SignUpRequest> = {}): SignUpRequest => ({
    client: undefined,
    name: 'Mitu Rahman',
    email: `mitu${(people += 1)}@example.com`,
    password: 'kokil-da-1',
    phone: '01711000000',
    address: 'Dhanmondi, Dhaka',
    dateOfBirth: '2001-04-14',
    photo: 'people/mitu.webp',
    referralCode: '',
    role: Role.ROLE_UNSPECIFIED,
    // Instructors need a profile of their own.
    instructorId: change.role === Role.ROLE_INSTRUCTOR ? `profile-${people}` : '',
    language: 'bn',
    ...change,
  });

  return {
    service,
    clock,
    lines,
    db,
    visitor,
    as,
    buildSignUpForm,
    admin: as('a', '', 'admin'),
    /** Signs up a person. */
    async createPerson(change: Partial<SignUpRequest> = {}) {
      const form = buildSignUpForm(change);
      const { id } = await visitor.identity.signUp(form);
      const { email, password } = form;
      return { id, email, password, logIn: (browserToken = '') => logIn(email, password, browserToken) };
    },
    logIn,
    /** Published events of a person, in order. */
    published<C extends UserEventCase['$case']>(id: string, kind: C): EventValue<C>[] {
      return service
        .publishedEvents(userEvents)
        .flatMap(({ key, event: { event } }) =>
          key === id && event?.$case === kind ? [event.value as EventValue<C>] : [],
        );
    },
    /** The token of a mailed link; empty without a link. `mailed-links.test.ts` asks for it as messaging does. */
    tokenOf: (link: { readonly linkId: string } | undefined) => (link ? linkTokens.derive(link.linkId) : ''),
    createAdmin,
    /** Creates an account of a role, as an admin, and returns a function that logs in to it. */
    /** Staff who have set up their account (`set-up.test.ts`) and kept the password. */
    async createStaff(role: Role) {
      const { email, password } = buildSignUpForm();
      const admin = callsOf(service.as({ subject: 'a', roles: ['admin'] }));
      const { id } = await admin.identity.signUp(buildSignUpForm({ email, password, role }));
      await db
        .updateTable('people')
        .set({ set_up_until: null })
        .where('id', '=', id as PersonId)
        .execute();
      return { id, email, password, logIn: () => logIn(email, password) };
    },
    suspend: async (id: string) => (await createAdmin()).suspensions.suspend({ personId: id }),
    advanceMinutes: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    stop: () => service.stop(),
  };

  /** An admin with an account. `admin` above has none, which is enough for calls that store nothing about the admin. */
  async function createAdmin() {
    const { id } = await callsOf(service.as({ subject: 'a', roles: ['admin'] })).identity.signUp(
      buildSignUpForm({ role: Role.ROLE_ADMIN }),
    );
    return { id, ...as(id, '', 'admin') };
  }

  function logIn(email: string, password: string, browserToken = '') {
    const client = { device: 'Firefox on a phone', ipAddress: '203.0.113.7', browserToken };
    return visitor.identity.logIn({ email, password, client });
  }
};

export type TestSystem = Awaited<ReturnType<typeof startTestSystem>>;
