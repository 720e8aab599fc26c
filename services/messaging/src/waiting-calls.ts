import { requireCaller } from '@sargam/chassis/service';
import type { MessagingServiceImplementation } from '@sargam/proto/messaging/v1/messaging';
import { type ContactModel, countUnreplied } from './contact/contact-store.ts';
import type { MailStore } from './mails/mail-store.ts';
import { countUnansweredThreads, type ThreadModel } from './threads/thread-store.ts';

/** What waits for an admin, for the dashboard. */
export const waitingCalls = (
  messages: ContactModel,
  threads: ThreadModel,
  mails: MailStore,
): Pick<MessagingServiceImplementation, 'countWaiting'> => ({
  countWaiting: async (_, context) => {
    requireCaller(context, { roles: ['admin'] });
    const [contactMessages, unanswered, unknownMails] = await Promise.all([
      countUnreplied(messages),
      countUnansweredThreads(threads),
      mails.countUnknown(),
    ]);
    return { contactMessages, threads: unanswered, unknownMails };
  },
});
