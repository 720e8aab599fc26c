import type { MemoizedCount } from '@sargam/chassis/caching';
import { requireCaller } from '@sargam/chassis/service';
import { type MessagingServiceImplementation, WaitingKind } from '@sargam/proto/messaging/v1/messaging';
import { countRowsInState, type RowModel } from './campaigns/recipient-row-store.ts';
import { type ContactModel, countContactMessages } from './contact/contact-store.ts';
import type { MailStore } from './mails/mail-store.ts';
import { countAllThreads, type ThreadModel } from './threads/thread-store.ts';

interface Deps {
  readonly messages: ContactModel;
  readonly threads: ThreadModel;
  readonly mails: MailStore;
  readonly campaignRecipients: RowModel;
  readonly memoizeCount: MemoizedCount;
}

/** What waits for an admin: all for the dashboard, one kind for the list of its messages. */
export const waitingHandlers = ({
  messages,
  threads,
  mails,
  campaignRecipients,
  memoizeCount,
}: Deps): Pick<MessagingServiceImplementation, 'countWaiting'> => ({
  countWaiting: async ({ kind }, context) => {
    requireCaller(context, { roles: ['admin'] });
    const countsAll = kind === WaitingKind.WAITING_KIND_UNSPECIFIED;
    const [contactMessages, unanswered, unknownMails, unknownCampaignMails] = await Promise.all([
      countsAll || kind === WaitingKind.WAITING_KIND_CONTACT_MESSAGES
        ? countContactMessages(messages, false, memoizeCount)
        : 0,
      countsAll || kind === WaitingKind.WAITING_KIND_THREADS
        ? countAllThreads(threads, false, memoizeCount)
        : 0,
      countsAll ? mails.countUnknown() : 0,
      countsAll ? countRowsInState(campaignRecipients, 'unknown') : 0,
    ]);
    return { contactMessages, threads: unanswered, unknownMails, unknownCampaignMails };
  },
});
