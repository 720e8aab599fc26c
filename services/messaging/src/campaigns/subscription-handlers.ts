import type { Clock } from '@sargam/chassis/clock';
import { domainError } from '@sargam/chassis/errors';
import type { CampaignServiceImplementation } from '@sargam/proto/messaging/v1/campaigns';
import type { OptOutStore } from './opt-out-store.ts';
import type { RecipientRow, RowModel } from './recipient-row-store.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

export type SubscriptionHandlers = Pick<CampaignServiceImplementation, 'unsubscribe' | 'resubscribe'>;

interface Deps {
  readonly rows: RowModel;
  readonly optOuts: OptOutStore;
  readonly tokens: UnsubscribeTokens;
  readonly clock: Clock;
}

/** For everybody who has the link of a mail (decision B22). The link is valid without an end. */
export const subscriptionHandlers = ({ rows, optOuts, tokens, clock }: Deps): SubscriptionHandlers => {
  const requireRecipient = async (token: string): Promise<RecipientRow> => {
    const id = tokens.verify(token);
    const row = id === undefined ? null : await rows.findById(id).lean<RecipientRow>();
    if (!row) throw domainError.notFound('subscription-not-found', 'This link is not valid.');
    return row;
  };
  return {
    unsubscribe: async ({ token }) => {
      const row = await requireRecipient(token);
      await optOuts.add(row, row._id, clock());
      return {};
    },
    resubscribe: async ({ token }) => {
      await optOuts.remove(await requireRecipient(token));
      return {};
    },
  };
};
