import { requireCaller } from '@sargam/chassis/service';
import type { MessagingServiceImplementation } from '@sargam/proto/messaging/v1/messaging';
import type { MailStore } from './mail-store.ts';

export const mailHandlers = (mails: MailStore): Pick<MessagingServiceImplementation, 'listSentMails'> => ({
  listSentMails: async ({ recipient }, context) => {
    requireCaller(context, { roles: ['admin'] });
    const found = await mails.listByRecipient(recipient.trim().toLowerCase());
    return {
      mails: found
        .filter(({ state }) => state === 'sent')
        .map(({ template, language, at, ...mail }) => ({
          template,
          language,
          recipient: mail.recipient,
          sentAt: at,
        })),
    };
  },
});
