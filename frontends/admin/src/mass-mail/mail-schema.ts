import type { ApiSchemas } from '@sargam/kit';
import { z } from '@sargam/kit/forms';
import { audiences, type MassMail } from './mass-mail.ts';

const required = 'kit.form.required';
const requiredText = z.string().trim().min(1, required);
const optional = z.string().trim();

/** Days and times of the site are those of Dhaka, which has no summer time. */
const toInstant = (day: string, time: string): Date => new Date(`${day}T${time}:00+06:00`);

const isFuture = ({ sendOn, sendTime }: { sendOn: string; sendTime: string }): boolean =>
  sendOn === '' || sendTime === '' || toInstant(sendOn, sendTime) > new Date();

/** Bengali is optional, but needs both its subject and its text (decision B21). */
export const mailSchema = z
  .object({
    mailTo: z.enum(audiences),
    customEmail: optional,
    subject: requiredText,
    subjectBn: optional,
    message: requiredText,
    messageBn: optional,
    sendOn: z.string(),
    sendTime: z.string(),
  })
  .refine(({ mailTo, customEmail }) => mailTo !== 'custom' || customEmail !== '', {
    error: required,
    path: ['customEmail'],
  })
  .refine(({ subjectBn, messageBn }) => subjectBn !== '' || messageBn === '', {
    error: required,
    path: ['subjectBn'],
  })
  .refine(({ subjectBn, messageBn }) => subjectBn === '' || messageBn !== '', {
    error: required,
    path: ['messageBn'],
  })
  .refine(({ sendOn, sendTime }) => sendOn !== '' || sendTime === '', { error: required, path: ['sendOn'] })
  .refine(({ sendOn, sendTime }) => sendOn === '' || sendTime !== '', { error: required, path: ['sendTime'] })
  .refine(isFuture, { error: 'admin.mail.past', path: ['sendTime'] });

export type MailValues = z.output<typeof mailSchema>;

export const toMailValues = (mail: MassMail | undefined): MailValues => ({
  mailTo: mail?.mailTo ?? 'allUser',
  customEmail: mail?.customEmail.join('\n') ?? '',
  subject: mail?.subject ?? '',
  subjectBn: mail?.subjectBn ?? '',
  message: mail?.message ?? '',
  messageBn: mail?.messageBn ?? '',
  sendOn: '',
  sendTime: '',
});

export const toContent = ({ subject, subjectBn, message, messageBn }: MailValues) => ({
  subject,
  subjectBn,
  message,
  messageBn,
});

/** The saved draft on which the form is based; empty for a new mail. */
export type Base = Pick<ApiSchemas['MassMailDraftForm'], '_id' | 'version'>;

export const toDraft = (values: MailValues, base: Base): ApiSchemas['MassMailDraftForm'] => ({
  ...toContent(values),
  ...base,
  mailTo: values.mailTo,
  customEmail: values.mailTo === 'custom' ? values.customEmail : '',
});

export const toMail = (values: MailValues, base: Base): ApiSchemas['MassMailForm'] => ({
  ...toDraft(values, base),
  ...(values.sendOn !== '' && { sendAt: toInstant(values.sendOn, values.sendTime).toISOString() }),
});
