import { requireCaller } from '@sargam/chassis/service';
import type { MessagingServiceImplementation } from '@sargam/proto/messaging/v1/messaging';
import type { MailStore } from './mails/mail-store.ts';
import { countUnanswered, type ThreadModel } from './threads/thread-store.ts';

/** What waits for an admin, for the dashboard. */
export const waitingCalls = (
  threads: ThreadModel,
  mails: MailStore,
): Pick<MessagingServiceImplementation, 'countWaiting'> => ({
  countWaiting: async (_, context) => {
    requireCaller(context, { roles: ['admin'] });
    const [unanswered, unknownMails] = await Promise.all([countUnanswered(threads), mails.countUnknown()]);
    return { threads: unanswered, unknownMails };
  },
});
