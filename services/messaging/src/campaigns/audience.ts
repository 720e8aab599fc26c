import { createHash } from 'node:crypto';
import type { Service } from '@sargam/chassis/service';
import { PeopleServiceDefinition } from '@sargam/proto/identity/v1/people';
import type { RecipientStore } from '../recipients/recipient-store.ts';
import { type Audience, toPeopleFilter } from './campaign.ts';
import type { OptOutStore } from './opt-out-store.ts';
import type { NewRecipient } from './recipient-row-store.ts';

/** The people of an audience (decision B21). */
export interface AudienceReader {
  /** Without suspended and unsubscribed people, who get no mail. */
  count(audience: Audience): Promise<number>;
  /**
   * The recipients after a person, and the last person of the page; empty if this page is the last. Unsubscribed people are included:
   * sending skips them, and the outcomes list them as skipped.
   */
  page(
    audience: Audience,
    after: string,
  ): Promise<{ readonly recipients: readonly NewRecipient[]; readonly next: string }>;
}

interface Deps {
  readonly recipients: RecipientStore;
  readonly optOuts: OptOutStore;
}

/** The key of an address without an account is a hash, from which nobody can read the address. */
const keyOfAddress = (email: string): string =>
  `a${createHash('sha256').update(email).digest('hex').slice(0, 24)}`;

interface Addressee {
  readonly recipient: NewRecipient;
  readonly suspended: boolean;
}

/** The accounts of the addresses, and the addresses without one. */
const findAddressees = async (
  recipients: RecipientStore,
  addresses: readonly string[],
): Promise<readonly Addressee[]> => {
  const accounts = new Map(
    (await recipients.findByEmails(addresses)).map((person) => [person.email, person]),
  );
  return addresses.map((email) => {
    const person = accounts.get(email);
    const withoutAccount = { key: keyOfAddress(email), personId: '', name: '', email, language: 'en' };
    if (!person) return { recipient: withoutAccount, suspended: false };
    const { _id, name, language, suspended } = person;
    return { recipient: { key: _id, personId: _id, name, email, language }, suspended };
  });
};

export const createAudienceReader = (
  service: Service,
  address: string,
  { recipients, optOuts }: Deps,
): AudienceReader => {
  const identity = service.client(PeopleServiceDefinition, address, {
    retryable: ['listAudience', 'countAudience'],
    timeoutMs: 10_000,
  });

  const countAddressees = async ({ addresses }: Audience): Promise<number> => {
    const active = (await findAddressees(recipients, addresses)).filter(({ suspended }) => !suspended);
    const addressed = active.map(({ recipient }) => recipient);
    const optedOut = await optOuts.findOptedOut(addressed);
    return addressed.filter((recipient) => !optedOut.has(recipient)).length;
  };

  /** How many unsubscribed people are in the audience. */
  const countOptedOut = async (filter: ReturnType<typeof toPeopleFilter>): Promise<number> => {
    let total = 0;
    for await (const { personIds, addresses } of optOuts.pages()) {
      const accounts = await recipients.findByEmails(addresses);
      const ids = [...new Set([...personIds, ...accounts.map(({ _id }) => _id)])];
      if (ids.length > 0) total += (await identity.countAudience({ filter, personIds: ids })).count;
    }
    return total;
  };

  return {
    count: (audience) =>
      service.runAsService(async () => {
        if (audience.audience === 'custom') return countAddressees(audience);
        const filter = toPeopleFilter(audience.audience);
        const [{ count }, optedOut] = await Promise.all([
          identity.countAudience({ filter }),
          countOptedOut(filter),
        ]);
        return Math.max(0, count - optedOut);
      }),
    page: (audience, after) =>
      service.runAsService(async () => {
        if (audience.audience === 'custom') {
          const addressees = await findAddressees(recipients, audience.addresses);
          return { recipients: addressees.map(({ recipient }) => recipient), next: '' };
        }
        const { members, next } = await identity.listAudience({
          filter: toPeopleFilter(audience.audience),
          after,
        });
        return {
          recipients: members.map(({ id, ...member }) => ({ ...member, key: id, personId: id })),
          next,
        };
      }),
  };
};
