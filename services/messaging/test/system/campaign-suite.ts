import { type FakeService, startFakeService } from '@sargam/chassis/testing';
import { PeopleServiceDefinition } from '@sargam/proto/identity/v1/people';
import { CampaignServiceDefinition } from '@sargam/proto/messaging/v1/campaigns';
import { type FakeRelay, startFakeRelay } from './fake-relay.ts';
import { type MessagingSuite, messagingEnv, publishPerson, startMessagingSuite } from './messaging-suite.ts';

export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
}

export interface CampaignSuite {
  readonly suite: MessagingSuite;
  readonly relay: FakeRelay;
  readonly clock: { offsetMs: number };
  readonly env: Readonly<Record<string, string>>;
  readonly admin: ReturnType<typeof adminOf>;
  readonly filters: readonly unknown[];
  publishPerson(member: Member, change?: { readonly suspended?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

const adminOf = (suite: MessagingSuite) =>
  suite.as({ subject: 'office', roles: ['admin'] }).client(CampaignServiceDefinition);

const pageSize = 2;

/** Identity with these members. Its pages are small, so that an audience has several. */
const startIdentity = (members: readonly Member[], filters: unknown[]): Promise<FakeService> =>
  startFakeService(
    PeopleServiceDefinition,
    {
      listAudience: async ({ filter, after }) => {
        filters.push(filter);
        const rest = members.filter(({ id }) => id > after);
        const page = rest.slice(0, pageSize);
        return { members: page, next: rest.length > pageSize ? (page.at(-1)?.id ?? '') : '' };
      },
      countAudience: async ({ filter, personIds }) => {
        filters.push(filter);
        return { count: members.filter(({ id }) => personIds.length === 0 || personIds.includes(id)).length };
      },
    },
    'messaging',
  );

/** Messaging with a relay and an identity of the test. */
export const startCampaignSuite = async (
  members: readonly Member[],
  more: Readonly<Record<string, string>> = {},
): Promise<CampaignSuite> => {
  const filters: unknown[] = [];
  const [relay, identity] = await Promise.all([startFakeRelay(), startIdentity(members, filters)]);
  const clock = { offsetMs: 0 };
  const env = { ...messagingEnv, IDENTITY_ADDRESS: identity.address, SMTP_URL: relay.url, ...more };
  const suite = await startMessagingSuite({
    env,
    clock: () => new Date(Date.now() + clock.offsetMs),
  });
  return {
    suite,
    relay,
    clock,
    env,
    filters,
    // A client is bound to an address, which changes when the service is restarted.
    get admin() {
      return adminOf(suite);
    },
    publishPerson: async (member, change = {}) => {
      await publishPerson(suite, { ...member, emailVerified: true, ...change }, 'changed');
    },
    stop: async () => {
      await suite.stop();
      await identity.stop();
      relay.stop();
    },
  };
};
