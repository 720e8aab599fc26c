import { requireCaller } from '@sargam/chassis/service';
import type { MessagingServiceImplementation } from '@sargam/proto/messaging/v1/messaging';
import type { MailRecord, MailStore } from './mail-store.ts';

interface Account {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
}

interface Deps {
  readonly mails: MailStore;
  readonly people: { findByEmails(emails: readonly string[]): Promise<readonly Account[]> };
}

/** Adds the accounts with the addresses of the recipients. */
const withPeople = async (people: Deps['people'], page: readonly MailRecord[]) => {
  const found = await people.findByEmails([...new Set(page.map(({ recipient }) => recipient))]);
  const byEmail = new Map(found.map((person) => [person.email, person]));
  return page.map(({ _id: id, reason = '', ...mail }) => {
    const person = byEmail.get(mail.recipient);
    return { ...mail, id, reason, personId: person?._id ?? '', personName: person?.name ?? '' };
  });
};

export const mailHandlers = ({
  mails,
  people,
}: Deps): Pick<MessagingServiceImplementation, 'listSentMails' | 'listUnknownMails'> => ({
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

  listUnknownMails: async (request, context) => {
    requireCaller(context, { roles: ['admin'] });
    const { page, ...rest } = await mails.listUnknown(request);
    return { ...rest, mails: await withPeople(people, page) };
  },
});
