import type { Mail } from '../mails/mail.ts';
import type { Envelope, SendMail } from '../mails/mailer.ts';
import type { Recipient } from './recipient-store.ts';

/**
 * Writes and sends a mail in the person's language. Suspended people get no mail. `person` is undefined for an instructor without an
 * account.
 */
export const mailPerson = async (
  { send }: { readonly send: SendMail },
  person: Recipient | undefined,
  envelope: Pick<Envelope, 'idempotencyKey' | 'template'>,
  write: (to: Pick<Recipient, 'language' | 'name'>) => Mail | Promise<Mail>,
): Promise<void> => {
  if (!person || person.suspended) return;
  const { language, name, email } = person;
  await send({ ...envelope, language, recipient: email }, await write({ language, name }));
};
