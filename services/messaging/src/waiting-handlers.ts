import { requireCaller } from '@sargam/chassis/service';
import type { MessagingServiceImplementation } from '@sargam/proto/messaging/v1/messaging';
import { countRowsInState, type RowModel } from './campaigns/recipient-row-store.ts';
import { type ContactModel, countUnreplied } from './contact/contact-store.ts';
import type { MailStore } from './mails/mail-store.ts';
import { countUnansweredThreads, type ThreadModel } from './threads/thread-store.ts';

interface Deps {
  readonly messages: ContactModel;
  readonly threads: ThreadModel;
  readonly mails: MailStore;
  readonly campaignRecipients: RowModel;
}

/** What waits for an admin, for the dashboard. */
export const waitingHandlers = ({
  messages,
  threads,
  mails,
  campaignRecipients,
}: Deps): Pick<MessagingServiceImplementation, 'countWaiting'> => ({
  countWaiting: async (_, context) => {
    requireCaller(context, { roles: ['admin'] });
    const [contactMessages, unanswered, unknownMails, unknownCampaignMails] = await Promise.all([
      countUnreplied(messages),
      countUnansweredThreads(threads),
      mails.countUnknown(),
      countRowsInState(campaignRecipients, 'unknown'),
    ]);
    return { contactMessages, threads: unanswered, unknownMails, unknownCampaignMails };
  },
});
