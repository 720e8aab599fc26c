import { eventually } from '@sargam/chassis/testing';

export interface InboxMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
}

/** Part of ids and addresses, which are unique per run, because runs share the inbox. */
export const run = Date.now().toString(36);
export const addressOf = (name: string): string => `${name}.${run}@example.com`;

/** The mails in the inbox to an address. */
export const mailsTo = async (recipient: string): Promise<InboxMail[]> => {
  const answer = await fetch(`${process.env['INBOX_URL']}/email`);
  const mails = (await answer.json()) as InboxMail[];
  return mails.filter(({ to }) => to.some(({ address }) => address === recipient));
};

/** Waits for the mail to an address, which gets one. */
export const oneMailTo = (recipient: string): Promise<InboxMail | undefined> =>
  eventually(async () => {
    const mails = await mailsTo(recipient);
    expect(mails).toHaveLength(1);
    return mails[0];
  });
